"""The help of the server's command in Chinese, sentence by sentence."""

from typing import Final

SERVER_HELP: Final[tuple[tuple[str, str], ...]] = (
    ("serve rooms to play in with a browser", "启动服务器，在浏览器里决斗"),
    ("the address to listen at (default: this machine alone)", "监听的地址（默认只限本机）"),
    ("the port to listen at (default: 8408)", "监听的端口（默认8408）"),
    ("processes that serve, with PostgreSQL", "服务进程数（需要PostgreSQL）"),
    ("processes of each worker in which bots think", "每个服务进程中供电脑思考的进程数"),
    ("a name by which browsers reach the server", "浏览器访问服务器所用的名称"),
    ("behind a proxy with TLS: cookies go over it alone", "在TLS代理之后：Cookie只经由加密连接"),
)

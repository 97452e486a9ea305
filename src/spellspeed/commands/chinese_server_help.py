"""The help of the server's command in Chinese, sentence by sentence."""

from typing import Final

SERVER_HELP: Final[tuple[tuple[str, str], ...]] = (
    ("serve rooms to play in with a browser", "启动服务器，在浏览器里决斗"),
    ("the address to listen at (default: this machine alone)", "监听的地址（默认只限本机）"),
    ("the port to listen at (default: 8408)", "监听的端口（默认8408）"),
    ("processes that serve, with PostgreSQL", "服务进程数（需要PostgreSQL）"),
    ("processes of each worker in which bots think", "每个服务进程中供电脑思考的进程数"),
    ("a name by which browsers reach the server", "浏览器访问服务器所用的名称"),
    ("tell numbers for Prometheus at this port", "在此端口提供Prometheus指标（仅限本机）"),
    (
        "look after the rooms of a server: status, purge, forget, revoke, backup",
        "管理服务器的房间：状态、清理、抹去姓名、收回座位、备份",
    ),
    ("take a seat back from whoever has its link or cookie", "从持有链接或Cookie的人手中收回座位"),
    ("the name of the room or event, as its address has it", "房间或赛事的名称，即地址中的那一段"),
    (
        "0 or 1: a player, 2: who watches, 3: the judge; of an event a player's number, 0: its organiser",
        "0或1：玩家，2：观战，3：裁判；赛事则是选手的号码，0：主办方",
    ),
    ("how much is kept, and whether a worker is alive", "保存了多少内容，服务进程是否在运行"),
    ("delete rooms that ended long ago", "删除很久以前结束的房间"),
    ("how long ago (default: 90 days)", "多久以前（默认90天）"),
    ("take a person's name out of all rooms; the duels stay", "从所有房间抹去某人的姓名；决斗保留"),
    ("the name as it was given", "当时填写的姓名"),
    ("copy the rooms of a SQLite file, also while it is in use", "备份SQLite文件中的房间，使用中也可以"),
    ("the file to write, which must not be there yet", "要写入的文件，不能已经存在"),
    ("put a backup where a server finds it", "把备份恢复到服务器使用的位置"),
    ("the backup", "备份文件"),
    ("a limit that is not as usual", "与默认值不同的限制"),
    ("behind a proxy with TLS: cookies go over it alone", "在TLS代理之后：Cookie只经由加密连接"),
    ("a folder with pictures of cards of your own (PASSWORD.jpg)", "自备卡图的文件夹（文件名为卡片密码.jpg）"),
    ("open the page in your browser", "在浏览器中打开页面"),
)

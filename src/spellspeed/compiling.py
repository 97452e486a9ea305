"""What the compiler is told; it means nothing to the interpreter, which needs no compiler for it.

A class that a class outside the compiled core builds upon says so: `mypyc_attr(allow_interpreted_subclasses=True)`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    Class = TypeVar("Class", bound=type)

    def mypyc_attr(**said: bool) -> Callable[[Class], Class]:
        """Leave a class as it is."""
        return lambda class_: class_

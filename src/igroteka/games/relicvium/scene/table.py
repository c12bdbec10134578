from igroteka.games.relicvium.rules.state import Relicvium
from igroteka.scene import Palette, Scene, Turn


def scene(g: Relicvium, viewer: int | None) -> Scene:
    return Scene(
        game="relicvium",
        viewer=viewer,
        palette=Palette("atlas", "#fff", "#000", "#f00"),
        seats=(),
        turn=Turn(),
    )

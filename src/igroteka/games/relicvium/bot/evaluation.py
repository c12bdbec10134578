from igroteka.games.relicvium.rules.state import Relicvium


def evaluate(g: Relicvium, seat: int) -> float:
    return float(g.holder.count(seat))

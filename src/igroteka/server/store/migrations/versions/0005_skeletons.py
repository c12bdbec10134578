"""What names look like at a glance, so that nobody passes for somebody else."""

import sqlalchemy as sa
from alembic import op

from igroteka.server.names import skeleton

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A column, filled for everybody who is registered."""
    op.add_column("people", sa.Column("skeleton", sa.String))
    op.create_index("ix_people_skeleton", "people", ["skeleton"])
    people = sa.table("people", *(sa.column(name) for name in ("id", "name", "folded", "skeleton")))
    registered = sa.select(people.c.id, people.c.name).where(people.c.folded.is_not(None))
    for id, name in op.get_bind().execute(registered).all():
        mine = sa.update(people).where(people.c.id == id)
        op.execute(mine.values(skeleton=skeleton(name)))

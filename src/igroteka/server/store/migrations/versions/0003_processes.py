"""Which processes serve this database, by which rules, and who looks at a table through them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A row for each process, and one for each person at a table in it."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
        sa.Column("builds", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
    )

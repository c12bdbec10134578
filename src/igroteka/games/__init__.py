"""The games. Each lives in a folder of its own and is reached through the registry only."""

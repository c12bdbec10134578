"""Clients of live tables that weigh next to nothing: the server is to be measured, not they.

A client is a web socket in as few lines as the protocol allows. It decodes what it needs, which
is the number of a state and its open questions, and writes down when which state came.
"""

from __future__ import annotations

import asyncio
import base64
import bisect
import secrets
import zlib
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from igroteka.server.wire import PROTOCOL

PLAIN, DEFLATE = 0x81, 0xC1
"""The first byte of a whole text message, as it is or compressed."""
CLOSE, PING, PONG = 0x88, 0x89, 0x8A
TAIL = b"\x00\x00\xff\xff"


class Option(msgspec.Struct):
    """All that a client without eyes needs of an option."""

    key: str


class Ask(msgspec.Struct):
    """An open question."""

    seat: int
    options: list[Option]


class Word(msgspec.Struct):
    """Anything that the server says."""

    say: str
    seq: int = -1
    key: str = ""
    asks: list[Ask] = []
    over: bool = False
    problem: str = ""


_decode = msgspec.json.Decoder(Word).decode
_encode = msgspec.json.Encoder().encode


class Client(asyncio.Protocol):
    """One person at one table, who answers at random."""

    def __init__(self, table: LiveTable, headers: dict[str, str], deflate: bool) -> None:
        self.table = table
        self.word: Word | None = None
        """The newest state."""
        self.acked = -1
        self.open_key = ""
        self.seqs: list[int] = []
        self.times: list[float] = []
        self.bytes = 0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._headers = headers
        self._deflate = deflate
        self._inflate: Callable[[bytes], bytes] | None = None
        self._buffer = b""
        self._upgraded = False
        self._transport: Any = None

    # The web socket ------------------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        """Ask for a web socket."""
        self._transport = transport
        offer = {"Sec-WebSocket-Extensions": "permessage-deflate"} if self._deflate else {}
        lines = [
            f"GET /api/tables/{self.table.id}/socket HTTP/1.1",
            "Host: 127.0.0.1",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
            *(f"{name}: {value}" for name, value in {**offer, **self._headers}.items()),
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Take whole messages from what has come."""
        self.bytes += len(data)
        self._buffer += data
        if not self._upgraded and not self._accepted():
            return
        buffer, at = self._buffer, 0
        while (head := _head(buffer, at)) is not None:
            first, start, end = head
            if len(buffer) < end:
                break
            self._message(first, buffer[start:end])
            at = end
        if at:
            self._buffer = buffer[at:]

    def connection_lost(self, error: Exception | None) -> None:
        """The server hung up, or we did."""
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionError("the server hung up at once"))
        self.table.lost(self)

    def _accepted(self) -> bool:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            raise ConnectionError(head.decode(errors="replace"))
        if b"permessage-deflate" in head:
            inflate = zlib.decompressobj(-15).decompress
            self._inflate = lambda data: inflate(data + TAIL)
        self._upgraded = True
        self._buffer = rest
        self._send(PLAIN, _encode({"say": "hello", "protocol": self.table.load.protocol}))
        return True

    def _message(self, first: int, data: bytes) -> None:
        if first == DEFLATE and self._inflate is not None:
            self._heard(_decode(self._inflate(data)))
        elif first == PLAIN:
            self._heard(_decode(data))
        elif first == PING:
            self._send(PONG, data)
        elif first != CLOSE:
            raise ConnectionError(f"a frame that nobody expects: {first:#x}")

    def _send(self, first: int, data: bytes) -> None:
        """A mask is a must; this one changes nothing."""
        size = len(data)
        head = (
            bytes((first, 0x80 | size))
            if size < 126
            else bytes((first, 0xFE, size >> 8, size & 255))
        )
        self._transport.write(head + b"\0\0\0\0" + data)

    def close(self) -> None:
        """Hang up."""
        self._transport.abort()

    # The table -----------------------------------------------------------------------------

    def _heard(self, word: Word) -> None:
        if word.say == "state":
            self.seqs.append(word.seq)
            self.times.append(perf_counter())
            self.word = word
            if not self.ready.done():
                self.ready.set_result(None)
            if word.over:
                self.table.ended()
        elif word.say == "ack" and word.key == self.open_key:
            self.acked = word.seq
            self.open_key = ""
            self.table.accepted(word)
        elif word.say == "refused":
            self.open_key = ""
            self.table.load.refused.append(word.problem)
        self.go_on()

    def go_on(self) -> None:
        """Answer, if we are asked and everything we said is settled."""
        word = self.word
        if word is None or not word.asks or self.open_key or word.seq < self.acked:
            return
        if self.table.playing:
            self.open_key = "soon"
            self.table.load.when(self.table, self._answer)

    def _answer(self) -> None:
        word = self.word
        assert word is not None
        if not word.asks or not self.table.playing:
            self.open_key = ""
            return
        ask = word.asks[0]
        option = ask.options[int(self.table.load.rng.random() * len(ask.options))].key
        self.open_key = key = self.table.next_key()
        answer = {"say": "answer", "key": key, "seat": ask.seat, "option": option}
        self.table.sent[key] = perf_counter()
        self._send(PLAIN, _encode({**answer, "expected": word.seq}))


def _head(buffer: bytes, at: int) -> tuple[int, int, int] | None:
    """First byte, start and end of the message there, once its head has come."""
    if len(buffer) < at + 2:
        return None
    size = buffer[at + 1]
    wide = {126: 2, 127: 8}.get(size, 0)
    start = at + 2 + wide
    if len(buffer) < start:
        return None
    if wide:
        size = int.from_bytes(buffer[at + 2 : start])
    return buffer[at], start, start + size


class LiveTable:
    """A table and its clients."""

    def __init__(self, load: Load, id: str) -> None:
        self.load = load
        self.id = id
        self.clients: list[Client] = []
        self.playing = False
        self.slot = 0.0
        """When the next answer may be given, where there is a pace."""
        self.sent: dict[str, float] = {}
        self.settled: list[tuple[float, int]] = []
        """When each accepted answer was sent, and its number."""

    def next_key(self) -> str:
        """A name for an answer."""
        return f"{len(self.sent)}"

    def play(self) -> None:
        """Let the clients answer from now on."""
        self.playing = True
        for client in self.clients:
            client.go_on()

    def accepted(self, word: Word) -> None:
        """An answer is durable."""
        self.settled.append((self.sent[word.key], word.seq))

    def ended(self) -> None:
        """The match is over: another table takes its place."""
        if self.playing:
            self.playing = False
            self.load.replace(self)

    def lost(self, client: Client) -> None:
        """A client is gone."""
        if self.playing:
            self.load.refused.append("connection lost")

    def delays(self, since: float, until: float) -> list[float]:
        """Seconds from each answer of that time to its state, at every client that got one."""
        found: list[float] = []
        for sent, seq in self.settled:
            if not since <= sent < until:
                continue
            for client in self.clients:
                at = bisect.bisect_left(client.seqs, seq)
                if at < len(client.seqs):
                    found.append(client.times[at] - sent)
        return found


class Load:
    """All tables of a run. `pace`: answers a second of all tables together, or as they come."""

    def __init__(self, pace: float = 0.0, seed: int = 1, protocol: int = PROTOCOL) -> None:
        self.protocol = protocol
        self.rng = Random(seed)
        self.live: list[LiveTable] = []
        self.spare: list[LiveTable] = []
        self.done: list[LiveTable] = []
        self.refused: list[str] = []
        self.pace = pace
        self.dry = asyncio.Event()
        """A match is over, and no table waits to take its place."""

    @property
    def tables(self) -> list[LiveTable]:
        """Every table there is."""
        return [*self.live, *self.spare, *self.done]

    @property
    def bytes(self) -> int:
        """All that was sent to anybody."""
        return sum(client.bytes for table in self.tables for client in table.clients)

    async def connect(
        self, id: str, port: int, people: list[dict[str, str]], deflate: bool
    ) -> LiveTable:
        """Everybody comes to a table and looks at it."""
        table = LiveTable(self, id)
        loop = asyncio.get_running_loop()
        for headers in people:
            make = lambda headers=headers: Client(table, headers, deflate)  # noqa: E731
            _, client = await loop.create_connection(make, "127.0.0.1", port)
            table.clients.append(client)
            await client.ready
        return table

    def when(self, table: LiveTable, answer: Callable[[], None]) -> None:
        """Answer at once, or when it is the table's turn."""
        if not self.pace:
            answer()
            return
        loop = asyncio.get_running_loop()
        now = loop.time()
        between = len(self.live) / self.pace
        if not table.slot:
            table.slot = now + self.rng.random() * between
        table.slot = max(table.slot + between, now)
        loop.call_at(table.slot, answer)

    def replace(self, table: LiveTable) -> None:
        """A match is over; somebody else begins."""
        self.live.remove(table)
        self.done.append(table)
        if self.spare:
            new = self.spare.pop()
            self.live.append(new)
            asyncio.get_running_loop().call_soon(new.play)
        else:
            self.dry.set()

    def begin(self, tables: int) -> None:
        """Let so many tables play."""
        self.live, self.spare = self.spare[:tables], self.spare[tables:]
        for table in self.live:
            table.play()

    def stop(self) -> None:
        """Nobody answers any more."""
        for table in self.live:
            table.playing = False

    def close(self) -> None:
        """Everybody goes."""
        self.stop()
        for table in self.tables:
            for client in table.clients:
                client.close()

import { once } from "node:events";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import type pg from "pg";

/** The parts of pg's connection that COPY needs; its types omit them. */
type Connection = {
  readonly stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

/** Receives the server’s messages from pg; an error ends it. */
type Statement = {
  submit(connection: Connection): void;
  handleError(error: Error): void;
  handleCommandComplete(message: { text: string }): void;
  handleReadyForQuery(): void;
  handleCopyData(message: { chunk: Buffer }, connection: Connection): void;
  handleCopyInResponse(connection: Connection): void;
  handleEmptyQuery(): void;
  handleRowDescription(): void;
};

const blockSize = 64 * 1024;

/** The rows of `copy … to stdout`, one line each. The server waits while they are not read. */
export function copyOut(client: pg.Client, text: string): Readable {
  let socket: Socket | undefined;
  let rows: Buffer[] = [];
  let size = 0;
  const stream = new Readable({ highWaterMark: 4 * blockSize, read: () => void socket?.resume() });
  const flush = (): boolean => {
    if (size === 0) return true;
    const block = Buffer.concat(rows);
    rows = [];
    size = 0;
    return stream.push(block);
  };
  submit(client, {
    submit(connection) {
      socket = connection.stream;
      connection.query(text);
    },
    handleError: (error) => void stream.destroy(error),
    handleCopyData({ chunk }, connection) {
      // The reader reuses its buffer, so this stores a copy.
      rows.push(Buffer.from(chunk));
      size += chunk.length;
      if (size >= blockSize && !flush()) connection.stream.pause();
    },
    handleReadyForQuery() {
      if (stream.destroyed) return;
      flush();
      stream.push(null);
    },
  });
  return stream;
}

/** Sends lines to `copy … from stdin` and returns how many rows the server stored. */
export function copyIn(client: pg.Client, text: string, lines: AsyncIterable<Buffer>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let failure: Error | undefined;
  let count = 0;
  submit(client, {
    submit: (connection) => connection.query(text),
    handleCopyInResponse(connection) {
      send(connection, lines).catch((error: unknown) => {
        failure = error instanceof Error ? error : new Error(String(error));
        connection.sendCopyFail("The backup could not be read.");
      });
    },
    handleError(error) {
      // The reader’s own error says more than the server’s, which only knows that we stopped.
      reject(failure ?? error);
    },
    handleCommandComplete: ({ text }) => {
      count = Number(/^COPY (\d+)$/.exec(text)?.[1]);
    },
    handleReadyForQuery: () => resolve(count),
  });
  return promise;
}

async function send(connection: Connection, lines: AsyncIterable<Buffer>) {
  for await (const block of lines) {
    connection.sendCopyFromChunk(block);
    if (connection.stream.destroyed) throw new Error("The database has gone away.");
    if (connection.stream.writableNeedDrain) await once(connection.stream, "drain");
  }
  connection.endCopyFrom();
}

function submit(client: pg.Client, parts: Partial<Statement>) {
  const nothing = () => {};
  const statement: Statement = {
    submit: nothing,
    handleError: nothing,
    handleCommandComplete: nothing,
    handleReadyForQuery: nothing,
    handleCopyData: nothing,
    handleCopyInResponse: nothing,
    handleEmptyQuery: nothing,
    handleRowDescription: nothing,
    ...parts,
  };
  client.query(statement as unknown as pg.Submittable);
}

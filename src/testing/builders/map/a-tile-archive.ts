import { gzipSync } from "node:zlib";

type Tile = { readonly number: number; readonly content: string; readonly run?: number };

/** A PMTiles file with these tiles, ordered by number. `leaves` puts the directory one level down. */
export function aTileArchive(tiles: readonly Tile[], { leaves = false, tileType = 1 } = {}): Buffer {
  const packed = tiles.map(({ content }) => gzipSync(content));
  let offset = 0;
  const rows = tiles.map(({ number, run = 1 }, at) => {
    const length = packed[at]?.length ?? 0;
    offset += length;
    return { number, run, length, offset: offset - length };
  });
  const list = directory(rows);
  const first = rows[0]?.number ?? 0;
  const root = leaves ? directory([{ number: first, run: 0, length: list.length, offset: 0 }]) : list;
  const sections = [root, gzipSync("{}"), leaves ? list : Buffer.alloc(0), Buffer.concat(packed)];
  return Buffer.concat([header(sections, tileType), ...sections]);
}

function header(sections: readonly Buffer[], tileType: number): Buffer {
  const head = Buffer.alloc(127);
  head.write("PMTiles");
  head[7] = 3;
  let at = head.length;
  for (const [number, { length }] of sections.entries()) {
    head.writeBigUInt64LE(BigInt(at), [8, 24, 40, 56][number] ?? 0);
    head.writeBigUInt64LE(BigInt(length), [16, 32, 48, 64][number] ?? 0);
    at += length;
  }
  const [clustered, gzip] = [1, 2];
  head.set([clustered, gzip, gzip, tileType, 0, 14], 96);
  for (const [number, degrees] of [17.8, -34.9, 24.4, -31].entries())
    head.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * number);
  return head;
}

type Row = { readonly number: number; readonly run: number; readonly length: number; readonly offset: number };

function directory(rows: readonly Row[]): Buffer {
  const bytes: number[] = [];
  const write = (value: number) => {
    let left = value;
    for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
    bytes.push(left);
  };
  write(rows.length);
  rows.forEach(({ number }, at) => void write(number - (rows[at - 1]?.number ?? 0)));
  for (const { run } of rows) write(run);
  for (const { length } of rows) write(length);
  rows.forEach(({ offset }, at) => {
    const before = rows[at - 1];
    write(before && before.offset + before.length === offset ? 0 : offset + 1);
  });
  return gzipSync(Buffer.from(bytes));
}

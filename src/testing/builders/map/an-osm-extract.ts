import { deflateSync } from "node:zlib";

export type OsmNode = {
  readonly id: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly tags?: Readonly<Record<string, string>>;
};
export type OsmWay = { readonly refs: readonly number[]; readonly tags: Readonly<Record<string, string>> };

/** An extract in the format of OpenStreetMap’s own tools (.osm.pbf): one block of points and one of ways. */
export function anOsmExtract(nodes: readonly OsmNode[], ways: readonly OsmWay[]): Buffer {
  const header = field(4, Buffer.from("OsmSchema-V0.6"));
  return Buffer.concat([
    block("OSMHeader", header),
    block("OSMData", nodesBlock(nodes)),
    block("OSMData", waysBlock(ways)),
  ]);
}

function nodesBlock(nodes: readonly OsmNode[]): Buffer {
  const words = ["", ...new Set(nodes.flatMap(({ tags = {} }) => Object.entries(tags).flat()))];
  // The tags of each point as key and value numbers, ended by a zero.
  const said = nodes.flatMap(({ tags = {} }) => [
    ...Object.entries(tags)
      .flat()
      .map((word) => words.indexOf(word)),
    0,
  ]);
  const dense = [denseNodes(nodes), ...(words.length > 1 ? [field(10, packed(said))] : [])];
  return primitives(words, field(2, Buffer.concat(dense)));
}

function denseNodes(nodes: readonly OsmNode[]): Buffer {
  const column = (of: (node: OsmNode) => number) => differences(nodes.map(of));
  const tenMillionths = (degrees: number) => Math.round(degrees * 1e7);
  return Buffer.concat([
    field(
      1,
      column(({ id }) => id),
    ),
    field(
      8,
      column(({ latitude }) => tenMillionths(latitude)),
    ),
    field(
      9,
      column(({ longitude }) => tenMillionths(longitude)),
    ),
  ]);
}

function waysBlock(ways: readonly OsmWay[]): Buffer {
  const words = ["", ...new Set(ways.flatMap(({ tags }) => Object.entries(tags).flat()))];
  const written = ways.map(({ refs, tags }, at) =>
    Buffer.concat([
      number(1, at + 1),
      field(2, packed(Object.keys(tags).map((word) => words.indexOf(word)))),
      field(3, packed(Object.values(tags).map((word) => words.indexOf(word)))),
      field(8, differences(refs)),
    ]),
  );
  return primitives(words, Buffer.concat(written.map((way) => field(3, way))));
}

const primitives = (words: readonly string[], group: Buffer): Buffer =>
  Buffer.concat([field(1, Buffer.concat(words.map((word) => field(1, Buffer.from(word))))), field(2, group)]);

function block(type: string, content: Buffer): Buffer {
  const blob = Buffer.concat([number(2, content.length), field(3, deflateSync(content))]);
  const header = Buffer.concat([field(1, Buffer.from(type)), number(3, blob.length)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, blob]);
}

const field = (id: number, content: Buffer): Buffer => Buffer.concat([packed([id * 8 + 2, content.length]), content]);
const number = (id: number, value: number): Buffer => packed([id * 8, value]);

/** Delta encoding: each number less the one before it, zigzagged so that odd numbers are negative. */
const differences = (values: readonly number[]): Buffer =>
  packed(
    values.map((value, at) => {
      const more = value - (values[at - 1] ?? 0);
      return more < 0 ? -2 * more - 1 : 2 * more;
    }),
  );

function packed(values: readonly number[]): Buffer {
  const bytes: number[] = [];
  for (const value of values) {
    let left = value;
    for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
    bytes.push(left);
  }
  return Buffer.from(bytes);
}

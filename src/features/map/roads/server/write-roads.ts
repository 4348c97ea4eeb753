import { unitsPerDegree } from "./read-roads.ts";

/** A road network before writing. Coordinates are whole units, as in the file. */
export type RoadPlan = {
  readonly nodes: readonly (readonly [longitude: number, latitude: number])[];
  readonly edges: readonly PlannedEdge[];
};
export type PlannedEdge = {
  readonly from: number;
  readonly to: number;
  readonly flags: number;
  readonly kmh: number;
  readonly metres: number;
  readonly name: string;
  readonly bends: readonly (readonly [longitude: number, latitude: number])[];
};

const classes = ["motorway", "trunk", "primary", "secondary", "tertiary", "minor", "service"];

/** The file that `readRoads` parses. */
export function writeRoads({ nodes, edges }: RoadPlan): Buffer {
  const names = ["", ...new Set(edges.map(({ name }) => name).filter(Boolean))];
  const parts = {
    nodes: writeNodes(nodes),
    edges: writeEdges({ nodes, edges }, new Map(names.map((name, number) => [name, number]))),
    names: Buffer.from(names.map((name) => name.replaceAll("\n", " ")).join("\n")),
  };
  let offset = 0;
  const sections = Object.entries(parts).map(([name, { length }]) => {
    const section = { name, off: offset, len: length };
    offset += length;
    return section;
  });
  const header = Buffer.from(
    JSON.stringify({
      format: "CTRG",
      version: 1,
      unitDeg: 1 / unitsPerDegree,
      classes,
      nodes: nodes.length,
      edges: edges.length,
      names: names.length,
      attribution: "© OpenStreetMap contributors",
      licence: "ODbL 1.0",
      sections,
    }),
  );
  const start = Buffer.alloc(12);
  start.write("CTRG");
  start.writeUInt32LE(1, 4);
  start.writeUInt32LE(header.length, 8);
  return Buffer.concat([start, header, ...Object.values(parts)]);
}

function writeNodes(nodes: RoadPlan["nodes"]): Buffer {
  const numbers = new Numbers();
  let [x, y] = [0, 0];
  for (const [longitude, latitude] of nodes) {
    numbers.signed(longitude - x);
    numbers.signed(latitude - y);
    [x, y] = [longitude, latitude];
  }
  return numbers.bytes();
}

/** Sorted by start node, so that the differences are small and never negative. */
function writeEdges({ nodes, edges }: RoadPlan, names: ReadonlyMap<string, number>): Buffer {
  const numbers = new Numbers();
  let before = 0;
  for (const edge of edges.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    numbers.whole(edge.from - before);
    numbers.signed(edge.to - edge.from);
    numbers.byte(edge.flags);
    numbers.byte(edge.kmh);
    numbers.whole(Math.max(1, Math.round(edge.metres * 10)));
    numbers.whole(names.get(edge.name) ?? 0);
    numbers.whole(edge.bends.length);
    let [x, y] = nodes[edge.from] ?? [0, 0];
    for (const [longitude, latitude] of edge.bends) {
      numbers.signed(longitude - x);
      numbers.signed(latitude - y);
      [x, y] = [longitude, latitude];
    }
    before = edge.from;
  }
  return numbers.bytes();
}

/**
 * Variable-length numbers: seven bits per byte, the eighth bit set on all but the last; odd numbers are
 * negative.
 */
class Numbers {
  #buffer = Buffer.alloc(1024);
  #length = 0;

  byte(value: number) {
    if (this.#length === this.#buffer.length) this.#buffer = Buffer.concat([this.#buffer, this.#buffer]);
    this.#buffer[this.#length++] = value;
  }

  whole(value: number) {
    let left = value;
    for (; left > 127; left = Math.floor(left / 128)) this.byte((left % 128) + 128);
    this.byte(left);
  }

  signed(value: number) {
    this.whole(value < 0 ? -2 * value - 1 : 2 * value);
  }

  bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }
}

/**
 * A road network as stored in roads.bin (format CTRG, version 1): "CTRG", version and header length as 32-bit
 * numbers, a JSON header, then nodes, edges and names as variable-length differences. `npm run roads` writes
 * it. Coordinates are whole hundred-thousandths of a degree, about a metre.
 */
export type RoadNetwork = {
  readonly nodes: number;
  readonly edges: number;
  /** Per node. */
  readonly longitude: Int32Array;
  readonly latitude: Int32Array;
  /** Per edge: its nodes, kind, speed and length. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly flags: Uint8Array;
  readonly kmh: Uint8Array;
  readonly metres: Float32Array;
  /** The bends of edge i are at bendsFrom[i] to bendsFrom[i + 1]. */
  readonly bendsFrom: Uint32Array;
  readonly bendLongitude: Int32Array;
  readonly bendLatitude: Int32Array;
};

export const unitsPerDegree = 1e5;
export const metresPerUnit = 111_195 / unitsPerDegree;
const magic = "CTRG";
const version = 1;
/** Handling this many nodes or edges takes well under a millisecond. */
const stepOf = 1024;

export const roadFlags = { class: 7, ramp: 8, oneWay: 16, bridge: 32, metro: 64, notRoutable: 128 } as const;
export const isRamp = (flags: number) => (flags & roadFlags.ramp) !== 0;
export const isOneWay = (flags: number) => (flags & roadFlags.oneWay) !== 0;
export const isRoutable = (flags: number) => (flags & roadFlags.notRoutable) === 0;
/** A motorway or its ramp, where no one can be picked up. */
export const isFreeway = (flags: number) => (flags & roadFlags.class) === 0 || isRamp(flags);

type Header = {
  readonly nodes: number;
  readonly edges: number;
  readonly sections: readonly { readonly name: string; readonly off: number; readonly len: number }[];
};

/** Parses the file; yields now and then, because it is large. */
export function* readRoads(file: Uint8Array): Generator<undefined, RoadNetwork> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const text = (from: number, to: number) => new TextDecoder().decode(file.subarray(from, to));
  if (file.length < 12 || text(0, 4) !== magic || view.getUint32(4, true) !== version)
    throw new Error("This is no road network of the version we read.");
  const start = 12 + view.getUint32(8, true);
  const header = JSON.parse(text(12, start)) as Header;
  const nodes = yield* readNodes(reader(file, start + sectionOf(header, "nodes")), header.nodes);
  return yield* readEdges(reader(file, start + sectionOf(header, "edges")), header.edges, nodes);
}

function sectionOf({ sections }: Header, name: string): number {
  const section = sections.find((one) => one.name === name);
  if (!section) throw new Error(`This road network has no ${name}.`);
  return section.off;
}

type Nodes = Pick<RoadNetwork, "nodes" | "longitude" | "latitude">;

function* readNodes(numbers: Numbers, count: number): Generator<undefined, Nodes> {
  const [longitude, latitude] = [new Int32Array(count), new Int32Array(count)];
  let [x, y] = [0, 0];
  for (let node = 0; node < count; node++) {
    x += numbers.signed();
    y += numbers.signed();
    longitude[node] = x;
    latitude[node] = y;
    if (node % stepOf === 0) yield;
  }
  return { nodes: count, longitude, latitude };
}

function* readEdges(numbers: Numbers, count: number, nodes: Nodes): Generator<undefined, RoadNetwork> {
  const [from, to] = [new Uint32Array(count), new Uint32Array(count)];
  const [flags, kmh] = [new Uint8Array(count), new Uint8Array(count)];
  const [metres, bendsFrom] = [new Float32Array(count), new Uint32Array(count + 1)];
  const bends = new Bends();
  let node = 0;
  for (let edge = 0; edge < count; edge++) {
    node += numbers.whole();
    from[edge] = node;
    to[edge] = node + numbers.signed();
    flags[edge] = numbers.byte();
    kmh[edge] = numbers.byte();
    metres[edge] = numbers.whole() / 10;
    // Skips the name’s number, which routes do not need.
    numbers.whole();
    let [x, y] = [nodes.longitude[node] ?? 0, nodes.latitude[node] ?? 0];
    for (let left = numbers.whole(); left > 0; left--) {
      x += numbers.signed();
      y += numbers.signed();
      bends.push(x, y);
    }
    bendsFrom[edge + 1] = bends.count;
    if (edge % stepOf === 0) yield;
  }
  return { ...nodes, edges: count, from, to, flags, kmh, metres, bendsFrom, ...bends.columns() };
}

/** Two columns that grow. */
class Bends {
  count = 0;
  #longitude = new Int32Array(1024);
  #latitude = new Int32Array(1024);

  push(x: number, y: number) {
    if (this.count === this.#longitude.length) {
      this.#longitude = doubled(this.#longitude);
      this.#latitude = doubled(this.#latitude);
    }
    this.#longitude[this.count] = x;
    this.#latitude[this.count++] = y;
  }

  columns() {
    return { bendLongitude: this.#longitude.slice(0, this.count), bendLatitude: this.#latitude.slice(0, this.count) };
  }
}

function doubled(column: Int32Array<ArrayBuffer>) {
  const longer = new Int32Array(column.length * 2);
  longer.set(column);
  return longer;
}

type Numbers = ReturnType<typeof reader>;

/** Variable-length numbers: seven bits per byte, the eighth bit set on all but the last. */
function reader(file: Uint8Array, start: number) {
  let at = start;
  const byte = (): number => {
    const value = file[at++];
    if (value === undefined) throw new Error("This road network ends too soon.");
    return value;
  };
  const whole = (): number => {
    let [value, factor, part] = [0, 1, byte()];
    while (part > 127) {
      value += (part & 127) * factor;
      factor *= 128;
      part = byte();
    }
    return value + part * factor;
  };
  const signed = (): number => {
    const value = whole();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  };
  return { byte, whole, signed };
}

/** One thing on a tile: its lines or rings in units of the tile, and what is written about it. */
export type TileFeature = {
  layer: string;
  kind: "point" | "line" | "area";
  tags: Record<string, string | number | boolean>;
  parts: [x: number, y: number][][];
  /** How many units a tile is wide. */
  extent: number;
};

const kinds = ["point", "point", "line", "area"] as const;

/** Reads a vector tile as its specification has it (Mapbox Vector Tile 2.1, in protocol buffers). */
export function readTile(bytes: Uint8Array): TileFeature[] {
  return fieldsOf(bytes).flatMap(({ number, data }) => (number === 3 && data ? readLayer(data) : []));
}

function readLayer(bytes: Uint8Array): TileFeature[] {
  const fields = fieldsOf(bytes);
  const all = (number: number) =>
    fields.flatMap((field) => (field.number === number && field.data ? [field.data] : []));
  const layer = text(all(1)[0]);
  const keys = all(3).map(text);
  const values = all(4).map(readValue);
  const extent = fields.find(({ number }) => number === 5)?.value ?? 4096;
  return all(2).map((feature) => {
    const parts = fieldsOf(feature);
    const packed = (number: number) => varints(parts.find((part) => part.number === number)?.data);
    const tags: TileFeature["tags"] = {};
    const pairs = packed(2);
    for (let at = 0; at < pairs.length; at += 2) tags[keys[pairs[at] ?? 0] ?? ""] = values[pairs[at + 1] ?? 0] ?? "";
    const kind = kinds[parts.find(({ number }) => number === 3)?.value ?? 0] ?? "point";
    return { layer, kind, tags, parts: readGeometry(packed(4), kind), extent };
  });
}

/** Commands and zigzag steps: 1 moves, 2 draws, 7 closes. */
function readGeometry(commands: number[], kind: TileFeature["kind"]): TileFeature["parts"] {
  const parts: TileFeature["parts"] = [];
  let [x, y, at] = [0, 0, 0];
  const step = () => {
    const value = commands[at++] ?? 0;
    return (value >>> 1) ^ -(value & 1);
  };
  while (at < commands.length) {
    const command = commands[at++] ?? 0;
    for (let count = command >>> 3; count > 0 && (command & 7) !== 7; count--) {
      x += step();
      y += step();
      if ((command & 7) === 1 && (kind !== "point" || parts.length === 0)) parts.push([]);
      parts.at(-1)?.push([x, y]);
    }
  }
  return parts;
}

function readValue(bytes: Uint8Array): string | number | boolean {
  const [field] = fieldsOf(bytes);
  if (!field) return "";
  const view = field.data && new DataView(field.data.buffer, field.data.byteOffset, field.data.byteLength);
  if (field.number === 1) return text(field.data);
  if (field.number === 2 && view) return view.getFloat32(0, true);
  if (field.number === 3 && view) return view.getFloat64(0, true);
  if (field.number === 6) return (field.value >>> 1) ^ -(field.value & 1);
  return field.number === 7 ? field.value === 1 : field.value;
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

type Field = { number: number; value: number; data?: Uint8Array };

const fixedLengths: Readonly<Record<number, number>> = { 1: 8, 5: 4 };

/** The fields of a message: numbers as they are, everything else as bytes. */
function fieldsOf(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const next = () => {
    const [value, end] = varint(bytes, at);
    at = end;
    return value;
  };
  while (at < bytes.length) {
    const key = next();
    const [number, wire] = [Math.floor(key / 8), key & 7];
    if (wire === 0) fields.push({ number, value: next() });
    else {
      const length = wire === 2 ? next() : (fixedLengths[wire] ?? 4);
      fields.push({ number, value: 0, data: bytes.subarray(at, at + length) });
      at += length;
    }
  }
  return fields;
}

function varints(bytes: Uint8Array = new Uint8Array()): number[] {
  const values: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [value, end] = varint(bytes, at);
    values.push(value);
    at = end;
  }
  return values;
}

function varint(bytes: Uint8Array, start: number): [value: number, end: number] {
  let [value, scale, at] = [0, 1, start];
  for (;;) {
    const byte = bytes[at++] ?? 0;
    value += (byte & 127) * scale;
    if (byte < 128) return [value, at];
    scale *= 128;
  }
}

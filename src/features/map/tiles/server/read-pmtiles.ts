import fs from "node:fs";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { findEntry, readDirectory, type TileDirectory, tileNumber } from "../../server/read-directory.ts";

/** A map in one file, in PMTiles version 3. */
export type TileArchive = {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** West, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
  /** The tiles’ compression as an HTTP encoding; null if uncompressed. */
  readonly encoding: "gzip" | "br" | null;
  /** A tile’s location in the file; undefined if there is none. */
  find(zoom: number, x: number, y: number): Promise<TilePlace | undefined>;
  read(place: TilePlace): Promise<Buffer>;
  /** Changes when the file does. */
  readonly version: string;
};
export type TilePlace = { readonly offset: number; readonly length: number };

const headerBytes = 127;
const vectorTiles = 1;
/** The root and a few levels below; a deeper file would be circular. */
const deepestLevel = 4;
/** Directories are read often, and one city has few of them. */
const directoriesAtMost = 64;

/** Indexed by their numbers in the header. */
const compressions = [undefined, null, "gzip", "br"] as const;
type Compression = Exclude<(typeof compressions)[number], undefined>;

/** The file stays open while the site runs. */
export async function readPmtiles(file: string): Promise<TileArchive> {
  const descriptor = fs.openSync(file, "r");
  try {
    return await readArchive(descriptor);
  } catch (error) {
    fs.closeSync(descriptor);
    throw error;
  }
}

const read = promisify(fs.read);

async function readArchive(descriptor: number): Promise<TileArchive> {
  const bytes = async ({ offset, length }: TilePlace) => {
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await read(descriptor, buffer, 0, length, offset);
    if (bytesRead < length) throw new Error("The map ends too soon.");
    return buffer;
  };
  const header = await bytes({ offset: 0, length: headerBytes });
  if (header.toString("latin1", 0, 7) !== "PMTiles" || header[7] !== 3)
    throw new Error("This map is no PMTiles file of version 3.");
  if (header[99] !== vectorTiles) throw new Error("This map has no vector tiles.");
  const long = (at: number) => Number(header.readBigUInt64LE(at));
  const degrees = (at: number) => header.readInt32LE(at) / 1e7;
  const unpack = unpackerFor(compressionAt(header, 97));
  const directories = new Map<number, Promise<TileDirectory>>();
  const directoryAt = (place: TilePlace) => {
    const known = directories.get(place.offset) ?? bytes(place).then(unpack).then(readDirectory);
    directories.delete(place.offset);
    directories.set(place.offset, known);
    if (directories.size > directoriesAtMost) directories.delete(directories.keys().next().value ?? -1);
    return known;
  };
  const { size, mtimeMs } = fs.fstatSync(descriptor);
  const [leaves, data] = [long(40), long(56)];
  const root = { offset: long(8), length: long(16) };
  return {
    minZoom: header[100] ?? 0,
    maxZoom: header[101] ?? 0,
    bounds: [degrees(102), degrees(106), degrees(110), degrees(114)],
    encoding: compressionAt(header, 98),
    version: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`,
    async find(zoom, x, y) {
      const number = tileNumber(zoom, x, y);
      let place: TilePlace = root;
      for (let level = 0; level < deepestLevel; level++) {
        const entry = findEntry(await directoryAt(place), number);
        if (!entry) return undefined;
        if (entry.run > 0) return { offset: data + entry.offset, length: entry.length };
        place = { offset: leaves + entry.offset, length: entry.length };
      }
      return undefined;
    },
    read: bytes,
  };
}

function compressionAt(header: Buffer, at: number): Compression {
  const compression = compressions[header[at] ?? 0];
  if (compression === undefined) throw new Error("This map is packed in a way we cannot read.");
  return compression;
}

const [gunzipped, unbrotlied] = [promisify(gunzip), promisify(brotliDecompress)];

export function unpackerFor(compression: Compression): (packed: Buffer) => Promise<Buffer> {
  if (compression === "gzip") return (packed) => gunzipped(packed);
  if (compression === "br") return (packed) => unbrotlied(packed);
  return async (plain) => plain;
}

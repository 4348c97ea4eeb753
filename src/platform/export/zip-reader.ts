import fs from "node:fs";
import { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";

export type ZipEntry = {
  readonly name: string;
  readonly size: number;
  readonly packedSize: number;
  readonly isPacked: boolean;
  readonly at: number;
};

export class NotAnArchive extends Error {
  override readonly name = "NotAnArchive";
}

const endMark = 0x06054b50;
const end64Mark = 0x06064b50;
const entryMark = 0x02014b50;
const localHeader = 30;
/** The comment at an archive’s end has at most this many bytes. */
const longestEnd = 22 + 65_535;
/** A larger directory isn’t one of ours. */
const largestDirectory = 256 * 1024 * 1024;

/** The files of an archive by name, from the directory at its end, without reading their contents. */
export async function readDirectory(file: fs.promises.FileHandle): Promise<ReadonlyMap<string, ZipEntry>> {
  const { size } = await file.stat();
  const tail = await bytesAt(file, Math.max(0, size - longestEnd), Math.min(size, longestEnd));
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (at < 0 || tail.length - at < 22 || tail.readUInt32LE(at) !== endMark)
    throw new NotAnArchive("It is no complete ZIP archive.");
  const { start, length } = await directoryAt(file, tail, at);
  if (length > largestDirectory || start + length > size) throw new NotAnArchive("Its directory is damaged.");
  const directory = await bytesAt(file, start, length);
  const entries = new Map<string, ZipEntry>();
  for (let place = 0; place + 46 <= directory.length; ) {
    if (directory.readUInt32LE(place) !== entryMark) throw new NotAnArchive("Its directory is damaged.");
    const { entry, next } = entryAt(directory, place);
    entries.set(entry.name, entry);
    place = next;
  }
  return entries;
}

/** Beyond four gigabytes the real numbers are in a second record, referenced by another. */
async function directoryAt(file: fs.promises.FileHandle, tail: Buffer, at: number) {
  const [length, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (start !== 0xffff_ffff && length !== 0xffff_ffff && tail.readUInt16LE(at + 10) !== 0xffff)
    return { start, length };
  const record = await bytesAt(file, Number(tail.readBigUInt64LE(at - 20 + 8)), 56);
  if (record.readUInt32LE(0) !== end64Mark) throw new NotAnArchive("Its directory is damaged.");
  return { start: Number(record.readBigUInt64LE(48)), length: Number(record.readBigUInt64LE(40)) };
}

function entryAt(directory: Buffer, place: number): { entry: ZipEntry; next: number } {
  const [nameLength, extraLength, noteLength] = [28, 30, 32].map((of) => directory.readUInt16LE(place + of)) as [
    number,
    number,
    number,
  ];
  const method = directory.readUInt16LE(place + 10);
  if (method !== 0 && method !== 8) throw new NotAnArchive("It is packed in a way we can’t read.");
  const nameEnd = place + 46 + nameLength;
  const large = largeNumbers(directory.subarray(nameEnd, nameEnd + extraLength));
  // In this order, and only those that did not fit.
  const number = (of: number) => {
    const small = directory.readUInt32LE(place + of);
    return small === 0xffff_ffff ? (large.shift() ?? 0) : small;
  };
  const [size, packedSize, at] = [number(24), number(20), number(42)];
  const name = directory.toString("utf8", place + 46, nameEnd);
  return { entry: { name, size, packedSize, at, isPacked: method === 8 }, next: nameEnd + extraLength + noteLength };
}

function largeNumbers(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    const count = Math.floor(extra.readUInt16LE(at + 2) / 8);
    return Array.from({ length: count }, (_, index) => Number(extra.readBigUInt64LE(at + 4 + index * 8)));
  }
  return [];
}

export async function* readEntry(file: fs.promises.FileHandle, entry: ZipEntry): AsyncGenerator<Buffer> {
  const header = await bytesAt(file, entry.at, localHeader);
  const start = entry.at + localHeader + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = entry.packedSize === 0 ? [] : blocksOf(file, start, entry.packedSize);
  if (!entry.isPacked) return yield* packed;
  yield* Readable.from(packed).pipe(createInflateRaw());
}

const blockSize = 256 * 1024;

async function* blocksOf(file: fs.promises.FileHandle, start: number, length: number) {
  for (let done = 0; done < length; ) {
    const block = await bytesAt(file, start + done, Math.min(blockSize, length - done));
    yield block;
    done += block.length;
  }
}

async function bytesAt(file: fs.promises.FileHandle, at: number, length: number): Promise<Buffer> {
  const block = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await file.read(block, read, length - read, at + read);
    if (bytesRead === 0) throw new NotAnArchive("It ends too early.");
    read += bytesRead;
  }
  return block;
}

export const openArchive = (path: string) => fs.promises.open(path, "r");

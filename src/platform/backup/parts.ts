import { createHash, type Hash } from "node:crypto";
import fs from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import { BackupProblem } from "./backup-problem.ts";
import { keyFor, opening, sealing } from "./seal-bytes.ts";

/** One file of a backup: its exact bytes and what it contains. */
export type Part = {
  readonly file: string;
  readonly size: number;
  readonly sha256: string;
  /** Before compression. */
  readonly plainSize: number;
  readonly plainSha256: string;
  /** Rows, for a table. */
  readonly lines: number;
};

type Place = { readonly folder: string; readonly key: Buffer | undefined };

/** Compresses, encrypts if there is a key, and syncs to disk before it returns. */
export async function writePart({ folder, key }: Place, name: string, source: Readable): Promise<Part> {
  const file = `${name}.zst${key ? ".sealed" : ""}`;
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
  const [plain, stored] = [new Measure(), new Measure()];
  const written = fs.createWriteStream(target, { mode: 0o600, flags: "wx", flush: true });
  const packing = createZstdCompress();
  if (key) await pipeline(source, plain.stream, packing, sealing(keyFor(key, file)), stored.stream, written);
  else await pipeline(source, plain.stream, packing, stored.stream, written);
  return {
    file,
    size: stored.size,
    sha256: stored.digest(),
    plainSize: plain.size,
    plainSha256: plain.digest(),
    lines: plain.lines,
  };
}

/** The contents of a part. It fails at the end if the file was altered, so nothing counts before that. */
export async function* readPart({ folder, key }: Place, part: Part): AsyncGenerator<Buffer> {
  const [plain, stored] = [new Measure(), new Measure()];
  const source = fs.createReadStream(path.join(folder, part.file), { highWaterMark: 256 * 1024 });
  const unpacking = createZstdDecompress();
  const end = plain.stream;
  const whole = key
    ? pipeline(source, stored.stream, opening(keyFor(key, part.file)), unpacking, end)
    : pipeline(source, stored.stream, unpacking, end);
  // Checked below; a reader that stops early leaves it unhandled.
  whole.catch(() => {});
  try {
    yield* end;
    await whole;
  } catch (error) {
    throw damaged(part, error);
  }
  if (stored.digest() !== part.sha256 || plain.digest() !== part.plainSha256) throw damaged(part);
}

function damaged({ file }: Part, cause?: unknown): BackupProblem {
  if (cause instanceof Error && "code" in cause && cause.code === "ENOENT")
    return new BackupProblem(`The file ${file} of the backup is missing.`, { cause });
  return new BackupProblem(`The file ${file} of the backup is damaged: it is not what was written.`, { cause });
}

/** Reads a part to its end; an altered one is not even decompressed. */
export async function checkPart(place: Place, part: Part): Promise<void> {
  const stored = createHash("sha256");
  try {
    for await (const block of fs.createReadStream(path.join(place.folder, part.file))) stored.update(block);
  } catch (error) {
    throw damaged(part, error);
  }
  if (stored.digest("hex") !== part.sha256) throw damaged(part);
  for await (const _block of readPart(place, part));
}

/** A new file’s name must reach the disk too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Counts and hashes what passes through. */
class Measure {
  size = 0;
  lines = 0;
  readonly #hash: Hash = createHash("sha256");
  readonly stream = new Transform({
    transform: (block: Buffer, _encoding, done) => {
      this.size += block.length;
      for (let at = block.indexOf(10); at !== -1; at = block.indexOf(10, at + 1)) this.lines++;
      this.#hash.update(block);
      done(null, block);
    },
  });

  digest = (): string => this.#hash.copy().digest("hex");
}

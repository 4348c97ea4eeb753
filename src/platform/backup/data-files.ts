import fs from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { BackupProblem } from "./backup-problem.ts";

type FileHead = { readonly path: string; readonly size: number };

/**
 * The database is backed up separately, the secret goes with the settings, and the rest is recreated automatically.
 */
const notOurs = /^(postgres(\..*)?|app-secret|restore-unfinished|drill|\..*|lost\+found|settings-of-backup\.env)$/;

/** Every file in DATA_DIR beside the database, one after another: a header line, then its bytes. */
export const packDataFiles = (dataDir: string, without: string): Readable =>
  Readable.from(packed(dataDir, path.resolve(without)));

async function* packed(dataDir: string, without: string): AsyncGenerator<Buffer> {
  for (const file of filesIn(dataDir, without)) {
    const content = readWhole(path.join(dataDir, file));
    // An email that was deleted meanwhile.
    if (!content) continue;
    const head: FileHead = { path: file, size: content.length };
    yield Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), content]);
  }
}

function* filesIn(dataDir: string, without: string): Generator<string> {
  const top = fs.readdirSync(dataDir, { withFileTypes: true }).filter(({ name }) => !notOurs.test(name));
  for (const entry of top) yield* filesUnder(dataDir, entry.name, entry, without);
}

function* filesUnder(dataDir: string, name: string, entry: fs.Dirent, without: string): Generator<string> {
  if (path.resolve(dataDir, name) === without) return;
  if (entry.isFile()) yield name;
  if (!entry.isDirectory()) return;
  for (const below of fs.readdirSync(path.join(dataDir, name), { withFileTypes: true }))
    yield* filesUnder(dataDir, path.join(name, below.name), below, without);
}

function readWhole(file: string): Buffer | undefined {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Restores them readable by their owner only; existing files stay. Returns how many were written. */
export async function unpackDataFiles(dataDir: string, blocks: AsyncIterable<Buffer>): Promise<number> {
  let count = 0;
  for await (const { path: name, content } of unpacked(blocks)) {
    const target = path.resolve(dataDir, name);
    if (!target.startsWith(`${path.resolve(dataDir)}${path.sep}`))
      throw new BackupProblem(`The backup names the file ${name}, which is outside of DATA_DIR.`);
    fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
    if (fs.existsSync(target)) continue;
    fs.writeFileSync(target, content, { mode: 0o600, flag: "wx" });
    count++;
  }
  return count;
}

async function* unpacked(blocks: AsyncIterable<Buffer>): AsyncGenerator<{ path: string; content: Buffer }> {
  let waiting = Buffer.alloc(0);
  for await (const block of blocks) {
    waiting = Buffer.concat([waiting, block]);
    for (let file = firstOf(waiting); file; file = firstOf(waiting)) {
      yield { path: file.head.path, content: waiting.subarray(file.from, file.end) };
      waiting = waiting.subarray(file.end);
    }
  }
}

function firstOf(bytes: Buffer): { head: FileHead; from: number; end: number } | undefined {
  const line = bytes.indexOf(10);
  if (line === -1) return undefined;
  const head: FileHead = JSON.parse(bytes.toString("utf8", 0, line));
  const end = line + 1 + head.size;
  return end <= bytes.length ? { head, from: line + 1, end } : undefined;
}

import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { type ExportedPart, type ExportManifest, exportFormat } from "./export-manifest.ts";
import { manifestName } from "./write-export.ts";
import { openArchive, readDirectory, readEntry, type ZipEntry } from "./zip-reader.ts";

/** A sentence for anyone who runs the import; nothing was changed. */
export class ExportProblem extends Error {
  override readonly name = "ExportProblem";
}

export type OpenedExport = {
  readonly manifest: ExportManifest;
  read(part: ExportedPart): AsyncGenerator<Buffer>;
  close(): Promise<void>;
};

/** Opens an export and checks every byte: checksums and completeness. */
export async function openExport(path: string, known: readonly { readonly name: string }[]): Promise<OpenedExport> {
  const file = await openArchive(path);
  try {
    const entries = await readDirectory(file);
    const manifest = await readManifest(file, entries);
    refuseOther(manifest, known);
    const opened = {
      manifest,
      read: (part: ExportedPart) => readEntry(file, entryOf(entries, part)),
      close: () => file.close(),
    };
    for (const part of [manifest.schema, ...manifest.tables, ...manifest.files]) await checkPart(opened, part);
    return opened;
  } catch (error) {
    await file.close();
    throw error;
  }
}

function entryOf(entries: ReadonlyMap<string, ZipEntry>, { file }: ExportedPart): ZipEntry {
  const entry = entries.get(file);
  if (!entry) throw new ExportProblem(`The export lacks ${file}. Nothing was changed.`);
  return entry;
}

async function readManifest(file: FileHandle, entries: ReadonlyMap<string, ZipEntry>): Promise<ExportManifest> {
  const entry = entries.get(manifestName);
  if (!entry) throw new ExportProblem("This is no export of a company: it has no manifest.json. Nothing was changed.");
  const blocks: Buffer[] = [];
  for await (const block of readEntry(file, entry)) blocks.push(block);
  return JSON.parse(Buffer.concat(blocks).toString("utf8"));
}

/** An older version is migrated after the import; a newer one has tables this program doesn’t know. */
function refuseOther({ format, migrations }: ExportManifest, known: readonly { readonly name: string }[]) {
  const names = new Set(known.map(({ name }) => name));
  if (format !== exportFormat || migrations.some(({ name }) => !names.has(name)))
    throw new ExportProblem(
      "The export was made by a newer version of this program. Update it first. Nothing was changed.",
    );
}

async function checkPart(opened: Pick<OpenedExport, "read">, part: ExportedPart) {
  const hash = createHash("sha256");
  let bytes = 0;
  const damaged = new ExportProblem(`${part.file} is damaged: it isn’t what the manifest says. Nothing was changed.`);
  try {
    for await (const block of opened.read(part)) {
      hash.update(block);
      bytes += block.length;
    }
  } catch {
    throw damaged;
  }
  if (bytes !== part.bytes || hash.digest("hex") !== part.sha256) throw damaged;
}

import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { openSnapshot, type Snapshot } from "#db/backup/open-snapshot.ts";
import type { DatabaseAddress } from "#db/connect.ts";
import { beginBackup, type NewBackup } from "./backup-folder.ts";
import { explainFolder } from "./backup-problem.ts";
import { packDataFiles } from "./data-files.ts";
import { type Manifest, openBackup, partsOf, writeManifest } from "./manifest.ts";
import { checkPart, type Part, writePart } from "./parts.ts";
import { keyFrom, usualRecipe } from "./seal-bytes.ts";
import { markOf } from "./secret-mark.ts";
import { type KeptSettings, keptSettings } from "./settings-part.ts";

export type BackupRequest = {
  readonly address: DatabaseAddress;
  readonly dataDir: string;
  /** The folder of all backups. */
  readonly target: string;
  /** The key’s passphrase; without it the backup is unencrypted and contains no secret. */
  readonly words: string | undefined;
  readonly settings: KeptSettings;
  readonly now: Date;
  readonly say: (message: string) => void;
  /** Called once the backup’s moment is fixed. */
  readonly begun?: () => Promise<void>;
};

/** Writes a backup and reads it back; only then is it named. Whatever fails, existing ones stay untouched. */
export async function writeBackup(request: BackupRequest): Promise<Manifest> {
  const { target, words, say } = request;
  const backup = beginBackup(target, request.now);
  try {
    const manifest = await writeAll(request, backup);
    say("reading it back");
    await verifyBackup(backup.folder, words);
    await backup.finish();
    return manifest;
  } catch (error) {
    backup.drop();
    throw explainFolder(error, target);
  }
}

async function writeAll(request: BackupRequest, { folder, name }: NewBackup): Promise<Manifest> {
  const { words, settings, dataDir, target } = request;
  const recipe = words === undefined ? null : usualRecipe(randomBytes(16));
  const key = recipe && words !== undefined ? await keyFrom(words, recipe) : undefined;
  const place = { folder, key };
  const write = (part: string, text: string) => writePart(place, part, Readable.from([Buffer.from(text)]));
  const snapshot = await openSnapshot(request.address);
  try {
    await request.begun?.();
    const { takenAt, serverVersion, migrations, schema, sums } = snapshot;
    const manifest: Manifest = {
      format: 1,
      name,
      takenAt: takenAt.toISOString(),
      serverVersion,
      migrations,
      recipe,
      secretMark: await markOf(settings.appSecret),
      schema: await write("schema.json", JSON.stringify(schema)),
      tables: await writeTables(request, snapshot, place),
      files: await writePart(place, "files", packDataFiles(dataDir, target)),
      settings: await write("settings.json", JSON.stringify(keptSettings(settings, key !== undefined))),
      leftOut: schema.leftOut,
      sums,
    };
    await writeManifest(folder, manifest, key);
    return manifest;
  } finally {
    await snapshot.close();
  }
}

async function writeTables(
  { say }: BackupRequest,
  { schema, rowsOf }: Snapshot,
  place: Parameters<typeof writePart>[0],
): Promise<readonly (Part & { readonly table: string })[]> {
  const parts: (Part & { readonly table: string })[] = [];
  for (const table of schema.tables) {
    const part = await writePart(place, `tables/${table.name.replaceAll('"', "")}`, rowsOf(table));
    parts.push({ table: table.name, ...part });
    say(`${parts.length} of ${schema.tables.length} tables`);
  }
  return parts;
}

/** Reads every file of a backup to its end and compares it with what was written. */
export async function verifyBackup(folder: string, words: string | undefined): Promise<Manifest> {
  const { manifest, key } = await openBackup(folder, words);
  for (const part of partsOf(manifest)) await checkPart({ folder, key }, part);
  return manifest;
}

import { createHash, createHmac } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import type { MoneySums } from "#db/backup/money-sums.ts";
import type { RanMigration } from "#db/backup/open-snapshot.ts";
import { isSameSecret } from "../same-secret.ts";
import { BackupProblem } from "./backup-problem.ts";
import type { Part } from "./parts.ts";
import { type KeyRecipe, keyFor, keyFrom } from "./seal-bytes.ts";

/** A backup’s parts. Written last: without it there is no backup. */
export type Manifest = {
  readonly format: number;
  readonly name: string;
  /** The moment the rows represent. */
  readonly takenAt: string;
  readonly serverVersion: string;
  readonly migrations: readonly RanMigration[];
  /** Null if it is not encrypted. */
  readonly recipe: KeyRecipe | null;
  /** Identifies the secret it was made with, without revealing it. */
  readonly secretMark: string;
  readonly schema: Part;
  readonly tables: readonly (Part & { readonly table: string })[];
  readonly files: Part;
  readonly settings: Part;
  readonly leftOut: readonly string[];
  readonly sums: MoneySums;
};

const manifestFile = "manifest.json";
const knownFormat = 1;

export const partsOf = ({ schema, tables, files, settings }: Manifest): readonly Part[] => [
  schema,
  ...tables,
  files,
  settings,
];
export const rowsOf = ({ tables }: Manifest): number => tables.reduce((sum, { lines }) => sum + lines, 0);
export const sizeOf = (manifest: Manifest): number => partsOf(manifest).reduce((sum, { size }) => sum + size, 0);

/** Two lines: the content, and a checksum that exposes changes to it. */
export async function writeManifest(folder: string, manifest: Manifest, key: Buffer | undefined): Promise<void> {
  const body = JSON.stringify({ ...manifest, format: knownFormat });
  const proof = { sha256: hashOf(body), hmac: key ? hmacOf(body, key) : null };
  await fs.writeFile(path.join(folder, manifestFile), `${body}\n${JSON.stringify(proof)}\n`, {
    mode: 0o600,
    flag: "wx",
    flush: true,
  });
}

export type OpenedBackup = { readonly folder: string; readonly manifest: Manifest; readonly key: Buffer | undefined };

/** Opens a backup with its key; says what is wrong with either. */
export async function openBackup(folder: string, words: string | undefined): Promise<OpenedBackup> {
  const { body, hmac } = await readBody(folder);
  const manifest: Manifest = JSON.parse(body);
  if (manifest.format > knownFormat) throw new BackupProblem(newerSentence(manifest));
  if (!manifest.recipe) return { folder, manifest, key: undefined };
  if (!words)
    throw new BackupProblem(`The backup ${manifest.name} is encrypted. Set BACKUP_KEY to the key it was made with.`);
  const key = await keyFrom(words, manifest.recipe);
  if (!isSameSecret(hmacOf(body, key), hmac ?? ""))
    throw new BackupProblem(`BACKUP_KEY is not the key that the backup ${manifest.name} was made with.`);
  return { folder, manifest, key };
}

export const newerSentence = ({ name }: Pick<Manifest, "name">): string =>
  `The backup ${name} was made by a newer version of this program. Restore it with that version or a later one.`;

/** Whether a folder is a finished backup; its parts are not checked. */
export const readManifest = async (folder: string): Promise<Manifest> => JSON.parse((await readBody(folder)).body);

async function readBody(folder: string): Promise<{ body: string; hmac: string | null }> {
  const text = await fs.readFile(path.join(folder, manifestFile), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR")
      throw new BackupProblem(`${folder} is no backup: it has no ${manifestFile}.`);
    throw error;
  });
  const [body = "", proof = ""] = text.split("\n");
  const { sha256, hmac } = readProof(proof);
  if (hashOf(body) !== sha256)
    throw new BackupProblem(
      `The file ${manifestFile} of the backup in ${folder} is damaged: it is not what was written.`,
    );
  return { body, hmac };
}

function readProof(text: string): { sha256?: string; hmac: string | null } {
  try {
    return JSON.parse(text);
  } catch {
    return { hmac: null };
  }
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const hmacOf = (text: string, key: Buffer) => createHmac("sha256", keyFor(key, "manifest")).update(text).digest("hex");

import type pg from "pg";
import type { Schema } from "#db/backup/describe-schema.ts";
import { loadDatabase } from "#db/backup/load-database.ts";
import type { DatabaseAddress } from "#db/connect.ts";
import { BackupProblem } from "./backup-problem.ts";
import { newerSentence, type OpenedBackup } from "./manifest.ts";
import { type Part, readPart } from "./parts.ts";

export type LoadRequest = {
  readonly address: DatabaseAddress;
  /** Further work in the transaction that loads the rows. */
  readonly finish: (client: pg.Client) => Promise<void>;
  readonly say: (message: string) => void;
};

/** Restores a backup’s database into an empty one. */
export async function loadBackup(backup: OpenedBackup, { address, finish, say }: LoadRequest): Promise<void> {
  const { manifest } = backup;
  const schema = await readJson<Schema>(backup, manifest.schema);
  const parts = new Map(manifest.tables.map((part) => [part.table, part]));
  await loadDatabase(address, {
    schema,
    rowsOf({ name }) {
      const part = parts.get(name);
      if (!part) throw new BackupProblem(`The backup has no rows of ${name}.`);
      return { lines: readPart(backup, part), count: part.lines };
    },
    finish,
    say,
  });
}

export async function readJson<T>(backup: OpenedBackup, part: Part): Promise<T> {
  const blocks: Buffer[] = [];
  for await (const block of readPart(backup, part)) blocks.push(block);
  return JSON.parse(Buffer.concat(blocks).toString("utf8"));
}

/** A backup of an older version is migrated; a newer one has tables this program doesn’t know. */
export function refuseNewer({ manifest }: OpenedBackup, known: readonly { readonly name: string }[]): void {
  const names = new Set(known.map(({ name }) => name));
  if (manifest.migrations.some(({ name }) => !names.has(name))) throw new BackupProblem(newerSentence(manifest));
}

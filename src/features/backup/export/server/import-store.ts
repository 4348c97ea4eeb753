import type pg from "pg";
import type { Schema } from "#db/backup/describe-schema.ts";
import { loadDatabase } from "#db/backup/load-database.ts";
import { sumMoney } from "#db/backup/money-sums.ts";
import type { DatabaseAddress } from "#db/connect.ts";
import type { ExportedPart } from "#platform/export/export-manifest.ts";
import type { OpenedExport } from "#platform/export/open-export.ts";

type Loading = {
  readonly address: DatabaseAddress;
  /** Further work in the transaction that loads the rows. */
  finish(client: pg.Client): Promise<void>;
  say(message: string): void;
};

async function* nothing() {}

/** Creates the export’s tables and fills them; tables left out stay empty. */
export async function loadExport(opened: OpenedExport, loading: Loading): Promise<void> {
  const tables = new Map(opened.manifest.tables.map((table) => [table.table, table]));
  const schema: Schema = JSON.parse((await bytesOf(opened, opened.manifest.schema)).toString("utf8"));
  await loadDatabase(loading.address, {
    ...loading,
    schema,
    format: "csv",
    rowsOf({ name }) {
      const table = tables.get(name);
      return table ? { lines: opened.read(table), count: table.rows } : { lines: nothing(), count: 0 };
    },
  });
}

export async function bytesOf(opened: OpenedExport, part: ExportedPart): Promise<Buffer> {
  const blocks: Buffer[] = [];
  for await (const block of opened.read(part)) blocks.push(block);
  return Buffer.concat(blocks);
}

/** As in the export: every name has its schema. */
export async function sumsIn(client: pg.Client) {
  await client.query("set local search_path = ''");
  const sums = await sumMoney(client);
  await client.query("set local search_path = public");
  return sums;
}

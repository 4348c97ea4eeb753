import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NotEmpty } from "#db/backup/load-database.ts";
import { openSnapshot } from "#db/backup/open-snapshot.ts";
import { openDatabase, openPool } from "#db/connect.ts";
import { migrations } from "#db/migrations.ts";
import { openExport } from "#platform/export/open-export.ts";
import { newId } from "#platform/ids.ts";
import { createLogger } from "#platform/logger.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { followExport } from "./follow-export.ts";
import { importCompany } from "./import-company.ts";
import { emptiedColumns, exportedColumns, leftOutTables } from "./left-out.ts";
import { addExport } from "./store.ts";

const base = fs.mkdtempSync(path.join(os.tmpdir(), "cts-export-"));
const file = path.join(base, "company.zip");
const now = new Date("2026-11-20T10:00:00Z");
let source: TestDatabase;
let pool: pg.Pool;
const exportId = newId();

beforeAll(async () => {
  source = await createTestDatabase("demo");
  pool = openPool(source.address, { max: 4 });
  await pool.query(
    "insert into stored_files (id, name, type, size, sha256, content, created_at) values ($1, 'Licence.pdf', 'application/pdf', 5, encode(sha256('%PDF,'), 'hex'), '%PDF,', now())",
    [newId()],
  );
  // A comma, a quote, two lines, an empty text and no value: what a careless CSV loses.
  await pool.query(
    `update users set name = E'Zo\\u00eb "Z",\\nsecond line', phone = '' where email = 'super@demo.example'`,
  );
  const db = openDatabase(pool);
  const link = { linkHash: "a hash", expiresAt: now, requestedAt: now, requestedBy: null };
  await addExport(db, { id: exportId, ...link });
  const following = { db, log: createLogger("silent"), clock: () => now, id: exportId };
  await pipeline(await followExport(following, () => openSnapshot(source.address)), fs.createWriteStream(file));
});
afterAll(async () => {
  await pool.end();
  await source.drop();
  fs.rmSync(base, { recursive: true, force: true });
});

/** Every row that is exported, by table, in an order of its own. */
async function rowsIn(database: TestDatabase) {
  const snapshot = await openSnapshot(database.address);
  try {
    const rows = new Map<string, string>();
    for (const table of snapshot.schema.tables) {
      const columns = exportedColumns(table);
      if (!columns || table.name.startsWith("jobs.") || changedByImport.has(table.name)) continue;
      // The bytes of a file are compared by their sum.
      const select = columns.map((column) => (column.endsWith(" as content") ? "md5(content)" : column)).join(", ");
      const [sum] = await snapshot.read<{ all: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(r::text, chr(10) order by r::text)), '') as all from (select ${select} from ${table.name}) r`,
        [],
      );
      rows.set(table.name, sum?.all ?? "");
    }
    return { rows, sums: snapshot.sums };
  } finally {
    await snapshot.close();
  }
}

/** The import notes itself, and holds emails that waited. */
const changedByImport = new Set(["public.restores", "public.messages"]);

test("an export brought into an empty database is the same company to the row and to the cent, and only into an empty one", async () => {
  const target = await createTestDatabase("none");
  const opened = await openExport(file, migrations);
  const request = { opened, address: target.address, now, say: () => {} };
  const imported = await importCompany(request);
  expect(imported.files).toBe(opened.manifest.files.length);
  const [was, is] = [await rowsIn(source), await rowsIn(target)];
  expect(is.rows).toEqual(was.rows);
  expect(is.sums).toEqual(was.sums);
  expect(was.rows.get("public.bookings")).toMatch(/^\d{3,} /);

  const restored = openPool(target.address, { max: 1 });
  const count = async (table: string) => Number((await restored.query(`select count(*) from ${table}`)).rows[0].count);
  for (const table of Object.keys(leftOutTables)) expect([table, await count(table)]).toEqual([table, 0]);
  expect((await restored.query("select count(*) from users where password_hash is not null")).rows[0].count).toBe("0");
  await restored.end();

  await expect(importCompany(request)).rejects.toThrow(NotEmpty);
  await opened.close();
  await target.drop();

  const { rows } = await pool.query(
    "select state, parts_done, parts_total, row_count from company_exports where id = $1",
    [exportId],
  );
  expect(rows).toMatchObject([{ state: "done", parts_done: rows[0].parts_total, row_count: String(imported.rows) }]);
});

test("an export that is damaged, cut short or of a newer version is refused before anything is written", async () => {
  const bytes = fs.readFileSync(file);
  const damaged = path.join(base, "damaged.zip");
  const at = bytes.indexOf(Buffer.from("tables/bookings.csv")) + 2000;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  fs.writeFileSync(damaged, bytes);
  await expect(openExport(damaged, migrations)).rejects.toThrow("tables/bookings.csv is damaged");
  fs.writeFileSync(damaged, bytes.subarray(0, bytes.length / 2));
  await expect(openExport(damaged, migrations)).rejects.toThrow(/ZIP archive|damaged/);
  await expect(openExport(file, migrations.slice(0, -1))).rejects.toThrow("newer version");
});

/** Words in a column’s name that may mean a secret, and those that do not. */
const suspicious = /(^|_)(password|secret|token|hash|claim|p256dh|auth|key_hash)(_|$)/;
// That of an address goes along, so that someone who was erased stays erased.
const harmless = new Set(["note_hash", "previous_hash", "hash", "address_hash"]);
/** Drawn again with every change of what is sold; no one opens anything by it. */
const noSecret = "public.sale_version.token";

test("no column that may hold a secret goes along unseen", async () => {
  const { rows } = await pool.query<{ name: string; column: string }>(
    `select 'public.' || table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name in (select tablename from pg_tables where schemaname = 'public')`,
  );
  const unseen = rows
    .filter(
      ({ name, column }) => suspicious.test(column) && !leftOutTables[name] && !emptiedColumns[`${name}.${column}`],
    )
    .map(({ name, column }) => `${name}.${column}`)
    .filter((column) => column !== noSecret && !harmless.has(column.replace(/^.*\./, "")));
  expect(unseen).toEqual([]);
});

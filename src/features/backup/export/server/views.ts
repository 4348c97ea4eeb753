import { desc, eq } from "drizzle-orm";
import type { Snapshot } from "#db/backup/open-snapshot.ts";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { companyExports } from "#db/schema/backup.ts";

export const findExports = (db: ReadDb) =>
  db
    .select({ row: companyExports, requestedBy: users.name })
    .from(companyExports)
    .leftJoin(users, eq(users.id, companyExports.requestedBy))
    .orderBy(desc(companyExports.requestedAt))
    .limit(20);

export const findCompanyName = async (db: ReadDb): Promise<string> => (await readCompany(db)).name;

type StoredFile = { id: string; name: string; size: number };

/** As of the snapshot. */
export const findStoredFiles = (snapshot: Snapshot) =>
  snapshot.read<StoredFile>("select id, name, size from public.stored_files order by id", []);

export async function readStoredFile(snapshot: Snapshot, id: string): Promise<Buffer> {
  const [row] = await snapshot.read<{ content: Buffer }>("select content from public.stored_files where id = $1", [id]);
  return row?.content ?? Buffer.alloc(0);
}

type ColumnRow = { table: string; name: string; type: string; is_required: boolean; refers_to: string | null };

/** Every column with its type and references, by table. */
export async function findColumns(snapshot: Snapshot): Promise<ReadonlyMap<string, readonly ColumnRow[]>> {
  const rows = await snapshot.read<ColumnRow>(
    `select c.oid::regclass::text as table, quote_ident(a.attname) as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as is_required,
      (select k.confrelid::regclass::text from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum] limit 1) as refers_to
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and c.relnamespace::regnamespace::text not like 'pg\\_%'
      and c.relnamespace::regnamespace::text <> 'information_schema'
    order by 1, a.attnum`,
    [],
  );
  return Map.groupBy(rows, ({ table }) => table);
}

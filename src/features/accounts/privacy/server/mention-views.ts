import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { isPhoneNumber } from "#domain/text/caller-address.ts";
import { phoneDigits } from "#domain/text/phone-number.ts";
import { namesIn, type PersonalData, personalColumns } from "#platform/table-entry.ts";

type Mention = { readonly table: string; readonly rows: number; readonly isKept: boolean };

/** Files are not searched for words. */
async function findBinary(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and data_type = 'bytea'`);
  return new Set(rows.map(({ name }) => name));
}

/** How many rows of each table contain this text in a personal column. Reads every row, so it is slow. */
export async function countMentions(db: Database, register: PersonalData, search: string): Promise<Mention[]> {
  const binary = await findBinary(db);
  const mentions: Mention[] = [];
  for (const [table, entry] of Object.entries(register)) {
    const columns = personalColumns(entry).filter((column) => !binary.has(`${table}.${column}`));
    if (columns.length === 0) continue;
    const erased = new Set(namesIn(entry.erased));
    const { rows } = await db.execute<{ erased: number; kept: number }>(sql`
      select count(*) filter (where ${contains(
        columns.filter((column) => erased.has(column)),
        search,
      )})::int as erased,
        count(*) filter (where ${contains(
          columns.filter((column) => !erased.has(column)),
          search,
        )})::int as kept
      from ${sql.identifier(table)}`);
    const [row] = rows;
    if (row && row.erased + row.kept > 0)
      mentions.push({ table, rows: Math.max(row.erased, row.kept), isKept: row.erased === 0 });
  }
  return mentions;
}

/** Whether one of the columns contains the text; a phone number in any notation. */
function contains(columns: readonly string[], search: string) {
  if (columns.length === 0) return sql`false`;
  const texts = columns.map((column) => sql`${sql.identifier(column)}::text`);
  const all = sql`concat_ws(' | ', ${sql.join(texts, sql`, `)})`;
  const isPhone = /^[+\d\s().-]+$/.test(search) && isPhoneNumber(search);
  return isPhone
    ? sql`position(${phoneDigits(search)} in regexp_replace(${all}, '[\\s().+-]', '', 'g')) > 0`
    : sql`position(lower(${search}) in lower(${all})) > 0`;
}

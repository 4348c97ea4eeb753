import { inArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { threads } from "#db/schema/inbox.ts";

/** More matches than this are many: among them a page is full soon when the list is read in its own order. */
const few = 300;
/** Of those who write under one name or from one company’s addresses. */
const peopleAtMost = 200;

/**
 * The threads a search means: a reference, a number or an address, or how a name begins. Where few match, they are found by
 * index and only they are read; where many do, the list is read in its order until the page is full.
 */
export async function findMatches(db: Database, search: string): Promise<SQL | undefined> {
  const typed = search.toLowerCase();
  if (typed === "") return undefined;
  if (/^(cts|enq)-/.test(typed)) {
    const record = `${typed.startsWith("cts") ? "booking" : "enquiry"}:${typed.toUpperCase()}`;
    return sql`${threads.root} = thread_root(${record})`;
  }
  const conditions = conditionsOf(typed);
  const branches = conditions.map((one) => sql`(select id from threads where ${one} limit ${few + 1})`);
  const { rows } = await db.execute<{ id: string }>(sql.join(branches, sql` union all `));
  const ids = [...new Set(rows.map(({ id }) => id))];
  return rows.length > few ? or(...conditions) : inArray(threads.id, ids);
}

function conditionsOf(typed: string): readonly SQL[] {
  const digits = typed.replace(/\D/g, "").replace(/^(00)?(27|0)/, "");
  const contact = digits.length >= 5 && /^[\d\s()+-]+$/.test(typed) ? digits : typed;
  const ofPeople = (from: SQL) => sql`${threads.personId} in (${from} limit ${peopleAtMost})`;
  const ofName = (column: SQL) =>
    ofPeople(sql`select id from people where ${begins(column, typed)} order by last_seen_at desc`);
  return [
    begins(threads.contact, contact),
    begins(sql`lower(${threads.name})`, typed),
    ...["email", "phone"].map((kind) =>
      ofPeople(
        sql`select person_id from person_contacts where kind = ${sql.raw(`'${kind}'`)} and ${begins(sql`key`, contact)}`,
      ),
    ),
    ofName(sql`lower(last_name)`),
    ofName(sql`lower(first_name)`),
  ];
}

/** By an index of any collation. */
const begins = (text: SQLWrapper, beginning: string): SQL =>
  sql`(${text} >= ${beginning} and ${text} < ${`${beginning}\uffff`} and starts_with(${text}, ${beginning}))`;

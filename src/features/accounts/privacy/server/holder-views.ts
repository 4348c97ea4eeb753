import { type SQL, sql } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import { phoneDigits } from "#db/contact-keys.ts";
import { messages } from "#db/schema/platform.ts";
import { isPhoneNumber } from "#domain/text/caller-address.ts";
import { namesIn, type PersonalData, type TableEntry } from "#platform/table-entry.ts";

export type HolderRow = {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  /** Null if the record has no date. */
  readonly seenAt: Date | null;
};

/** A table’s address column, and the other columns about the same person. */
export type HolderPlace = {
  readonly table: string;
  readonly email: string;
  readonly names: readonly string[];
  readonly phone: string | undefined;
  readonly reference: string | undefined;
  readonly seenAt: string;
};

const addressColumn = /^(.*_)?email$|^recipient$/;
const moments = ["last_seen_at", "created_at"];

/** Every address column that erasing empties: that is where people are found. */
export const holderPlaces = (register: PersonalData): HolderPlace[] =>
  Object.entries(register).flatMap(([table, entry]) =>
    namesIn(entry.erased)
      .filter((column) => addressColumn.test(column))
      .flatMap((email) => placeOf(table, entry, email)),
  );

function placeOf(table: string, entry: TableEntry, email: string): HolderPlace[] {
  const erased = namesIn(entry.erased);
  const plain = namesIn(entry.plain);
  const seenAt = moments.find((column) => plain.includes(column)) ?? plain.find((column) => column.endsWith("_at"));
  // buyer_email belongs with buyer_name, not with the recipient’s.
  const prefix = email.replace(/email$|^recipient$/, "");
  const own = (ending: string) => erased.find((column) => column === `${prefix}${ending}`);
  const names = [["first_name", "last_name"], [`${prefix}name`], ["contact_name"]].find((columns) =>
    columns.every((column) => erased.includes(column)),
  );
  if (!seenAt) return [];
  const reference = ["reference", "number"].find((column) => plain.includes(column));
  return [{ table, email, names: names ?? [], phone: own("phone"), reference, seenAt }];
}

const mostOfTable = 50;

/**
 * Everyone we hold data about whose address, number or reference this is, or whose name contains it, over every table of
 * the register; one row for each record.
 */
export async function findHolders(db: Database, register: PersonalData, search: string): Promise<HolderRow[]> {
  const holders: HolderRow[] = [];
  for (const place of holderPlaces(register)) holders.push(...(await findIn(db, place, search)));
  return holders;
}

/** Every address that is anywhere in the database, in small letters: for few, and seldom. */
export async function findAllAddresses(db: Database, register: PersonalData): Promise<string[]> {
  const addresses = new Set<string>();
  for (const place of holderPlaces(register)) {
    const email = sql`lower(${sql.identifier(place.email)})`;
    const { rows } = await db.execute<{ email: string }>(sql`
      select distinct ${email} as email from ${sql.identifier(place.table)}
      where ${email} like '%_@_%' and ${email} not like '%@erased.invalid'`);
    for (const row of rows) addresses.add(row.email);
  }
  return [...addresses];
}

async function findIn(db: Database, place: HolderPlace, search: string): Promise<HolderRow[]> {
  const column = (name: string) => sql.identifier(name);
  const email = sql`lower(${column(place.email)})`;
  const phone = place.phone ? sql`${column(place.phone)}` : undefined;
  const name = place.names.length > 0 ? sql`concat_ws(' ', ${sql.join(place.names.map(column), sql`, `)})` : undefined;
  const { rows } = await db.execute<{ email: string; name: string; phone: string; seen_at: string | null }>(sql`
    select ${email} as email, coalesce(trim(${name ?? sql`''`}), '') as name, coalesce(${phone ?? sql`''`}, '') as phone,
      to_json(${column(place.seenAt)}) #>> '{}' as seen_at
    from ${sql.identifier(place.table)}
    where (${sql.join(matches(place, { email, phone, name }, search), sql` or `)})
      and ${email} like '%_@_%' and ${email} not like '%@erased.invalid'
    order by ${column(place.seenAt)} desc nulls last limit ${mostOfTable}`);
  return rows.map(({ seen_at, ...row }) => ({ ...row, seenAt: seen_at === null ? null : new Date(seen_at) }));
}

type Texts = { email: SQL; phone: SQL | undefined; name: SQL | undefined };

/** An address, reference or number must match completely; a name may match in part. */
function matches({ reference }: HolderPlace, { email, phone, name }: Texts, search: string): SQL[] {
  const isPhone = /^[+\d\s().-]+$/.test(search) && isPhoneNumber(search);
  return [
    sql`${email} = lower(${search})`,
    ...(reference ? [sql`upper(${sql.identifier(reference)}) = upper(${search})`] : []),
    ...(phone && isPhone ? [sql`${phoneDigits(phone)} = ${phoneDigits(search)}`] : []),
    ...(name && /\p{L}/u.test(search) ? [sql`position(lower(${search}) in lower(${name})) > 0`] : []),
  ];
}

/** Emails to an address: someone may have been written to without having any other record. */
export const countMessagesTo = (db: ReadDb, email: string): Promise<number> =>
  db.$count(messages, sql`lower(${messages.recipient}) = lower(${email})`);

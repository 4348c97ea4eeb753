import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { people, personBlocks, personConsents, personNotes } from "#db/schema/people.ts";

export type CustomerRow = typeof people.$inferSelect;

/** One who was merged with another is no one’s to change. */
export async function lockCustomer(db: Database, id: string): Promise<CustomerRow | undefined> {
  const [row] = await db
    .select()
    .from(people)
    .where(and(eq(people.id, id), isNull(people.mergedInto)))
    .for("update");
  return row;
}

export async function updateCustomer(db: Database, id: string, changes: Partial<CustomerRow>): Promise<void> {
  await db.update(people).set(changes).where(eq(people.id, id));
}

type NewCustomer = Pick<CustomerRow, "email" | "phone" | "firstName" | "lastName">;

/** With their address and number, as a booking would enter them. */
export async function insertCustomer(db: Database, customer: NewCustomer, at: Date): Promise<string> {
  const { email, phone, firstName, lastName } = customer;
  const { rows } = await db.execute<{ id: string }>(
    sql`select person_of(${email}, ${phone}, ${firstName}, ${lastName}, false, ${at.toISOString()}::timestamptz, 'import') as id`,
  );
  const id = rows[0]?.id;
  if (!id) throw new Error("A customer was entered and has no id.");
  return id;
}

/** Of one who was entered a moment ago: no one has seen a version of it. */
export async function setTags(db: Database, id: string, tags: readonly string[]): Promise<void> {
  await db
    .update(people)
    .set({ tags: [...tags] })
    .where(eq(people.id, id));
}

export async function insertBlock(db: Database, block: typeof personBlocks.$inferInsert): Promise<void> {
  await db.insert(personBlocks).values(block);
}

/** Ends every block that is still on. */
export async function liftBlocks(db: Database, personId: string, { at, by }: { at: Date; by: string | null }) {
  await db
    .update(personBlocks)
    .set({ liftedAt: at, liftedBy: by })
    .where(and(eq(personBlocks.personId, personId), isNull(personBlocks.liftedAt)));
}

export async function insertConsent(db: Database, consent: typeof personConsents.$inferInsert): Promise<void> {
  await db.insert(personConsents).values(consent);
}

export async function insertNote(db: Database, note: typeof personNotes.$inferInsert): Promise<void> {
  await db.insert(personNotes).values(note);
}

type Merge = {
  readonly id: string;
  readonly keptId: string;
  readonly goneId: string;
  readonly at: Date;
  readonly by: string | null;
};

/** False where one of them was merged already. */
export async function mergePeople(db: Database, { id, keptId, goneId, at, by }: Merge): Promise<boolean> {
  const { rows } = await db.execute<{ done: boolean }>(
    sql`select merge_people(${id}, ${keptId}, ${goneId}, ${at.toISOString()}::timestamptz, ${by}) as done`,
  );
  return rows[0]?.done === true;
}

export async function separatePeople(db: Database, { id, at, by }: Pick<Merge, "id" | "at" | "by">): Promise<void> {
  await db.execute(sql`select unmerge_people(${id}, ${at.toISOString()}::timestamptz, ${by})`);
}

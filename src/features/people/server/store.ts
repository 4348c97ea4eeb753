import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { personNotes } from "#db/schema/people.ts";

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

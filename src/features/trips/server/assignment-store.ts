import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { assignmentMoves, assignments } from "#db/schema/trips.ts";

export type AssignmentRow = typeof assignments.$inferSelect;
export type AssignmentChanges = Partial<Omit<AssignmentRow, "id" | "tripId" | "createdAt">>;

export async function lockAssignment(db: Database, id: string): Promise<AssignmentRow | undefined> {
  const [row] = await db.select().from(assignments).where(eq(assignments.id, id)).for("update");
  return row;
}

export async function updateAssignment(db: Database, id: string, changes: AssignmentChanges): Promise<void> {
  await db.update(assignments).set(changes).where(eq(assignments.id, id));
}

export async function insertAssignmentMove(db: Database, move: typeof assignmentMoves.$inferInsert): Promise<void> {
  await db.insert(assignmentMoves).values(move);
}

import { eq, inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { incidentMoves, incidents } from "#db/schema/incidents.ts";
import type { IncidentState } from "#domain/incident/incident-lifecycle.ts";
import type { HistoryLine } from "#platform/move-record.ts";

export type IncidentRow = typeof incidents.$inferSelect;
export type IncidentChanges = Partial<Pick<IncidentRow, "responsible" | "costCents">>;

/** False if already stored: a phone without an answer retries. */
export async function insertIncident(db: Database, row: typeof incidents.$inferInsert): Promise<boolean> {
  const written = await db.insert(incidents).values(row).onConflictDoNothing().returning({ id: incidents.id });
  return written.length > 0;
}

export async function lockIncident(db: Database, id: string): Promise<IncidentRow | undefined> {
  const [row] = await db.select().from(incidents).where(eq(incidents.id, id)).for("update");
  return row;
}

export async function updateIncident(db: Database, id: string, changes: Partial<IncidentRow>): Promise<void> {
  await db.update(incidents).set(changes).where(eq(incidents.id, id));
}

export async function insertIncidentMove(db: Database, { recordId, from, to, ...line }: HistoryLine<IncidentState>) {
  await db.insert(incidentMoves).values({ ...line, incidentId: recordId, fromState: from, toState: to });
}

/** Clears the texts about these bookings’ trips; the incidents stay. */
export async function forgetWordsOf(db: Database, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  const theirs = inArray(incidents.bookingId, [...bookingIds]);
  const ids = db.select({ id: incidents.id }).from(incidents).where(theirs);
  await db.update(incidentMoves).set({ reason: null }).where(inArray(incidentMoves.incidentId, ids));
  await db.update(incidents).set({ text: "" }).where(theirs);
}

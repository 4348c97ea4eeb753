import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { privacyRequestMoves, privacyRequests } from "#db/schema/privacy.ts";
import type { RequestState } from "#domain/privacy/privacy-request.ts";
import type { HistoryLine } from "#platform/move-record.ts";

export type RequestRow = typeof privacyRequests.$inferSelect;

export async function insertRequest(db: Database, row: typeof privacyRequests.$inferInsert): Promise<void> {
  await db.insert(privacyRequests).values(row);
}

/** One at a time per address, so that a link opened twice at once makes one request. */
export async function lockGuest(db: Database, email: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`privacy-request:${email}`}, 0))`);
}

export async function lockRequest(db: Database, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(privacyRequests).where(eq(privacyRequests.id, id)).for("update");
  return row;
}

export async function updateRequest(db: Database, id: string, changes: Partial<RequestRow>): Promise<void> {
  await db.update(privacyRequests).set(changes).where(eq(privacyRequests.id, id));
}

export async function insertRequestMove(db: Database, { recordId, from, to, ...line }: HistoryLine<RequestState>) {
  await db.insert(privacyRequestMoves).values({ ...line, requestId: recordId, fromState: from, toState: to });
}

/** Clears name, address and text. The request, its date and its answer stay as proof. */
export async function forgetRequestsOf(db: Database, whose: { email: string | null; userId: string | null }) {
  const { rows } = await db.execute<{ id: string }>(sql`
    update privacy_requests set name = '', email = '', phone = '', words = '', extension_reason = '', user_id = null
    where user_id = ${whose.userId} or (email <> '' and lower(email) = lower(${whose.email}))
    returning id`);
  if (rows.length === 0) return;
  await db.execute(sql`
    update privacy_request_moves set reason = null
    where request_id in (select jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb)::uuid)`);
}

import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { campaignMoves, campaignRecipients, campaigns } from "#db/schema/email.ts";
import type { CampaignState } from "#domain/campaign/campaign-lifecycle.ts";
import type { SkipReason } from "#domain/campaign/why-skipped.ts";
import type { HistoryLine } from "#platform/move-record.ts";
import type { CampaignRow } from "./views.ts";

export type CampaignChanges = Partial<Pick<CampaignRow, "scheduledFor" | "finishedAt">>;

export async function insertCampaign(db: Database, row: typeof campaigns.$inferInsert): Promise<void> {
  await db.insert(campaigns).values(row);
}

export async function lockCampaign(db: Database, id: string): Promise<CampaignRow | undefined> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id)).for("update");
  return row;
}

export async function updateCampaign(db: Database, id: string, changes: Partial<CampaignRow>): Promise<void> {
  await db.update(campaigns).set(changes).where(eq(campaigns.id, id));
}

export async function insertCampaignMove(db: Database, line: HistoryLine<CampaignState>): Promise<void> {
  await db.insert(campaignMoves).values(line);
}

/** Everyone the filter finds, once each; who joins it later is not added. */
export async function insertRecipients(db: Database, rows: readonly (typeof campaignRecipients.$inferInsert)[]) {
  if (rows.length > 0)
    await db
      .insert(campaignRecipients)
      .values([...rows])
      .onConflictDoNothing();
}

/** The next who wait, locked: another process takes others. */
export const lockWaiting = (db: Database, campaignId: string, most: number) =>
  db
    .select({ id: campaignRecipients.id, personId: campaignRecipients.personId })
    .from(campaignRecipients)
    .where(and(eq(campaignRecipients.campaignId, campaignId), eq(campaignRecipients.state, "waiting")))
    .orderBy(campaignRecipients.id)
    .limit(most)
    .for("update", { skipLocked: true });

export async function markRecipient(db: Database, id: string, end: { reason: SkipReason | null; at: Date }) {
  await db
    .update(campaignRecipients)
    .set(end.reason ? { state: "skipped", reason: end.reason } : { state: "sent", sentAt: end.at })
    .where(eq(campaignRecipients.id, id));
}

/** The person behind it; the first time counts. */
export async function markUnsubscribed(db: Database, id: string, at: Date): Promise<string | undefined> {
  const [row] = await db
    .update(campaignRecipients)
    .set({ unsubscribedAt: sql`coalesce(${campaignRecipients.unsubscribedAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(campaignRecipients.id, id))
    .returning({ personId: campaignRecipients.personId });
  return row?.personId;
}

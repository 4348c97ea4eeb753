import { and, eq, or, type SQL } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { messages } from "#db/schema/platform.ts";
import { changeByReceipt, type ReceiptStatus } from "#domain/channel/receipt.ts";

export type Receipt = {
  readonly provider: string;
  readonly providerId: string;
  /** Our own id of the message, as the provider returns it; "" if it doesn’t. */
  readonly ourId: string;
  readonly status: ReceiptStatus;
  readonly at: Date;
  readonly reason: string;
};

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export type ReceiptResult = {
  readonly messageId: string | null;
  readonly verdict: "accepted" | "repeated" | "unmatched";
};

/**
 * Records what a provider reports about a text. Looked up by our own id first, because a receipt may come before the
 * answer with the provider’s id.
 */
export async function noteReceipt(db: Database, receipt: Receipt, now: Date): Promise<ReceiptResult> {
  const named: SQL[] = [
    ...(receipt.providerId ? [eq(messages.providerId, receipt.providerId)] : []),
    ...(isId(receipt.ourId) ? [eq(messages.id, receipt.ourId)] : []),
  ];
  if (named.length === 0) return { messageId: null, verdict: "unmatched" };
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.provider, receipt.provider), or(...named)))
    .limit(1)
    .for("update");
  if (!row) return { messageId: null, verdict: "unmatched" };
  const at = receipt.at > now ? now : receipt.at;
  const change = changeByReceipt(row, receipt.status, at);
  if (!change) return { messageId: row.id, verdict: "repeated" };
  const isOver = change.state !== undefined;
  await db
    .update(messages)
    .set({
      ...change,
      providerId: row.providerId ?? (receipt.providerId || null),
      sentAt: row.sentAt ?? at,
      error: change.state === "failed" ? receipt.reason.slice(0, 1000) : null,
      ...(isOver && { nextTryAt: null }),
    })
    .where(eq(messages.id, row.id));
  return { messageId: row.id, verdict: "accepted" };
}

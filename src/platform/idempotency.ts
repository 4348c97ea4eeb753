import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { idempotencyKeys } from "#db/schema/platform.ts";

export type KeptAnswer = { status: number; answer: Record<string, unknown> };
/** A request that may arrive more than once: the caller’s key, and a hash of its input. */
export type RepeatableRequest = { key: string; requestHash: string };

export const isIdempotencyKey = (text: string) => /^[\w.:-]{8,200}$/.test(text);

/** Everyone numbers their own requests, each call separately: two partners’ `order-2026-0001` are two requests. */
export const repeatable = (
  callName: string,
  key: string,
  { owner, body }: { readonly owner: string; readonly body: string },
): RepeatableRequest => ({
  key: `${callName}:${owner}:${key}`,
  requestHash: createHash("sha256").update(body).digest("base64url"),
});

/** The first answer; `"other"` if the key was used for a different request. */
export async function findAnswer(db: Database, request: RepeatableRequest): Promise<KeptAnswer | "other" | undefined> {
  const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, request.key));
  if (!row) return undefined;
  return row.requestHash === request.requestHash ? { status: row.status, answer: row.answer } : "other";
}

/**
 * Stores the answer in the transaction of its effects. False if a twin of this request was faster: the caller then
 * rolls back and repeats the twin's answer.
 */
export async function keepAnswer(db: Database, request: RepeatableRequest, kept: KeptAnswer, now: Date) {
  const inserted = await db
    .insert(idempotencyKeys)
    .values({ ...request, ...kept, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return inserted.length === 1;
}

import { nameOfActor } from "#domain/account/roles.ts";
import { type QuoteState, quoteLifecycle } from "#domain/quote/quote-lifecycle.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { insertQuoteMove, lockQuote, type QuoteChanges, type QuoteRow, updateQuote } from "./quote-store.ts";

export type QuoteMove = {
  readonly id: string;
  /** What the office had before its eyes; left out where nobody decides on what they saw. */
  readonly rowVersion?: number;
  readonly to: QuoteState;
  readonly reason?: string;
  /** What changes with the state. */
  readonly changes?: QuoteChanges;
};

export type QuoteRefusal = "not_found" | "changed_meanwhile" | "not_possible";

/** The one way a quote changes its state: under a lock, along the table of allowed moves, and on record. */
export async function moveQuote(ctx: Context, move: QuoteMove): Promise<Result<QuoteRow, QuoteRefusal>> {
  const found = await lockedQuote(ctx, move);
  if (!found.ok) return found;
  const before = found.value;
  if (!quoteLifecycle.can(before.state, move.to))
    return refuse("not_possible", { state: before.state, allowed: quoteLifecycle.allowed(before.state) });

  const changes = { ...move.changes, state: move.to, rowVersion: before.rowVersion + 1, updatedAt: ctx.now };
  await updateQuote(ctx.db, before.id, changes);
  await insertQuoteMove(ctx.db, {
    id: ctx.newId(),
    quoteId: before.id,
    fromState: before.state,
    toState: move.to,
    actor: nameOfActor(ctx.actor),
    reason: move.reason || null,
    createdAt: ctx.now,
  });
  await recordAudit(ctx, {
    action: `quote.${move.to}`,
    subject: { kind: "quote", id: before.id },
    ...(move.reason && { reason: move.reason }),
    details: { number: before.number, version: before.version, from: before.state },
  });
  return accept({ ...before, ...changes });
}

type Wanted = { readonly id: string; readonly rowVersion?: number };

/** A quote under lock, as the one who acts on it saw it. */
export async function lockedQuote(
  ctx: Context,
  { id, rowVersion }: Wanted,
): Promise<Result<QuoteRow, "not_found" | "changed_meanwhile">> {
  const row = await lockQuote(ctx.db, id);
  if (!row) return refuse("not_found");
  if (rowVersion !== undefined && rowVersion !== row.rowVersion)
    return refuse("changed_meanwhile", {
      quote: { state: row.state, row_version: row.rowVersion, updated_at: row.updatedAt.toISOString() },
    });
  return accept(row);
}

/** What an action answers: where the quote stands now. */
export const standingOf = ({ id, state, rowVersion }: QuoteRow) => accept({ id, state, row_version: rowVersion });

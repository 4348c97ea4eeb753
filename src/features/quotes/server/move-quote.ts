import { type QuoteState, quoteLifecycle } from "#domain/quote/quote-lifecycle.ts";
import { accept, type Result } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { insertQuoteMove, lockQuote, type QuoteChanges, type QuoteRow, updateQuote } from "./quote-store.ts";

/** A quote's `version` counts the versions sent to the customer; the row version counts changes. */
type OfRow = { readonly rowVersion?: number };
export type QuoteMove = Omit<RecordMove<QuoteState, QuoteChanges>, "version"> & OfRow;
export type QuoteRefusal = MoveRefusal;

const mover = recordMover<QuoteState, QuoteRow, QuoteChanges>({
  lifecycle: quoteLifecycle,
  lock: lockQuote,
  versionOf: ({ rowVersion }) => rowVersion,
  columnsOf: ({ version, ...moved }) => ({ ...moved, rowVersion: version }),
  update: updateQuote,
  insertMove: (db, { recordId, from, to, ...line }) =>
    insertQuoteMove(db, { ...line, quoteId: recordId, fromState: from, toState: to }),
  freshOf: ({ state, rowVersion, updatedAt }) => ({
    quote: { state, row_version: rowVersion, updated_at: updatedAt.toISOString() },
  }),
});

/** A quote, locked if unchanged since the caller saw it. */
export const lockedQuote = (ctx: Context, { id, rowVersion }: OfRow & { readonly id: string }) =>
  mover.lock(ctx, { id, version: rowVersion });

/** The only function that changes a quote’s status. */
export async function moveQuote(
  ctx: Context,
  { rowVersion, ...move }: QuoteMove,
): Promise<Result<QuoteRow, QuoteRefusal>> {
  const moved = await mover.move(ctx, { ...move, version: rowVersion });
  if (!moved.ok) return moved;
  const { before, after } = moved.value;
  await recordAudit(ctx, {
    action: `quote.${move.to}`,
    subject: { kind: "quote", id: before.id },
    ...(move.reason && { reason: move.reason }),
    details: { number: before.number, version: before.version, from: before.state },
  });
  return accept(after);
}

/** An action’s answer: the quote’s current status. */
export const standingOf = ({ id, state, rowVersion }: QuoteRow) => accept({ id, state, row_version: rowVersion });

/** Records a move that was undone before anyone was notified. */
export const { recordUndone: quoteUndone } = mover;

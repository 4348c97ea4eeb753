import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import type { bankContract } from "../contract.ts";
import { allocatePart } from "./allocate-part.ts";
import { auditBankLine } from "./audit-bank-line.ts";
import { lockBankLine, updateIgnored } from "./store.ts";

type Match = typeof bankContract.matchBankLine;

/** Matches a line to one or several bookings or invoices, all of them or none. */
export async function matchBankLine(
  ctx: Context,
  { id, parts }: ParsedOf<Match>,
): Promise<Result<OutputOf<Match>, RefusalOf<Match>>> {
  const line = await lockBankLine(ctx.db, id);
  if (!line) return refuse("not_found");
  if (line.amountCents <= 0) return refuse("not_incoming");
  const left = line.amountCents - line.allocatedCents;
  const result = parts.reduce((sum, part) => sum + part.amount_cents, 0);
  if (result > left) return refuse("more_than_left", { left_cents: left });
  if (new Set(parts.map(({ kind, key }) => `${kind} ${key}`)).size < parts.length) return refuse("named_twice");
  // In a fixed order, so that two lines over the same bookings don’t deadlock.
  for (const part of parts.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const done = await allocatePart(ctx, { line, part, by: nameOfActor(ctx.actor) });
    if (!done.ok) return refuse(done.reason, { ...done.details, key: part.key });
  }
  await updateIgnored(ctx.db, id, { asideBy: null, asideAt: null });
  await auditBankLine(ctx, "bank_line.matched", line, { parts, left_cents: left - result });
  return accept({ left_cents: left - result });
}

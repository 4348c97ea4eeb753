import { type Accepted, accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { pageOf } from "#platform/page-key.ts";
import { toWire } from "#platform/to-wire.ts";
import { findActorNames } from "../../server/actor-views.ts";
import { findGoingBack } from "../../server/refund-views.ts";
import { type bankContract, type ListedLine, lineKey, listedLine, type MatchedPart } from "../contract.ts";
import { nameLines } from "./name-lines.ts";
import type { BankLineRow } from "./store.ts";
import { findBankLines, findPartsOf, type PartRow } from "./views.ts";

type List = typeof bankContract.bankLines;

/** Statement lines; open ones with the reason why. */
export async function bankLines(ctx: Context, input: ParsedOf<List>): Promise<Accepted<OutputOf<List>>> {
  const filter = { view: input.view, search: input.search, after: lineKey.read(input.after) };
  const result = await findBankLines(ctx.db, filter, input.size + 1);
  const { rows, next } = pageOf(result, input.size, ({ bookedOn: day, id }) => lineKey.write({ day, id }));
  const parts = await findPartsOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const goingBack = await findGoingBack(
    ctx.db,
    parts.map(({ allocation }) => allocation.paymentId),
  );
  const judged = await nameLines(ctx, rows);
  const actors = [...parts.map(({ allocation }) => allocation.matchedBy), ...rows.map(({ asideBy }) => asideBy)];
  const nameOf = await findActorNames(ctx.db, actors);
  return accept({ lines: rows.map((line) => describeLine(line, { parts, goingBack, judged, nameOf })), next });
}

type Known = {
  readonly parts: readonly PartRow[];
  /** Payments with a refund. */
  readonly goingBack: ReadonlySet<string>;
  readonly judged: Awaited<ReturnType<typeof nameLines>>;
  nameOf(actor: string): string;
};

function describeLine(line: BankLineRow, { parts, goingBack, judged, nameOf }: Known): ListedLine {
  const left = line.amountCents > 0 ? line.amountCents - line.allocatedCents : 0;
  const isOpen = left > 0 && line.asideBy === null;
  const { named, doubt, expectedCents } = judged(line);
  return toWire(listedLine, line, {
    left_cents: left,
    named_reference: named,
    doubt: isOpen ? doubt : null,
    expected_cents: isOpen ? expectedCents : null,
    parts: parts
      .filter(({ allocation }) => allocation.bankLineId === line.id)
      .map((part) => ({
        ...describePart(part),
        matched_by: nameOf(part.allocation.matchedBy),
        can_unmatch: !goingBack.has(part.allocation.paymentId),
      })),
    aside_by: line.asideBy === null ? null : nameOf(line.asideBy),
  });
}

const describePart = ({
  allocation,
  reference,
  invoiceNumber,
  isCredit,
  customer,
}: PartRow): Omit<MatchedPart, "matched_by" | "can_unmatch"> => ({
  allocation_id: allocation.id,
  booking_reference: reference,
  invoice_number: invoiceNumber,
  is_credit: isCredit,
  customer_name: customer,
  amount_cents: allocation.amountCents,
  matched_at: allocation.createdAt.toISOString(),
});

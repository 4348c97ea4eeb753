import { bookingsNamedIn } from "#domain/payment/named-in-line.ts";
import { bookingNamedIn } from "#domain/payment/transfer-reference.ts";
import { type Accepted, accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { pageOf } from "#platform/page-key.ts";
import { type bankContract, type LineDoubt, type ListedLine, lineKey, type MatchedPart } from "../contract.ts";
import type { BankLineRow } from "./store.ts";
import { findOpenOf } from "./target-views.ts";
import { type FoundPart, findActorNames, findBankLines, findPartsOf } from "./views.ts";

type List = typeof bankContract.bankLines;

/** Lines of statements; of those that are open, why. */
export async function bankLines(ctx: Context, asked: ParsedOf<List>): Promise<Accepted<OutputOf<List>>> {
  const filter = { view: asked.view, search: asked.search, after: lineKey.read(asked.after) };
  const found = await findBankLines(ctx.db, filter, asked.size + 1);
  const { rows, next } = pageOf(found, asked.size, ({ bookedOn: day, id }) => lineKey.write({ day, id }));
  const parts = await findPartsOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const named = await findNamed(ctx, rows);
  const actors = [...parts.map(({ allocation }) => allocation.matchedBy), ...rows.map(({ asideBy }) => asideBy)];
  const nameOf = await findActorNames(ctx.db, actors);
  return accept({ lines: rows.map((line) => describeLine(line, { parts, named, nameOf })), next });
}

type Known = { readonly parts: readonly FoundPart[]; readonly named: Named; nameOf(actor: string): string };

function describeLine(line: BankLineRow, { parts, named, nameOf }: Known): ListedLine {
  const left = line.amountCents > 0 ? line.amountCents - line.allocatedCents : 0;
  const isOpen = left > 0 && line.asideBy === null;
  const mine = named.of(line.description);
  const doubt = isOpen ? doubtOf(line, mine) : null;
  return {
    id: line.id,
    booked_on: line.bookedOn,
    amount_cents: line.amountCents,
    left_cents: left,
    description: line.description,
    named_reference: mine.reference,
    doubt,
    expected_cents: doubt === "amount_differs" ? mine.openCents : null,
    parts: parts
      .filter(({ allocation }) => allocation.bankLineId === line.id)
      .map((part) => ({
        ...describePart(part),
        matched_by: nameOf(part.allocation.matchedBy),
      })),
    aside_by: line.asideBy === null ? null : nameOf(line.asideBy),
  };
}

const describePart = ({
  allocation,
  reference,
  invoiceNumber,
  isCredit,
  customer,
}: FoundPart): Omit<MatchedPart, "matched_by"> => ({
  allocation_id: allocation.id,
  booking_reference: reference,
  invoice_number: invoiceNumber,
  is_credit: isCredit,
  customer_name: customer,
  amount_cents: allocation.amountCents,
  matched_at: allocation.createdAt.toISOString(),
});

type NamedHere = { readonly reference: string | null; readonly isKnown: boolean; readonly openCents: number };

function doubtOf({ amountCents, allocatedCents }: BankLineRow, mine: NamedHere): LineDoubt | null {
  if (allocatedCents > 0) return "part_left";
  if (mine.reference === null) return "no_reference";
  if (!mine.isKnown) return "no_booking";
  if (mine.openCents <= 0) return "no_payment";
  return mine.openCents === amountCents ? null : "amount_differs";
}

type Named = { of(description: string): NamedHere };

/** Which booking each line names: one there is, or one that is written like ours and does not exist. */
async function findNamed(ctx: Context, lines: readonly BankLineRow[]): Promise<Named> {
  const all = lines.flatMap(({ description }) => sureNames(description));
  const known = new Map((await findOpenOf(ctx.db, [...new Set(all)])).map((row) => [row.reference, row.openCents]));
  return {
    of(description) {
      const reference = sureNames(description).find((name) => known.has(name)) ?? bookingNamedIn(description) ?? null;
      const openCents = known.get(reference ?? "");
      return { reference, isKnown: openCents !== undefined, openCents: openCents ?? 0 };
    },
  };
}

const sureNames = (text: string): string[] =>
  bookingsNamedIn(text)
    .filter(({ isSure }) => isSure)
    .map(({ reference }) => reference);

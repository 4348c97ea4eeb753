import { type Accepted, accept, type Result, refuse } from "#domain/result.ts";
import { bookingNamedIn } from "#domain/transfer-reference.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import type { LineDoubt, ListedLine, paymentsBankContract } from "../bank-contract.ts";
import {
  type FoundLine,
  findBankImports,
  findBankLine,
  findBankLines,
  findKnownReferences,
  findMatchable,
  findToMatch,
  type LineKey,
  type Matchable,
} from "./bank-views.ts";

type List = typeof paymentsBankContract.bankLines;
type Imports = OutputOf<typeof paymentsBankContract.bankImports>;
type ToMatch = typeof paymentsBankContract.matchablePayments;

/** Lines of statements; of those that are open, why. */
export async function listBankLines(ctx: Context, asked: ParsedOf<List>): Promise<Accepted<OutputOf<List>>> {
  const filter = { view: asked.view, search: asked.search, after: keyIn(asked.after) };
  const found = await findBankLines(ctx.db, filter, asked.size + 1);
  const rows = found.slice(0, asked.size);
  const last = rows.at(-1)?.line;
  const next = found.length > asked.size && last ? `${last.bookedOn} ${last.id}` : null;
  const named = rows.flatMap(({ line }) => bookingNamedIn(line.description) ?? []);
  const [payments, known] = await Promise.all([findMatchable(ctx.db, named), findKnownReferences(ctx.db, named)]);
  return accept({ lines: rows.map((row) => described(row, { payments, known })), next });
}

function keyIn(after: string | null): LineKey | undefined {
  const [day = "", id = ""] = (after ?? "").split(" ");
  return /^\d{4}-\d\d-\d\d$/.test(day) && /^[0-9a-f-]{36}$/.test(id) ? { day, id } : undefined;
}

type Known = { readonly payments: readonly Matchable[]; readonly known: ReadonlySet<string> };

function described({ line, reference }: FoundLine, context: Known): ListedLine {
  const named = bookingNamedIn(line.description) ?? null;
  const isOpen = line.paymentId === null && line.matchedBy === null && line.amountCents > 0;
  const mine = context.payments.filter((one) => one.reference === named);
  const doubt = isOpen ? doubtOf(line.amountCents, { named, mine, known: context.known }) : null;
  return {
    id: line.id,
    booked_on: line.bookedOn,
    amount_cents: line.amountCents,
    description: line.description,
    named_reference: named,
    doubt,
    expected_cents: doubt === "amount_differs" ? (mine[0]?.amountCents ?? null) : null,
    payment_id: line.paymentId,
    booking_reference: reference,
    matched_by: line.matchedBy,
    matched_at: line.matchedAt?.toISOString() ?? null,
    is_aside: line.paymentId === null && line.matchedBy !== null,
  };
}

type Named = {
  readonly named: string | null;
  readonly mine: readonly Matchable[];
  readonly known: ReadonlySet<string>;
};

function doubtOf(amountCents: number, { named, mine, known }: Named): LineDoubt | null {
  if (named === null) return "no_reference";
  if (!known.has(named)) return "no_booking";
  if (mine.length === 0) return "no_payment";
  return mine.some((one) => one.amountCents === amountCents) ? null : "amount_differs";
}

export async function listBankImports(ctx: Context): Promise<Accepted<Imports>> {
  const found = await findBankImports(ctx.db);
  return accept({
    imports: found.map(({ one, importer }) => ({
      id: one.id,
      name: one.name,
      format: one.format,
      lines: one.lines,
      new_lines: one.newLines,
      matched: one.matched,
      imported_by: importer,
      created_at: one.createdAt.toISOString(),
    })),
  });
}

/** What a person may choose from. */
export async function listMatchable(
  ctx: Context,
  { line_id, search }: ParsedOf<ToMatch>,
): Promise<Result<OutputOf<ToMatch>, "not_found">> {
  const line = await findBankLine(ctx.db, line_id);
  if (!line) return refuse("not_found");
  const named = bookingNamedIn(line.description);
  const found = await findToMatch(ctx.db, { search, amountCents: line.amountCents, named });
  return accept({
    payments: found.map(({ payment, reference, customer }) => ({
      payment_id: payment.id,
      booking_reference: reference,
      customer_name: customer,
      amount_cents: payment.amountCents,
      state: payment.state,
      created_at: payment.createdAt.toISOString(),
    })),
  });
}

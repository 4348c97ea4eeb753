import { needsSecondPerson } from "#domain/account/permissions.ts";
import { cents } from "#domain/money/money.ts";
import { type Accepted, accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { ListedRefund, refundsContract } from "../contract.ts";
import { countRefunds, findRefunds } from "./views.ts";

type List = typeof refundsContract.refundsForReview;
const pageSize = 30;

/** Refunds for the office, newest first. */
export async function refundsForReview(ctx: Context, asked: ParsedOf<List>): Promise<Accepted<OutputOf<List>>> {
  const filter = { states: asked.states, search: asked.search, after: timeKey.read(asked.after) };
  const [found, counts] = await Promise.all([findRefunds(ctx.db, filter, pageSize + 1), countRefunds(ctx.db)]);
  const { rows, next } = pageOf(found, pageSize, ({ refund }) =>
    timeKey.write({ at: refund.createdAt, id: refund.id }),
  );
  return accept({ refunds: rows.map(listed), next, counts });
}

/** One refund as the list has it. */
export async function readRefund(ctx: Context, id: string): Promise<ListedRefund | undefined> {
  const [found] = await findRefunds(ctx.db, { id, states: undefined, search: "", after: undefined }, 1);
  return found && listed(found);
}

const listed = ({
  refund,
  reference,
  customer,
  approver,
  accountEnding,
  dueCents,
}: Awaited<ReturnType<typeof findRefunds>>[number]): ListedRefund => ({
  id: refund.id,
  state: refund.state,
  version: refund.version,
  booking_reference: reference,
  customer_name: customer,
  amount_cents: refund.amountCents,
  fee_cents: refund.feeCents,
  reason_code: refund.reasonCode,
  note: refund.note,
  hours_before: refund.hoursBefore,
  document_id: refund.documentId,
  method: refund.method,
  account_ending: accountEnding,
  approved_by: approver,
  needs_second_person: needsSecondPerson("refund", cents(Math.max(refund.amountCents, dueCents))),
  created_at: refund.createdAt.toISOString(),
  updated_at: refund.updatedAt.toISOString(),
});

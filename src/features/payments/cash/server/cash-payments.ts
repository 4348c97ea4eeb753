import { type Accepted, accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import { standingOf } from "../../server/describe-payment.ts";
import { findAttempts, findBookingById } from "../../server/views.ts";
import { type CashState, type cashContract, cashStates, type ListedCash } from "../contract.ts";
import { type FoundCash, findBookingMoney, findCash, findCashById } from "./views.ts";

type List = typeof cashContract.cashPayments;
type Money = OutputOf<typeof cashContract.bookingMoney>;

/** Cash that drivers should have taken, have taken, or handed in. */
export async function cashPayments(ctx: Context, asked: ParsedOf<List>): Promise<Accepted<OutputOf<List>>> {
  const filter = { view: asked.view, search: asked.search, now: ctx.now, after: timeKey.read(asked.after) };
  const found = await findCash(ctx.db, filter, asked.size + 1);
  const { rows, next } = pageOf(found, asked.size, ({ payment }) =>
    timeKey.write({ at: payment.createdAt, id: payment.id }),
  );
  return accept({ payments: rows.map(described), next });
}

/** One cash payment as the list has it; none once it is no longer on its way to the safe. */
export async function readCash(ctx: Context, id: string): Promise<ListedCash | undefined> {
  const found = await findCashById(ctx.db, id);
  return found && cashStates.some((state) => state === found.payment.state) ? described(found) : undefined;
}

const described = ({ payment, reference, customer, pickupAt, driver }: FoundCash): ListedCash => ({
  payment_id: payment.id,
  version: payment.version,
  state: stateOf(payment.state),
  amount_cents: payment.amountCents,
  booking_reference: reference,
  customer_name: customer,
  pickup_at: pickupAt.toISOString(),
  driver_name: driver,
  updated_at: payment.updatedAt.toISOString(),
});

function stateOf(state: string): CashState {
  const known = cashStates.find((one) => one === state);
  if (!known) throw new Error(`Cash is never ${state}.`);
  return known;
}

/** What a booking costs, what was paid and what is open. */
export async function bookingMoney(
  ctx: Context,
  { reference }: { reference: string },
): Promise<Result<Money, "not_found">> {
  const found = await findBookingMoney(ctx.db, reference);
  if (!found) return refuse("not_found");
  const [booking, attempts] = await Promise.all([findBookingById(ctx.db, found.id), findAttempts(ctx.db, found.id)]);
  return accept({
    reference: booking.reference,
    customer_name: `${booking.firstName} ${booking.lastName}`,
    state: booking.state,
    pickup_at: booking.pickupAt.toISOString(),
    total_cents: booking.totalCents,
    open_cents: standingOf(booking, attempts, ctx.now).all,
    payments: attempts.map((one) => ({
      id: one.id,
      method: one.method,
      state: one.state,
      amount_cents: one.amountCents,
      created_at: one.createdAt.toISOString(),
    })),
  });
}

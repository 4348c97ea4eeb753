import { holdEnds } from "#domain/booking/hold-limits.ts";
import { gatewayAmount } from "#domain/payment/payfast.ts";
import { type PaymentMethod, type PaymentState, paymentLifecycle } from "#domain/payment/payment-lifecycle.ts";
import { transferReference } from "#domain/payment/transfer-reference.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { busyWith, describeAttempt, notPayable, type Standing, standingOf } from "../../server/describe-payment.ts";
import type { Gateway } from "../../server/gateways/open-gateway.ts";
import { movePayment, recordPaymentMove } from "../../server/move-payment.ts";
import type { OpenedBooking } from "../../server/open-payment.ts";
import { insertPayment, lockPaymentsOf, type PaymentRow } from "../../server/store.ts";
import { findCompany, findSettings } from "../../server/views.ts";
import type { checkoutContract } from "../contract.ts";
import { openWays } from "./open-ways.ts";

type StartCall = typeof checkoutContract.startPayment;
type StartInput = ParsedOf<StartCall>;
/** Starts to pay for a booking, or goes on with what was started. What is due is worked out here and now. */
export async function startPayment(
  ctx: Context,
  input: StartInput,
): Promise<Result<OutputOf<StartCall>, RefusalOf<StartCall>>> {
  const opened = await ctx.bookings.open(ctx, input);
  if (!opened.ok) return opened;
  const booking = opened.value;
  const gateway = ctx.outside.gateway;
  const attempts = await lockPaymentsOf(ctx.db, booking.id);
  const standing = standingOf(booking, attempts, ctx.now);
  const no = await objection(ctx, input, { booking, standing, attempts, gateway });
  if (no) return no;

  const amountCents = input.pays_all ? standing.all : standing.now;
  const same = attempts.find(
    (one) =>
      one.shareId === null && isOpen(one, ctx.now) && one.method === input.method && one.amountCents === amountCents,
  );
  if (!same) await giveUp(ctx, attempts);
  const payment = same ?? (await begin(ctx, { booking, gateway, method: input.method, amountCents }));
  const form = payment.method === "online" && gateway ? await formFor(ctx, gateway, { booking, payment }) : null;
  return accept({ payment: describeAttempt(payment), form });
}

type Facts = {
  readonly booking: OpenedBooking;
  readonly standing: Standing;
  readonly attempts: readonly PaymentRow[];
  readonly gateway: Gateway | undefined;
};

async function objection(ctx: Context, input: StartInput, { booking, standing, attempts, gateway }: Facts) {
  if (standing.phase !== "payable") return refuse(notPayable[standing.phase]);
  const busy = busyWith(attempts, ctx.now);
  if (busy) return refuse(busy);
  const settings = await findSettings(ctx.db);
  const ways = await openWays(ctx, { booking, settings, standing, gateway });
  if (!ways.some(({ method, obstacle }) => method === input.method && obstacle === null)) return refuse("way_closed");
  const due = input.pays_all ? standing.all : standing.now;
  if (input.expected_cents !== null && input.expected_cents !== due)
    return refuse("amount_changed", { due_cents: due });
  return undefined;
}

const openStates: readonly PaymentState[] = [
  "created",
  "redirected",
  "awaiting_proof",
  "rejected",
  "due_on_trip",
  "authorised",
];

const isOpen = ({ state, expiresAt }: PaymentRow, now: Date) =>
  openStates.includes(state) && (expiresAt === null || expiresAt > now);

/** Anyone who chooses another way has left the one before. A gateway may still tell of its success. */
async function giveUp(ctx: Context, attempts: readonly PaymentRow[]) {
  for (const { id, state } of attempts)
    if (openStates.includes(state) && paymentLifecycle.can(state, "cancelled"))
      await movePayment(ctx, { id, to: "cancelled", reason: "another way was chosen" });
}

type Begun = Pick<Facts, "booking" | "gateway"> & { readonly method: PaymentMethod; readonly amountCents: number };

const firstStates = {
  online: "created",
  transfer: "awaiting_proof",
  cash: "due_on_trip",
  account: "authorised",
} as const satisfies Record<PaymentMethod, PaymentState>;

async function begin(ctx: Context, { booking, gateway, method, amountCents }: Begun): Promise<PaymentRow> {
  const { policies } = await findSettings(ctx.db);
  const ends = {
    online: addMinutes(ctx.now, policies.holdMinutesOnline),
    // As long as the vehicle waits; a fee or a balance has no vehicle waiting for it.
    transfer:
      booking.state === "awaiting_payment"
        ? holdEnds(booking, "transfer", policies, ctx.now)
        : addHours(ctx.now, policies.holdHoursTransfer),
    cash: null,
    account: null,
  };
  const payment = await insertPayment(ctx.db, {
    id: ctx.newId(),
    bookingId: booking.id,
    method,
    provider: method === "online" ? (gateway?.provider ?? "") : "",
    state: firstStates[method],
    amountCents,
    transferReference: method === "transfer" ? transferReference(booking.reference) : null,
    expiresAt: ends[method],
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await recordPaymentMove(ctx, { id: payment.id, from: null, to: payment.state, reason: "chosen by the customer" });
  await ctx.emit({ type: "payment.started", paymentId: payment.id, reference: booking.reference });
  if (method !== "online") return payment;
  // The form goes out with this answer; from here on the gateway may tell us anything.
  const sent = await movePayment(ctx, { id: payment.id, to: "redirected", reason: "sent to the gateway" });
  return sent.ok ? sent.value : payment;
}

type Payable = { readonly booking: OpenedBooking; readonly payment: PaymentRow };

async function formFor(ctx: Context, gateway: Gateway, { booking, payment }: Payable) {
  const back = `booking=${booking.reference}`;
  const company = await findCompany(ctx.db);
  return gateway.formOf({
    return_url: `${ctx.siteUrl}/payment-success?${back}`,
    cancel_url: `${ctx.siteUrl}/payment-cancelled?${back}`,
    notify_url: `${ctx.siteUrl}/payments/payfast/itn`,
    name_first: booking.firstName.slice(0, 100),
    name_last: booking.lastName.slice(0, 100),
    email_address: shownEmail(booking.email).slice(0, 100),
    m_payment_id: payment.id,
    amount: gatewayAmount(payment.amountCents),
    item_name: `${company.name.slice(0, 60)} booking ${booking.reference}`,
    custom_str1: booking.reference,
  });
}

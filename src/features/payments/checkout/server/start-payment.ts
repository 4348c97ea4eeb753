import { holdEnds } from "#domain/booking/hold-limits.ts";
import { isPaidForShow } from "#domain/health/synthetic-customer.ts";
import type { PaymentMethod } from "#domain/payment/payment-lifecycle.ts";
import { transferReference } from "#domain/payment/transfer-reference.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { busyWith, type Standing, standingOf } from "../../server/describe-payment.ts";
import type { Gateway } from "../../server/gateways/open-gateway.ts";
import type { OpenedBooking } from "../../server/open-payment.ts";
import { formFor, startAttempt } from "../../server/start-attempt.ts";
import { lockPaymentsOf, type PaymentRow } from "../../server/store.ts";
import { findSettings } from "../../server/views.ts";
import type { checkoutContract } from "../contract.ts";
import { describeAttempt, notPayable } from "./describe-attempt.ts";
import { openWays } from "./open-ways.ts";

type StartCall = typeof checkoutContract.startPayment;
type StartInput = ParsedOf<StartCall>;
/** Starts or resumes paying for a booking. The amount due is calculated now. */
export async function startPayment(
  ctx: Context,
  input: StartInput,
): Promise<Result<OutputOf<StartCall>, RefusalOf<StartCall>>> {
  const opened = await ctx.bookings.open(ctx, input);
  if (!opened.ok) return opened;
  const gateway = ctx.outside.gateway;
  const booking = withoutTrial(opened.value, gateway);
  const attempts = await lockPaymentsOf(ctx.db, booking.id);
  const standing = standingOf(booking, attempts, ctx.now);
  const no = await objection(ctx, input, { booking, standing, attempts, gateway });
  if (no) return no;

  const amountCents = input.pays_all ? standing.all : standing.now;
  const payment = await startAttempt(
    ctx,
    await attemptOf(ctx, { booking, gateway, method: input.method, amountCents }),
    attempts,
  );
  const form = payment.method === "online" && gateway ? await bookingForm(ctx, gateway, { booking, payment }) : null;
  return accept({ payment: describeAttempt(payment), form });
}

/** The synthetic check pays like a customer, but only through the sandbox. */
const withoutTrial = (booking: OpenedBooking, gateway: Gateway | undefined): OpenedBooking =>
  isPaidForShow(booking, gateway?.mode) ? { ...booking, isTest: false } : booking;

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

type Choice = Pick<Facts, "booking" | "gateway"> & { readonly method: PaymentMethod; readonly amountCents: number };

async function attemptOf(ctx: Context, { booking, gateway, method, amountCents }: Choice) {
  const attempt = {
    pays: { bookingId: booking.id },
    method,
    amountCents,
    gateway,
    bookingReference: booking.reference,
  };
  if (method !== "transfer") return attempt;
  const { policies } = await findSettings(ctx.db);
  // As long as the vehicle is held; a fee or balance does not expire.
  const expiresAt =
    booking.state === "awaiting_payment"
      ? holdEnds(booking, "transfer", policies, ctx.now)
      : addHours(ctx.now, policies.holdHoursTransfer);
  return { ...attempt, expiresAt, transferReference: transferReference(booking.reference) };
}

type Payable = { readonly booking: OpenedBooking; readonly payment: PaymentRow };

const bookingForm = (ctx: Context, gateway: Gateway, { booking, payment }: Payable) =>
  formFor(ctx, gateway, {
    payment,
    facts: {
      firstName: booking.firstName,
      lastName: booking.lastName,
      email: shownEmail(booking.email),
      item: `booking ${booking.reference}`,
      reference: booking.reference,
    },
    pages: {
      paid: `/payment-success?booking=${booking.reference}`,
      left: `/payment-cancelled?booking=${booking.reference}`,
    },
  });

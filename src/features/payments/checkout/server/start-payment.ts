import { holdEnds } from "#domain/booking/hold-limits.ts";
import { isPaidForShow } from "#domain/health/synthetic-customer.ts";
import { cardConsent } from "#domain/payment/card-consent.ts";
import type { PaymentMethod } from "#domain/payment/payment-lifecycle.ts";
import { transferReference } from "#domain/payment/transfer-reference.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { insertCard } from "../../server/card-store.ts";
import { findKeptCard } from "../../server/card-views.ts";
import { busyWith, type Standing, standingOf } from "../../server/describe-payment.ts";
import type { Gateway } from "../../server/gateways/open-gateway.ts";
import type { OpenedBooking } from "../../server/open-payment.ts";
import { type FormExtras, formFor, startAttempt } from "../../server/start-attempt.ts";
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

  const card = await chosenCard(ctx, input, gateway);
  if (card === "not_yours") return refuse("card_gone");
  const wallet = await chosenWallet(ctx, input);
  if (wallet === "unknown") return refuse("way_closed");

  const amountCents = input.pays_all ? standing.all : standing.now;
  const attempt = await attemptOf(ctx, { booking, gateway, method: input.method, amountCents });
  const payment = await startAttempt(ctx, { ...attempt, ...(card && { cardId: card.id }) }, attempts);
  const savesCard = input.saves_card === true && !card && (await wantCard(ctx, { booking, payment }));
  const form =
    payment.method === "online" && gateway && !card
      ? await bookingForm(ctx, gateway, { booking, payment, extras: { wallet, savesCard } })
      : null;
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

/** One of the payer’s own saved cards, at the gateway that gave its token. */
async function chosenCard(ctx: Context, { card_id, method }: StartInput, gateway: Gateway | undefined) {
  if (card_id === undefined || method !== "online") return undefined;
  const card = await findKeptCard(ctx.db, card_id);
  const isTheirs = ctx.actor.kind === "person" && card?.userId === ctx.actor.userId;
  return card && isTheirs && card.provider === gateway?.provider ? card : "not_yours";
}

/** A way of the gateway that our settings offer. */
async function chosenWallet(ctx: Context, { wallet }: StartInput): Promise<string | undefined> {
  if (wallet === undefined) return undefined;
  const { paymentWays } = await findSettings(ctx.db);
  return paymentWays.wallets.some(({ code }) => code === wallet) ? wallet : "unknown";
}

/** Records that a signed-in customer lets us keep the card they are about to pay with. */
async function wantCard(ctx: Context, { booking, payment }: Pick<Payable, "booking" | "payment">): Promise<boolean> {
  if (ctx.actor.kind !== "person" || payment.method !== "online") return false;
  await insertCard(ctx.db, {
    id: ctx.newId(),
    userId: ctx.actor.userId,
    paymentId: payment.id,
    reference: booking.reference,
    provider: payment.provider,
    wordingVersion: cardConsent.version,
    wording: cardConsent.words,
    createdAt: ctx.now,
  });
  return true;
}

type Payable = { readonly booking: OpenedBooking; readonly payment: PaymentRow; readonly extras: FormExtras };

const bookingForm = (ctx: Context, gateway: Gateway, { booking, payment, extras }: Payable) =>
  formFor(ctx, gateway, {
    payment,
    extras,
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

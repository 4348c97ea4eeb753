import { isReceived, type PaymentState } from "#domain/payment/payment-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { bookerOf, bookingPayable } from "../../server/booking-payable.ts";
import { isInFlight, standingOf } from "../../server/describe-payment.ts";
import { linkTo } from "../../server/pay-by-link.ts";
import type { LinkedKind, Payer } from "../../server/payable-kind.ts";
import { findShares } from "../../server/split-views.ts";
import { lockPaymentsOf } from "../../server/store.ts";
import { type Attempt, findAttempts, findBookingById } from "../../server/views.ts";
import { shareLinkKind } from "../contract.ts";
import { describeSplit } from "./describe-split.ts";
import { findShare } from "./views.ts";

/** One share of a booking’s bill. Shares of one bill are calculated one after the other. */
export const sharePayable = {
  column: "shareId",
  linkKind: shareLinkKind,
  page: "/pay-share?s=",
  lock: async (ctx, id) => lockPaymentsOf(ctx.db, await bookingIdOf(ctx, id)),
  isPaid: async (ctx, id) => {
    const attempts = await findAttempts(ctx.db, await bookingIdOf(ctx, id));
    return attempts.some(({ shareId, state }) => shareId === id && isReceived(state));
  },
  referenceOf: async (ctx, id) => (await findBookingById(ctx.db, await bookingIdOf(ctx, id))).reference,
  payerOf: findSharer,
  received: bookingPayable.received,
  open: openShare,
} satisfies LinkedKind;

async function findKnown(ctx: Context, id: string) {
  const known = await findShare(ctx.db, id);
  if (!known) throw new Error(`There is no share ${id}.`);
  return known;
}

const bookingIdOf = async (ctx: Context, id: string): Promise<string> => (await findKnown(ctx, id)).split.bookingId;

/** The share with its amount after all payments so far. */
async function openShare(ctx: Context, id: string) {
  const known = await findShare(ctx.db, id);
  if (!known) return undefined;
  const { split } = known;
  const booking = await findBookingById(ctx.db, split.bookingId);
  const all = await findAttempts(ctx.db, booking.id);
  const { phase, all: openCents } = standingOf(booking, all, ctx.now);
  const record = { split, shares: await findShares(ctx.db, split.id) };
  const { is_open, shares } = describeSplit(booking, { record, attempts: all, openCents }, ctx.now);
  const share = shares.find((one) => one.id === id);
  if (!share) return undefined;
  const isDue = is_open && phase === "payable" && (share.state === "open" || share.state === "paying");
  return {
    id,
    booking,
    split,
    share,
    isDue,
    dueCents: share.amount_cents,
    attempts: all.filter(({ shareId }) => shareId === id),
    obstacle: isDue ? restObstacle(all, ctx.now) : ("nothing_due" as const),
    form: {
      firstName: share.name,
      email: share.email,
      item: `booking ${booking.reference}`,
      reference: booking.reference,
    },
    pays: { bookingId: booking.id, shareId: id },
  };
}

const waitsFor: readonly PaymentState[] = ["processing", "proof_submitted"];

/** The booker is paying everything at the gateway, or has sent it by transfer. */
const restObstacle = (attempts: readonly Attempt[], now: Date) =>
  attempts.some((one) => one.shareId === null && (waitsFor.includes(one.state) || isInFlight(one, now)))
    ? ("rest_being_paid" as const)
    : null;

/** The payer, if we have their address; otherwise the booker is notified instead. */
async function findSharer(ctx: Context, id: string): Promise<Payer> {
  const { share, split } = await findKnown(ctx, id);
  const booker = bookerOf(ctx, await findBookingById(ctx.db, split.bookingId));
  const { reference } = booker;
  if (!share.isBooker && share.email === "")
    return { ...booker, what: `${share.name}’s share of booking ${reference}`, payerName: share.name };
  return {
    ...booker,
    firstName: share.name,
    email: share.email || booker.email,
    what: `your share of booking ${reference}`,
    isBooker: share.isBooker,
    link: { label: "View your share", href: linkTo(ctx, sharePayable, id) },
  };
}

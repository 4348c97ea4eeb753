import type { Context } from "#platform/context.ts";
import { manageLink } from "./link-booking.ts";
import type { PayableKind, Payer } from "./payable-kind.ts";
import { findBookingById } from "./views.ts";

/** A booking counts every payment, since part of it may be open, and refunds any surplus. */
export const bookingPayable: PayableKind = {
  column: "bookingId",
  lock: async () => {},
  isPaid: async () => false,
  referenceOf: async (ctx, id) => (await findBookingById(ctx.db, id)).reference,
  payerOf: async (ctx, id) => bookerOf(ctx, await findBookingById(ctx.db, id)),
  received: async (ctx, { id: paymentId, bookingId }) => {
    const { reference } = await findBookingById(ctx.db, bookingId ?? "");
    await ctx.emit({ type: "payment.succeeded", paymentId, reference });
  },
};

type Booking = Pick<
  Awaited<ReturnType<typeof findBookingById>>,
  "reference" | "firstName" | "email" | "phone" | "isTest"
>;

export const bookerOf = (ctx: Context, { reference, firstName, email, phone, isTest }: Booking): Payer => ({
  firstName,
  email,
  phone,
  what: `booking ${reference}`,
  payerName: null,
  isBooker: true,
  label: "Booking",
  reference,
  about: `booking:${reference}`,
  isTest,
  link: { label: "View your booking", href: manageLink(ctx, reference) },
});

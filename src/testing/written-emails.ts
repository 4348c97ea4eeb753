import { eq } from "drizzle-orm";
import { bookingChanges, bookings, resales, weatherDays } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payments, refunds, transferProofs } from "#db/schema/payments.ts";
import { surplusDue } from "#domain/payment/paid-twice.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { alertConsultants } from "#features/booking/booking-emails/server/alert-consultants.ts";
import { sendBookingCancelled } from "#features/booking/booking-emails/server/send-booking-cancelled.ts";
import { sendBookingConfirmed } from "#features/booking/booking-emails/server/send-booking-confirmed.ts";
import { sendBookingReceived } from "#features/booking/booking-emails/server/send-booking-received.ts";
import { sendBookingResold } from "#features/booking/booking-emails/server/send-booking-resold.ts";
import { sendBookingNoShow } from "#features/booking/desk/server/send-booking-no-show.ts";
import { remindCustomers } from "#features/booking/holds/server/remind-customers.ts";
import { sendBookingExpired } from "#features/booking/holds/server/send-booking-expired.ts";
import { alertChangeRequested } from "#features/booking/self-service/server/alert-change-requested.ts";
import { resendAccessCode } from "#features/booking/self-service/server/resend-access-code.ts";
import { sendBookingChanged } from "#features/booking/self-service/server/send-booking-changed.ts";
import { sendChangeReceived } from "#features/booking/self-service/server/send-change-received.ts";
import { sendChangeRejected } from "#features/booking/self-service/server/send-change-rejected.ts";
import { sendWeatherEmails } from "#features/booking/weather/server/send-weather-emails.ts";
import { billConfirmed } from "#features/invoices/billing/server/bill-confirmed.ts";
import { sendIssued } from "#features/invoices/documents/server/send-issued.ts";
import { sendChase } from "#features/invoices/reminders/server/send-chase.ts";
import { sendPaymentReceived } from "#features/payments/checkout/server/send-payment-received.ts";
import { sendPaidTwice } from "#features/payments/refunds/server/send-paid-twice.ts";
import { sendRefunded } from "#features/payments/refunds/server/send-refunded.ts";
import { sendProofReceived } from "#features/payments/verification/server/send-proof-received.ts";
import { sendProofRejected } from "#features/payments/verification/server/send-proof-rejected.ts";
import type { Context } from "#platform/context.ts";
import type { Email } from "#platform/mail/email.ts";
import { writeSold } from "./builders/booking/a-sold-transfer.ts";
import { aVehicle } from "./builders/booking/a-trip.ts";
import { aPayment } from "./builders/money/a-payment.ts";
import { anAccount } from "./builders/people/an-account.ts";
import { aSentFile } from "./builders/services/a-file.ts";
import { inTransaction, type World } from "./in-transaction.ts";

type Prepare = (ctx: Context) => Promise<unknown>;

/** Every email about a booking and its money, sent by the product itself over the life of one booking. */
export async function writtenEmails(prepare: Prepare = async () => {}): Promise<readonly Email[]> {
  const written: Email[] = [];
  await inTransaction(async (ctx, world) => {
    await prepare(ctx);
    const sold = await writeSold(ctx);
    const { reference } = sold.opening;
    await aboutAsking(ctx, sold);
    await sendBookingConfirmed(ctx, { type: "booking.confirmed", reference });
    await resendAccessCode(ctx, { email: "thandi@example.com" });
    await standing(ctx, sold, { paymentMethod: "account" });
    await aboutInvoices(ctx, world, reference);
    await standing(ctx, sold, { paymentMethod: "transfer" });
    await aboutWeather(ctx);
    await aboutChanges(ctx, sold);
    await aboutMoney(ctx, sold);
    await remindCustomers({ ...ctx, now: new Date("2026-11-27T12:02:00Z") });
    const cancelled = { code: "CUSTOMER_PLANS", legs: [1], isWhole: true } as const;
    const sums = { feeCents: 17_500, refundCents: 17_500, claimedCents: 17_500 };
    await sendBookingCancelled(ctx, { type: "booking.cancelled", reference, ...cancelled, ...sums });
    await aboutResale(ctx, sold);
    await sendBookingNoShow(ctx, { type: "booking.no_show", reference, feeCents: 35_000, refundCents: 0 });
    written.push(...world.emails);
  });
  return written;
}

/** The fee is not paid yet. */
async function aboutResale(
  ctx: Context,
  sold: { readonly id: string; readonly opening: { readonly reference: string } },
) {
  const [vehicle, resaleId] = [aVehicle(), ctx.newId()];
  await ctx.db.insert(vehicles).values(vehicle);
  await ctx.db.insert(resales).values({
    id: resaleId,
    bookingId: sold.id,
    leg: 1,
    vehicleId: vehicle.id,
    busy: "[2026-11-28 09:00+02,2026-11-28 10:00+02)",
    feeCents: 17_500,
    feeShare: 0.5,
    overlapShare: 0.5,
    openUntil: ctx.now,
    waivedCents: 8_750,
    createdAt: ctx.now,
  });
  await sendBookingResold(ctx, { type: "booking.resold", reference: sold.opening.reference, resaleId });
}

type Sold = Awaited<ReturnType<typeof writeSold>>;

const standing = (ctx: Context, { id }: Sold, changes: Partial<typeof bookings.$inferInsert>) =>
  ctx.db.update(bookings).set(changes).where(eq(bookings.id, id));

/** The request, the hold and its expiry; then the booking is confirmed after all. */
async function aboutAsking(ctx: Context, sold: Sold): Promise<void> {
  const created = { type: "booking.created", reference: sold.opening.reference } as const;
  await standing(ctx, sold, { state: "requested", paidCents: 0, responseDueAt: addMinutes(ctx.now, 20) });
  await sendBookingReceived(ctx, created);
  await alertConsultants(ctx, created);
  await standing(ctx, sold, { state: "awaiting_payment", holdUntil: addMinutes(ctx.now, 30), depositCents: 10_000 });
  await sendBookingReceived(ctx, created);
  await standing(ctx, sold, { state: "expired" });
  await sendBookingExpired(ctx, { type: "booking.expired", reference: created.reference });
  await standing(ctx, sold, { state: "confirmed", paidCents: sold.total, holdUntil: null });
}

async function aboutChanges(ctx: Context, { id, opening }: Sold): Promise<void> {
  const changeId = ctx.newId();
  await ctx.db.insert(bookingChanges).values({
    id: changeId,
    bookingId: id,
    state: "proposed",
    proposedBy: "visitor",
    before: { pickupAt: "2026-11-28T12:00:00.000Z", passengers: 2, flightNumber: "", extraStops: [] },
    after: {
      pickupAt: "2026-11-29T06:30:00.000Z",
      passengers: 3,
      flightNumber: "BA 59",
      extraStops: ["V&A Waterfront", "Sea Point"],
    },
    differenceCents: 120_050,
    answer: "Gladly.\nThe driver waits at gate B.",
    createdAt: ctx.now,
  });
  const about = { reference: opening.reference, changeId };
  await sendChangeReceived(ctx, { type: "booking.change_proposed", ...about });
  await alertChangeRequested(ctx, { type: "booking.change_proposed", ...about });
  await sendBookingChanged(ctx, { type: "booking.changed", ...about });
  await sendChangeRejected(ctx, { type: "booking.change_rejected", ...about });
}

async function aboutInvoices(ctx: Context, world: World, reference: string): Promise<void> {
  await billConfirmed(ctx, { type: "booking.confirmed", reference });
  for (const event of [...world.events])
    if (event.type === "invoice.issued") {
      // As if our team issued it: an invoice that is issued automatically goes out with the booking’s own
      // email.
      await sendIssued(ctx, { type: "invoice.issued", invoiceId: event.invoiceId });
      const later = { ...ctx, now: addHours(ctx.now, 40 * 24) };
      await ctx.db.update(invoices).set({ state: "overdue", paidCents: 0 }).where(eq(invoices.id, event.invoiceId));
      await sendChase(later, { type: "invoice.chased", invoiceId: event.invoiceId, step: "overdue" });
    }
}

async function aboutWeather(ctx: Context): Promise<void> {
  const weatherDayId = ctx.newId();
  const declaredBy = await anAccount(ctx, ["admin"]);
  const day = { day: "2026-11-28", reach: "everything", reason: "The mountain is closed.", tellsGuests: true } as const;
  await ctx.db.insert(weatherDays).values({ id: weatherDayId, ...day, declaredBy, createdAt: ctx.now });
  await sendWeatherEmails(ctx, { type: "weather.declared", weatherDayId });
}

async function aboutMoney(ctx: Context, { id, opening: { reference } }: Sold): Promise<void> {
  const payment = { ...aPayment({ bookingId: id, method: "transfer", amountCents: 129_900 }), id: ctx.newId() };
  // After confirmation, because a payment that confirms a booking sends no email of its own.
  const updatedAt = addMinutes(ctx.now, 1);
  await ctx.db.insert(payments).values({ ...payment, transferReference: "CTS7K3M9Q4", updatedAt });
  await sendPaymentReceived(ctx, { type: "payment.succeeded", paymentId: payment.id, reference });
  await sendPaidTwice(ctx, surplusDue({ paymentId: payment.id, reference, amountCents: payment.amountCents }));
  const proofId = ctx.newId();
  const { file_id: fileId } = await aSentFile(ctx);
  const proof = { id: proofId, paymentId: payment.id, fileId, sha256: "0".repeat(64), claimedCents: 129_900 };
  const reason = "The amount on the slip is R100 short.";
  await ctx.db.insert(transferProofs).values({ ...proof, state: "rejected", reason, createdAt: ctx.now });
  await sendProofReceived(ctx, { type: "payment.proof_received", proofId });
  await sendProofRejected(ctx, { type: "payment.proof_rejected", proofId });
  const refundId = ctx.newId();
  await ctx.db.insert(refunds).values({
    id: refundId,
    bookingId: id,
    paymentId: payment.id,
    state: "succeeded",
    amountCents: 64_950,
    feeCents: 64_950,
    reasonCode: "CUSTOMER_PLANS",
    key: "of the gallery",
    requestedBy: "visitor",
    createdAt: ctx.now,
    updatedAt: addHours(ctx.now, 1),
  });
  await sendRefunded(ctx, { type: "refund.succeeded", refundId, reference });
}

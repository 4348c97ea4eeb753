import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import { trips } from "#db/schema/trips.ts";
import { localDate } from "#domain/time/local-time.ts";
import { cancelAtDesk } from "#features/booking/desk/server/cancel-at-desk.ts";
import { readBooking } from "#features/booking/desk/server/read-booking.ts";
import { importBookings } from "#features/booking/imports/server/import-bookings.ts";
import { bookingListContract } from "#features/booking/list/contract.ts";
import { listBookings } from "#features/booking/list/server/list-bookings.ts";
import { readMyBooking } from "#features/booking/self-service/server/read-my-booking.ts";
import { dispatchDay } from "#features/dispatch/board/server/dispatch-day.ts";
import { startPayment } from "#features/payments/checkout/server/start-payment.ts";
import { receivePayment } from "#features/payments/server/receive-payment.ts";
import { readCustomer } from "#features/people/server/read-customer.ts";
import { assignTrip } from "#features/trips/assign/server/assign-trip.ts";
import { myTrip } from "#features/trips/own/server/my-trip.ts";
import type { Context } from "#platform/context.ts";
import { aForwardRow } from "#testing/builders/booking/a-forward-row.ts";
import { asTeam, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { expectCentsCounted } from "#testing/builders/money/counted-cents.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { followEvents } from "#testing/follow-events.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { expectKeptRevenue } from "#testing/kept-revenue.ts";
import { reactions } from "../../../reactions.ts";

const got = <T>(
  answer: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string },
): T => {
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
};

const earned = async ({ db }: Context) => {
  const { rows } = await db.execute<{ cents: number | null }>(
    sql`select sum(gross_cents)::int as cents from revenue_entries`,
  );
  return rows[0]?.cents ?? 0;
};

test("a booking of another system: on every screen, its rest paid by link, invoiced once, cancelled and refunded by both ways", () =>
  inTransaction(async (visitor, world) => {
    const follow = () => followEvents(visitor, world, { reactions });
    const office = await asTeam(visitor, "admin");
    const userId = await anAccount(visitor, ["driver"], { name: "Sipho Ndlovu" });
    const crew = await writeCrew(visitor, { driver: { userId } });
    const row = aForwardRow(1, {
      pickup_date: "2026-12-02",
      paid: "300",
      paid_by: "EFT",
      paid_on: "2026-10-31",
      requirements: "A surfboard",
    });
    got(await importBookings(office, { file_name: "forward.csv", rows: [row] }));
    await follow();
    expect([world.emails, world.texts]).toEqual([[], []]);
    expect(await visitor.db.$count(invoices), "nothing is invoiced while it can be undone").toBe(0);

    // Our team’s list, the booking’s page and the customer’s.
    const listed = await listBookings(
      office,
      bookingListContract.listBookings.input.parse({ search: "forward-1@example.com" }),
    );
    const [line] = listed.value.bookings;
    expect(line).toMatchObject({ source: "import", state: "confirmed" });
    const reference = line?.reference ?? "";
    const page = got(await readBooking(office, { reference }));
    expect(page).toMatchObject({ total_cents: 98_765, lines: [{ text: "Price agreed", amount_cents: 98_765 }] });
    expect(JSON.stringify(page)).toContain("OLD-1");
    const [booking] = await visitor.db.select().from(bookings);
    const customer = got(await readCustomer(office, { customer_id: booking?.personId ?? "" }));
    expect(customer).toMatchObject({ bookings: 1, owed_cents: 68_765 });

    // The board, and the driver’s phone.
    const board = await dispatchDay(office, { date: localDate("2026-12-02") });
    const [trip] = await visitor.db.select().from(trips);
    expect(JSON.stringify(board)).toContain(trip?.id);
    got(await assignTrip(office, { trip_id: trip?.id ?? "", version: trip?.version ?? 0, ...crew }));
    const driving = got(await myTrip(asPerson(visitor, userId, ["driver"]), { trip_id: trip?.id ?? "" }));
    expect(driving.trip).toMatchObject({ pickup_location: "Cape Town International Airport" });

    // The customer’s page by its access code; the rest is paid by card.
    const opening = { reference, code: visitor.accessCodeFor(reference) };
    expect(got(await readMyBooking(visitor, opening))).toMatchObject({ reference, total_cents: 98_765 });
    const started = got(
      await startPayment(visitor, { ...opening, method: "online", pays_all: true, expected_cents: 68_765 }),
    );
    const id = started.form?.fields.find(({ name }) => name === "m_payment_id")?.value ?? "";
    got(await receivePayment(visitor, { id, to: "succeeded", reason: "walk", changes: { providerPaymentId: "pf-1" } }));
    await follow();
    expect(await visitor.db.select().from(invoices)).toMatchObject([
      { totalCents: 98_765, paidCents: 98_765, state: "paid" },
    ]);
    expect(await visitor.db.select().from(payments).orderBy(payments.createdAt, payments.id)).toMatchObject([
      { method: "earlier", state: "settled" },
      { method: "online", state: "succeeded", amountCents: 68_765 },
    ]);
    await expectCentsCounted(visitor, "the rest was paid");
    expect(await earned(visitor)).toBe(98_765);
    await expectKeptRevenue(visitor);

    // Cancelled by us: what we received goes back to the card, what we never received by bank transfer.
    const [paid] = await visitor.db.select().from(bookings);
    const { id: bookingId, version } = paid ?? { id: "", version: 0 };
    got(await cancelAtDesk(office, { id: bookingId, version, code: "NO_VEHICLE", note: "", legs: [] }));
    await follow();
    const back = await visitor.db.select().from(refunds).orderBy(refunds.method);
    expect(back.map(({ method, state, amountCents }) => `${method} ${state} ${amountCents}`)).toEqual([
      "earlier manual_transfer 30000",
      "online processing 68765",
    ]);
    const [cancelled] = await visitor.db.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(cancelled).toMatchObject({ state: "cancelled", feeCents: 0 });
    expect(await earned(visitor)).toBe(0);
    await expectKeptRevenue(visitor);
  }));

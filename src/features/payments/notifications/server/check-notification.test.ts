import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { react } from "#platform/jobs/work-jobs.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import {
  aGuestWhoBooked,
  aNotificationFaker,
  aPayingGuest,
  type PayingGuest,
} from "#testing/builders/money/a-paying-guest.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
let faker: ReturnType<typeof aNotificationFaker>;
let guest: PayingGuest;

beforeAll(async () => {
  site = await openTradingSite();
  faker = aNotificationFaker(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  guest = await aPayingGuest(site);
});

async function post(body: string) {
  expect(await faker.send(body)).toEqual([200, ""]);
  await site.settle();
}

/** Goes to the gateway, presses a button there and runs all reactions. */
async function pay(choice: string) {
  const gone = await guest.goToGateway();
  await guest.choose(gone.page, choice);
  await guest.notified(1);
  return gone;
}

test("paid by card: only the notification makes it a payment", async () => {
  const { page } = await guest.goToGateway();
  expect(await (await fetch(page)).text()).toContain("SANDBOX – no money moves");
  const back = await guest.choose(page, "card");
  // A path without a host: the browser stores the booking's code under the host name that it uses.
  expect(back.headers.get("location")).toBe(`/payment-success?booking=${guest.reference}`);
  expect((await guest.payments())[0].state).toBe("redirected");
  await guest.notified(1);

  const [notice] = await guest.notices();
  expect(notice).toMatchObject({ verdict: "accepted", status: "COMPLETE" });
  expect(notice.checks.map(({ check }: { check: string }) => check)).toEqual(
    "fields signature source merchant payment amount booking new confirmed".split(" "),
  );
  expect(await guest.payments()).toMatchObject([{ state: "succeeded", amount_cents: 129_900, fee_cents: 2988 }]);
  expect(await guest.events("payment.succeeded")).toHaveLength(1);
  expect(await guest.emails("booking-confirmed")).toHaveLength(1);
  expect(await guest.emails("payment-received")).toEqual([]);
  expect(await guest.call("payment-status")).toMatchObject({ balance_cents: 0, attempt: { stage: "received" } });
});

test.each([
  ["fail", "failed"],
  ["cancel", "cancelled"],
] as const)("%s at the gateway: nothing is paid, and the customer can try again", async (choice, state) => {
  await pay(choice);
  expect(await guest.payments()).toMatchObject([{ state }]);
  expect(await guest.events("payment.succeeded")).toHaveLength(0);
  expect(await guest.call("payment-status")).toMatchObject({ attempt: { stage: state } });
  expect((await guest.call("start-payment", { method: "online" })).payment.stage).toBe("open");
});

test("while the bank decides the payment is processing and no one can pay twice; then it is paid", async () => {
  await pay("pending");
  expect(await guest.payments()).toMatchObject([{ state: "processing" }]);
  expect(await guest.call("start-payment", { method: "online" })).toMatchObject({ error: "being_processed" });
  await faker.tellLater(2);
  await guest.notified(2);
  expect(await guest.payments()).toMatchObject([{ state: "succeeded" }]);
});

test("notified three times: one payment, one email, two duplicates", async () => {
  await pay("card");
  await post(await guest.rawNotice());
  await post(await guest.rawNotice());
  expect((await guest.notices()).map(({ verdict }) => verdict)).toEqual(["accepted", "duplicate", "duplicate"]);
  expect(await guest.payments()).toMatchObject([{ state: "succeeded" }]);
  expect(await guest.events("payment.succeeded")).toHaveLength(1);
  expect(await guest.emails("booking-confirmed")).toHaveLength(1);
  expect(await guest.emails("payment-received")).toEqual([]);
});

test("three notifications at once still make one payment", async () => {
  const { page, paymentId } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.arrived(1);
  for (const body of [await guest.rawNotice(), await guest.rawNotice()]) await faker.send(body);
  const { rows: events } = await site.pool.query(
    "select e.id from events e join payment_notifications n on n.id::text = e.payload->>'notificationId' where n.payment_id = $1",
    [paymentId],
  );
  await Promise.all(events.map(({ id }) => react(site, { eventId: id, reaction: "checkNotification" })));
  await site.settle();
  const verdicts = (await guest.notices()).map(({ verdict }) => verdict);
  expect(verdicts.sort()).toEqual(["accepted", "duplicate", "duplicate"]);
  expect(await guest.events("payment.succeeded")).toHaveLength(1);
  expect(await guest.emails("booking-confirmed")).toHaveLength(1);
  expect(await guest.emails("payment-received")).toEqual([]);
});

test("a late “pending” after “complete” changes nothing", async () => {
  await pay("card");
  // A genuine earlier message of the stand-in, so that it confirms this one.
  const before = { payment_status: "PENDING", amount_fee: "0.00", amount_net: "1299.00" };
  const pairs = [...new URLSearchParams(await guest.rawNotice())].filter(([name]) => name !== "signature");
  await post(faker.signed(pairs.map(([name, value]) => [name, Object(before)[name] ?? value])));
  expect((await guest.notices()).at(-1)).toMatchObject({
    status: "PENDING",
    verdict: "refused",
    reason: "out_of_order",
  });
  expect(await guest.payments()).toMatchObject([{ state: "succeeded" }]);
});

test("paid in two tabs: the second payment is refunded by rule, and email, result page and booking say so", async () => {
  const { page, paymentId } = await guest.goToGateway();
  const again = await guest.goToGateway();
  expect(again.paymentId).toBe(paymentId);
  await guest.choose(page, "card");
  await guest.notified(1);
  await guest.choose(again.page, "card");
  await guest.notified(2);
  expect((await guest.notices()).map(({ verdict }) => verdict)).toEqual(["accepted", "accepted"]);
  expect(await guest.payments()).toMatchObject([
    { id: paymentId, state: "succeeded" },
    { state: "refunded", amount_cents: 129_900 },
  ]);
  expect(await guest.booking()).toMatchObject({ state: "confirmed", paid_cents: 259_800, refunded_cents: 129_900 });
  expect(await guest.emails("payment-received")).toEqual([]);
  const emails = await guest.emails("paid-twice");
  expect(emails).toMatchObject([{ subject: `Booking ${guest.reference} was paid twice` }]);
  expect(emails[0].body).toMatch(/refund R1.{1,6}299/);
  // One email covers both.
  expect(await guest.emails("refunded")).toEqual([]);
  expect(await guest.call("payment-status")).toMatchObject({ phase: "settled", paid_twice_cents: 129_900 });
  const { refunds } = await guest.call("read-my-booking");
  expect(refunds).toMatchObject([{ amount_cents: 129_900, is_paid_twice: true }]);
});

test("a server that was down is notified later", async () => {
  const { page } = await guest.goToGateway();
  await site.pool.query("update sandbox_transactions set notify_url = 'http://127.0.0.1:9/away' where status = 'OPEN'");
  await guest.choose(page, "card");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await guest.notices()).toHaveLength(0);
  const home = `${site.url}/payments/payfast/itn`;
  await site.pool.query("update sandbox_transactions set notify_url = $1 where notify_url like '%away'", [home]);
  await faker.tellLater(2);
  await guest.notified(1);
  expect(await guest.payments()).toMatchObject([{ state: "succeeded" }]);
});

/** A customer books our only sedan for that day, goes to the gateway and pays after the hold has expired. */
async function payLate(day: string, meanwhile: () => Promise<unknown>) {
  const late = await aGuestWhoBooked(site, day);
  const { page } = await late.goToGateway();
  const { id } = await late.booking();
  await site.pool.query("update bookings set state = 'expired' where id = $1", [id]);
  await site.pool.query("update vehicle_holds set state = 'released' where booking_id = $1", [id]);
  await meanwhile();
  await late.choose(page, "card");
  await late.notified(1);
  return late;
}

describe("with one sedan, paid after the hold has expired", () => {
  beforeAll(async () => {
    await openDatabase(site.pool)
      .insert(vehicles)
      .values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));
  });

  test("if it is still free: confirmed", async () => {
    const late = await payLate(ordinaryDay(20), async () => {});
    expect(await late.booking()).toMatchObject({ state: "confirmed", paid_cents: 35_000, refunded_cents: 0 });
    expect(await late.payments()).toMatchObject([{ state: "succeeded" }]);
  });

  test("if it is taken: the money is refunded and our team is notified", async () => {
    const late = await payLate(ordinaryDay(21), () => aGuestWhoBooked(site, ordinaryDay(21)));
    expect(await late.booking()).toMatchObject({ state: "expired", paid_cents: 35_000, refunded_cents: 35_000 });
    expect(await late.payments()).toMatchObject([{ state: "refunded" }]);
    const about = [late.reference];
    const { rows } = await site.pool.query("select 1 from tasks where kind = 'refund_due' and subject_id = $1", about);
    expect(rows).toHaveLength(1);
    // One email covers both: the payment came too late, and it is refunded.
    expect(await late.emails("payment-received")).toHaveLength(1);
    expect(await late.emails("refunded")).toEqual([]);
  });
});

test("a body that is far too long is refused, and its beginning stored with its size", async () => {
  const { paymentId } = await guest.goToGateway();
  const body = `${faker.signed(faker.complete({ paymentId, reference: guest.reference }))}&x=${"x".repeat(1024 * 1024)}`;
  expect((await faker.send(body))[0]).toBe(413);
  await site.settle();
  const [notice] = await guest.notices();
  expect(notice).toMatchObject({ verdict: "refused", reason: "size", status: "COMPLETE" });
  expect(notice.checks).toEqual([{ check: "size", passed: false, note: expect.stringContaining(String(body.length)) }]);
  expect(notice.raw).toHaveLength(2000);
  expect(await guest.payments()).toMatchObject([{ state: "redirected" }]);
});

test("a GET of the gateway's address gets 405 and the allowed method", async () => {
  const answer = await fetch(`${site.url}/payments/payfast/itn`);
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
});

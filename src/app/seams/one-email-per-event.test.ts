import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { aGuestWhoBooked, type PayingGuest } from "#testing/builders/money/a-paying-guest.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";

type Message = { template: string; subject: string; body: string; attachments: { name: string }[] };

let site: Awaited<ReturnType<typeof openTradingSite>>;
let team: Awaited<ReturnType<(typeof site)["as"]>>;
let guest: PayingGuest;
let day = 20;
const known = new Set<string>();
/** The templates of emails sent to ourselves. */
const ours: string[] = [];

beforeAll(async () => {
  site = await openTradingSite();
  team = await site.as("super_user");
  await openDatabase(site.pool)
    .insert(vehicles)
    .values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));
});
afterAll(() => site.close());

/** Emails to the customer since the last look; our own copies are one an event as well. */
async function fresh(): Promise<Message[]> {
  await site.settle();
  const { rows } = await site.pool.query(
    "select id, recipient, template, subject, body, attachments from messages order by created_at, id",
  );
  const news = rows.filter(({ id }) => !known.has(id));
  for (const { id } of rows) known.add(id);
  const toCustomer = news.filter(({ recipient }) => recipient === "thandi@example.com");
  const toTeam = news.filter((one) => !toCustomer.includes(one)).map(({ template }) => template);
  expect(toTeam.length, `to us: ${toTeam.join(", ")}`).toBeLessThanOrEqual(1);
  ours.push(...toTeam);
  return toCustomer;
}

async function only(template: string): Promise<Message> {
  const news = await fresh();
  expect(news.map((one) => one.template)).toEqual([template]);
  return news[0] as Message;
}

const filesOf = ({ attachments }: Message) => attachments.map(({ name }) => name.replace(/\d{4}-0*/, ""));
const atDesk = async (name: string, body: object) => (await site.call(name, body, team.headers)).json();
const looked = async () => {
  const { id, version } = await guest.booking();
  return { id, version };
};

async function pay() {
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.notified(1);
}

beforeEach(async () => {
  await site.pool.query("delete from number_series");
  await site.pool.query("update invoices set number = id::text");
  guest = await aGuestWhoBooked(site, ordinaryDay(day++));
});

test("held, then paid: one email before and one after, which is receipt, confirmation, calendar entry and invoice", async () => {
  expect((await only("booking-held")).subject).toContain(guest.reference);
  expect(ours).toContain("new-booking");
  await pay();
  const confirmed = await only("booking-confirmed");
  expect(filesOf(confirmed)).toEqual([`${guest.reference}.ics`, "INV-1.pdf"]);
  expect(confirmed.body).toContain(guest.reference);
  expect(confirmed.body).toContain("Cape Town International Airport");
  expect(confirmed.body).toMatch(/Price: R350/);
  expect(confirmed.body).toMatch(/Paid: R350, card or instant EFT, /);
  expect(confirmed.body).toMatch(/Attached: invoice INV-\d{4}-00001 for R350, paid\./);
});

describe("of what is paid", () => {
  beforeEach(async () => {
    await fresh();
    await pay();
    await fresh();
  });

  test("cancelled: one, with the credit note and the refund that has gone out", async () => {
    const input = { legs: null, reason: "CUSTOMER_PLANS" };
    const offer = await guest.call("preview-cancellation", input);
    await guest.call("cancel-booking", { ...input, expected_fee_cents: offer.fee_cents });
    const cancelled = await only("booking-cancelled");
    expect(filesOf(cancelled)).toEqual([`${guest.reference}.ics`, "CN-1.pdf"]);
    expect(cancelled.body).toMatch(/Refund: R350/);
    expect(cancelled.body).toMatch(/credit note CN-\d{4}-00001 for R350, which credits invoice INV-\d{4}-00001/);
    expect(cancelled.body).not.toMatch(/amount due|still due|Pay (now|this)/i);
    expect(await guest.booking()).toMatchObject({ refunded_cents: 35_000 });
  });

  test("another price: one, with the credit note, the new invoice and what is due", async () => {
    await atDesk("override-price", { ...(await looked()), total_cents: 45_000, reason: "one more stop" });
    const changed = await only("booking-changed");
    expect(filesOf(changed)).toEqual([`${guest.reference}.ics`, "CN-1.pdf", "INV-2.pdf"]);
    expect(changed.body).toMatch(/R100 is due/);
    expect(changed.body).toMatch(/invoice INV-\d{4}-00002 for R450, R100 due/);
  });

  test("a lower price: one, and the refund is part of it", async () => {
    await atDesk("override-price", { ...(await looked()), total_cents: 30_000, reason: "a smaller car" });
    const changed = await only("booking-changed");
    expect(filesOf(changed)).toEqual([`${guest.reference}.ics`, "CN-1.pdf", "INV-2.pdf"]);
    expect(changed.body).toMatch(/We’ll refund R50/);
    expect(await guest.booking()).toMatchObject({ refunded_cents: 5_000, total_cents: 30_000 });
  });

  test("the rest is paid: one payment email", async () => {
    await atDesk("override-price", { ...(await looked()), total_cents: 45_000, reason: "one more stop" });
    await fresh();
    const { reference } = guest;
    const paid = {
      reference,
      method: "cash",
      amount_cents: 10_000,
      expected_open_cents: 10_000,
      reason: "at the desk",
    };
    await atDesk("record-booking-payment", paid);
    const received = await only("payment-received");
    expect(received.body).toMatch(/We have your payment of R100/);
    expect(received.body).not.toContain("Amount due");
  });

  test("refunded manually: one email, and the money is not asked for again", async () => {
    const { id, version } = await looked();
    await atDesk("refund-manually", { id, version, amount_cents: 5_000, code: "OTHER", reason: "late driver" });
    expect(await fresh()).toEqual([]);
    const { rows } = await site.pool.query("select id, version from refunds where state = 'requested'");
    await atDesk("approve-refund", { ...rows[0], note: "agreed" });
    const refunded = await only("refunded");
    expect(filesOf(refunded)).toEqual(["CN-1.pdf"]);
    expect(await guest.booking()).toMatchObject({ total_cents: 30_000, refunded_cents: 5_000 });
  });

  test("the invoice made out to someone else: one email with both documents", async () => {
    const { rows } = await site.pool.query("select id, version from invoices where number like 'INV-%'");
    const buyer = { name: "Blue Crane", address: "2 Long Street", vat_number: "", reason: "the company pays" };
    await atDesk("reissue-invoice", { ...rows[0], ...buyer });
    const sent = await only("invoice");
    expect(filesOf(sent).toSorted()).toEqual(["CN-1.pdf", "INV-2.pdf"]);
    expect(sent.body).toMatch(/It replaces invoice INV-\d{4}-00001/);
    expect(sent.body).not.toMatch(/amount due|Pay this/i);
  });

  test("a part credited: one email that asks for nothing", async () => {
    const { rows } = await site.pool.query("select id, version from invoices where number like 'INV-%'");
    await atDesk("credit-invoice", { ...rows[0], amount_cents: 5_000, reason: "late driver" });
    const sent = await only("invoice");
    expect(filesOf(sent)).toEqual(["CN-1.pdf"]);
    expect(sent.body).toContain("There is nothing to pay");
    expect(sent.body).not.toMatch(/amount due|Pay this|EFT/i);
    expect(await guest.booking()).toMatchObject({ total_cents: 30_000 });
  });

  test("a no-show: one", async () => {
    await site.pool.query("update bookings set pickup_at = now() - interval '3 hours' where id = $1", [
      (await looked()).id,
    ]);
    await site.pool.query(
      "update trips set pickup_at = now() - interval '3 hours', planned_end = now() where booking_id = $1",
      [(await looked()).id],
    );
    const done = await atDesk("mark-no-show", { ...(await looked()), reason: "waited an hour" });
    expect(done).not.toHaveProperty("error");
    await only("booking-no-show");
  });
});

test("to be paid to the driver: one email that it is confirmed", async () => {
  await fresh();
  await guest.call("start-payment", { method: "cash" });
  const confirmed = await only("booking-confirmed");
  expect(confirmed.body).toMatch(/Due to the driver: R350/);
});

test("cancelled before it was paid: one email, and nothing is asked for", async () => {
  await fresh();
  const input = { legs: null, reason: "CUSTOMER_PLANS" };
  const offer = await guest.call("preview-cancellation", input);
  await guest.call("cancel-booking", { ...input, expected_fee_cents: offer.fee_cents });
  const cancelled = await only("booking-cancelled");
  expect(cancelled.body).not.toMatch(/due|Pay now/);
});

/** As if it had been a request, which our team answers with a quote. */
async function becomeRequest(): Promise<string> {
  const { id } = await guest.booking();
  await site.pool.query("update bookings set state = 'requested', hold_until = null where id = $1", [id]);
  await site.pool.query("update vehicle_holds set state = 'released' where booking_id = $1", [id]);
  return id;
}

test("quoted, accepted, paid: the quote once, at most one email of the yes however often it is said, one confirmation", async () => {
  await fresh();
  await atDesk("quote-at-once", { booking_id: await becomeRequest() });
  await only("quote");
  const { token } = await guest.call("booking-quote");
  const { terms_version } = await (await site.call("read-quote", { token })).json();
  const yes = { token, option: "A", name: "Thandi Mokoena", terms_version };
  expect((await site.call("accept-quote", yes)).status).toBe(200);
  expect((await fresh()).length).toBeLessThanOrEqual(1);
  await site.call("accept-quote", yes);
  expect(await fresh()).toEqual([]);
  await pay();
  const confirmed = await only("booking-confirmed");
  expect(filesOf(confirmed)).toEqual([`${guest.reference}.ics`, "INV-1.pdf"]);
  expect(confirmed.body).toMatch(/Paid: R350, card or instant EFT, /);
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import type { InvoiceLine } from "#features/invoices/documents/contract.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { aGuestWhoBooked, type PayingGuest } from "#testing/builders/money/a-paying-guest.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";
import { printedOn } from "#testing/printed-on.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
let team: Awaited<ReturnType<(typeof site)["as"]>>;
let owner: Awaited<ReturnType<(typeof site)["as"]>>;
let day = 20;

beforeAll(async () => {
  site = await openTradingSite();
  team = await site.as("super_user");
  owner = await site.as();
  await openDatabase(site.pool)
    .insert(vehicles)
    .values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));
});
afterAll(() => site.close());

const run = (query: string, ...values: unknown[]) => site.pool.query(query, values);
const ofOwner = async (name: string, body: object) => (await site.call(name, body, owner.headers)).json();

async function pay(guest: PayingGuest) {
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.notified(1);
}

async function cancel(guest: PayingGuest) {
  const input = { legs: null, reason: "CUSTOMER_PLANS" };
  const { fee_cents } = await guest.call("preview-cancellation", input);
  await guest.call("cancel-booking", { ...input, expected_fee_cents: fee_cents });
  await site.settle();
}

const become = (state: string) => async (guest: PayingGuest) => {
  const { id } = await guest.booking();
  await run("update bookings set state = $1, hold_until = null where id = $2", state, id);
};

/** The ways in which a booking comes to its end with nothing owed. */
const ends: Readonly<Record<string, (guest: PayingGuest) => Promise<unknown>>> = {
  "cancelled before it was paid": cancel,
  "cancelled and refunded": async (guest) => {
    await pay(guest);
    await cancel(guest);
  },
  expired: become("expired"),
  declined: become("declined"),
  "paid and refunded by our team": async (guest) => {
    await pay(guest);
    const { id, version } = await guest.booking();
    const refund = { id, version, amount_cents: 35_000, code: "OTHER", reason: "late driver" };
    await site.call("refund-manually", refund, team.headers);
    const { rows } = await run("select id, version from refunds where booking_id = $1", id);
    await site.call("approve-refund", { ...rows[0], note: "agreed" }, team.headers);
    await site.settle();
  },
};

/** As the list of invoices shows it. */
const dueOf = ({ kind, state, total_cents, paid_cents, credited_cents }: InvoiceLine) =>
  dueAmount({ kind, state, totalCents: total_cents, paidCents: paid_cents, creditedCents: credited_cents });

describe.each(Object.entries(ends))("a booking that is %s", (_what, end) => {
  let guest: PayingGuest;
  beforeAll(async () => {
    guest = await aGuestWhoBooked(site, ordinaryDay(day++));
    await site.settle();
    const { id } = await guest.booking();
    await run("update bookings set booker_id = $1 where id = $2", owner.userId, id);
    await end(guest);
  }, 30_000);

  test("is asked for nothing on its payment page", async () => {
    const shown = await guest.call("payment-choice");
    expect(shown).toMatchObject({ due_cents: 0, balance_cents: 0, ways: [] });
    expect(shown.phase).not.toBe("payable");
    expect(await guest.call("payment-status")).toMatchObject({ balance_cents: 0 });
  });

  test.each(["online", "transfer", "cash", "account"])("cannot be paid: %s", async (method) => {
    const started = await guest.ask("start-payment", { method });
    expect(started.status).toBe(409);
  });

  test("is asked for nothing on its own page, nor in the account of its customer", async () => {
    const own = await guest.call("read-my-booking");
    expect(own).toMatchObject({ payment: { due_cents: 0 }, may: { pay: false } });
    const { reference } = guest;
    expect(await ofOwner("my-booking", { reference })).not.toHaveProperty("error");
  });

  test("has no invoice that asks for anything, on the list or as a file", async () => {
    const { invoices } = await ofOwner("my-invoices", {});
    const { id } = await guest.booking();
    const { rows } = await run("select number, kind from invoices where booking_id = $1 and state <> 'draft'", id);
    for (const { number } of rows) {
      const line = invoices.find((one: InvoiceLine) => one.number === number);
      expect([number, line && dueOf(line)]).toEqual([number, 0]);
      const { content } = await ofOwner("invoice-file", { number });
      const text = printedOn(Buffer.from(content, "base64")).replace(/[\s\u00a0]+/g, " ");
      expect(text).not.toMatch(/Pay (by EFT|online)|Account number|Amount due R(?!0\.00)/);
    }
  });
});

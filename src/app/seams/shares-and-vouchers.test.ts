import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { payments, vouchers } from "#db/schema/payments.ts";
import { voucherCode } from "#domain/payment/voucher.ts";
import { accessCodeFor, newId } from "#platform/ids.ts";
import { aPayingGuest } from "#testing/builders/money/a-paying-guest.ts";
import { aVoucherPurchase } from "#testing/builders/money/a-voucher.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
beforeAll(async () => {
  site = await openTradingSite();
});
afterAll(() => site.close());

type Share = { name: string; link: string; amount_cents: number; state: string };

const names = Array.from({ length: 9 }, (_, at) => `Friend ${at + 1}`);
type Form = { action: string; fields: { name: string; value: string }[] };

/** As a browser does: the form goes to the stand-in, and its button is pressed. */
async function payAtGateway({ action, fields }: Form): Promise<void> {
  const body = new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value]));
  const gone = await fetch(action, { method: "POST", body, redirect: "manual" });
  const page = `${site.url}${gone.headers.get("location")}`;
  await fetch(page, { method: "POST", body: new URLSearchParams({ choice: "card" }), redirect: "manual" });
}

const tokenOf = ({ link }: Share) => link.split("?s=")[1] ?? "";

test("ten pay at once, each from two devices: no cent is lost or paid twice", async () => {
  const total = 1_000_007;
  const guest = await aPayingGuest(site, {
    totalCents: total,
    state: "confirmed",
    holdUntil: null,
    pickupAt: new Date(Date.now() + 600 * 3600_000),
  });
  const others = names.map((name) => ({ name, email: "", portions: 1 }));
  const { split } = await guest.call("split-bill", { own_portions: 1, others });
  const shares: Share[] = split.shares;
  expect(shares.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(total);

  const begin = async (share: Share): Promise<Form> => {
    const token = tokenOf(share);
    for (let tries = 0; tries < 20; tries++) {
      const shown = await (await site.call("share-to-pay", { token })).json();
      const answer = await site.call("start-share-payment", { token, expected_cents: shown.amount_cents });
      // Someone else began in between and the last cent went to another share: it is shown, and tried again.
      if (answer.status === 200) return (await answer.json()).form;
    }
    throw new Error(`${share.name} could not begin.`);
  };
  const forms = await Promise.all([...shares, ...shares].map(begin));
  const started = await guest.payments();
  expect(started).toHaveLength(10);
  expect(started.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(total);

  await Promise.all(forms.slice(0, 10).map(payAtGateway));
  await guest.notified(10);
  expect(new Set((await guest.payments()).map(({ state }) => state))).toEqual(new Set(["succeeded"]));
  expect(await guest.booking()).toMatchObject({ paid_cents: total, state: "confirmed" });
  const after = await guest.call("bill-split");
  expect(after).toMatchObject({ open_cents: 0, phase: "settled" });
  expect(after.split.shares.every(({ state }: Share) => state === "paid")).toBe(true);
});

test("one voucher and ten bookings at once: it pays as much as it is worth; ten who pay for one order start one payment", async () => {
  const db = openDatabase(site.pool);
  const [id, number, at] = [newId(), "GV-7K3M9Q", new Date()];
  const sold = { id, number, amountCents: 100_000, buyerName: "Naledi", buyerEmail: "naledi@example.com" };
  await db.insert(vouchers).values({ ...sold, createdAt: at, soldAt: at, expiresOn: "2999-12-31" });
  const voucher_code = voucherCode(number, accessCodeFor(site.world.secret, number));
  const guests = await Promise.all(Array.from({ length: 10 }, () => aPayingGuest(site, { totalCents: 30_000 })));
  const answers = await Promise.all(guests.map((guest) => guest.ask("redeem-voucher", { voucher_code })));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, 200, 200, 200, 409, 409, 409, 409, 409, 409]);
  const used = await db.select().from(payments).where(eq(payments.voucherId, id));
  expect(used.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([
    10_000, 30_000, 30_000, 30_000,
  ]);

  const input = { ...aVoucherPurchase, amount_cents: 50_000 };
  const { token } = await (await site.call("buy-voucher", input)).json();
  const started = await Promise.all(Array.from({ length: 10 }, () => site.call("start-voucher-payment", { token })));
  expect(new Set(started.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await db.select().from(payments).where(eq(payments.amountCents, 50_000))).toHaveLength(1);
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aNotificationFaker, aPayingGuest, type PayingGuest } from "#testing/a-paying-guest.ts";
import { openTradingSite } from "#testing/a-trading-site.ts";

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
  const { rows } = await site.pool.query(
    "select * from payment_notifications order by received_at desc, id desc limit 1",
  );
  return rows[0];
}

test.each([
  ["a wrong signature", {}, "another passphrase", "refused", "signature"],
  ["another merchant", { merchant_id: "10000101" }, undefined, "refused", "merchant"],
  ["no payment of ours", { m_payment_id: "018f0000-0000-7000-8000-000000000000" }, undefined, "refused", "payment"],
  ["a payment that is no id", { m_payment_id: "pay_01J" }, undefined, "refused", "payment"],
  ["another booking", { custom_str1: "CTS-000000" }, undefined, "refused", "booking"],
  ["a cent too little", { amount_gross: "1298.99" }, undefined, "quarantined", "amount"],
  ["a rand too much", { amount_gross: "1300.00" }, undefined, "quarantined", "amount"],
  ["no amount", { amount_gross: "" }, undefined, "quarantined", "amount"],
  ["no status", { payment_status: "" }, undefined, "refused", "new"],
  ["signed well, but the gateway never said it", {}, undefined, "refused", "confirmed"],
] as const)("%s is kept and confirms nothing", async (_what, changes, passphrase, verdict, reason) => {
  const { paymentId } = await guest.goToGateway();
  const about = { paymentId, reference: guest.reference };
  const notice = await post(faker.signed(faker.complete(about, changes), passphrase));
  expect(notice).toMatchObject({ verdict, reason });
  expect(notice.checks.at(-1)).toMatchObject({ check: reason, passed: false });
  expect(await guest.payments()).toMatchObject([{ state: "redirected" }]);
  expect(await guest.booking()).toMatchObject({ state: "awaiting_payment", paid_cents: 0 });
  expect(await guest.told("payment.succeeded")).toHaveLength(0);
});

test("a wrong amount calls for a person, once", async () => {
  const { paymentId } = await guest.goToGateway();
  const changes = { amount_gross: "1.11" };
  const { id } = await post(faker.signed(faker.complete({ paymentId, reference: guest.reference }, changes)));
  const { rows } = await site.pool.query(
    "select title from tasks where kind = 'payment_quarantined' and subject_id = $1",
    [id],
  );
  expect(rows).toEqual([{ title: "A payment of the wrong amount came in: R1.11" }]);
});

test("one byte of a genuine notification changed: refused", async () => {
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.heard(1);
  const raw = await guest.rawNotice();
  expect(raw).toContain("amount_fee=-29.88");
  const notice = await post(raw.replace("amount_fee=-29.88", "amount_fee=-29.89"));
  expect(notice).toMatchObject({ verdict: "refused", reason: "signature" });
});

test("what is no form at all is kept and refused", async () => {
  expect(await post("%zz")).toMatchObject({ raw: "%zz", verdict: "refused" });
});

test("a forged sender in X-Forwarded-For is not believed", async () => {
  const { paymentId } = await guest.goToGateway();
  await faker.send(`m_payment_id=${paymentId}`, { "x-forwarded-for": "197.97.145.144" });
  const { rows } = await site.pool.query("select ip from payment_notifications where payment_id = $1", [paymentId]);
  expect(rows[0].ip).toMatch(/127\.0\.0\.1$/);
});

test("a live gateway's notifications come from its own addresses, or not at all", async () => {
  const { judgeNotification } = await import("./judge-notification.ts");
  const { paymentId } = await guest.goToGateway();
  const { gatewayFor } = await import("../../../house/payment-gateway.ts");
  const gateway = gatewayFor(site.config)(site.url);
  const notice = await post(faker.signed(faker.complete({ paymentId, reference: guest.reference })));
  if (!gateway) throw new Error("no gateway");
  const judged = await judgeNotification(
    Object({ db: null }),
    { ...Object(notice), ip: "203.0.113.7", paymentId },
    { ...gateway, mode: "live", sourceHosts: [] },
  );
  expect(judged).toMatchObject({ verdict: "refused", reason: "source" });
});

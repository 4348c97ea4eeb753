import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aNotificationFaker, aPayingGuest, type PayingGuest } from "#testing/builders/money/a-paying-guest.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { gatewayAccount } from "../../../../app/payment-gateway.ts";
import { openGateway } from "../../server/gateways/open-gateway.ts";

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
] as const)("%s is stored and confirms nothing", async (_what, changes, passphrase, verdict, reason) => {
  const { paymentId } = await guest.goToGateway();
  const about = { paymentId, reference: guest.reference };
  const notice = await post(faker.signed(faker.complete(about, changes), passphrase));
  expect(notice).toMatchObject({ verdict, reason });
  expect(notice.checks.at(-1)).toMatchObject({ check: reason, passed: false });
  expect(await guest.payments()).toMatchObject([{ state: "redirected" }]);
  expect(await guest.booking()).toMatchObject({ state: "awaiting_payment", paid_cents: 0 });
  expect(await guest.events("payment.succeeded")).toHaveLength(0);
});

test("a wrong amount creates one task for our team", async () => {
  const { paymentId } = await guest.goToGateway();
  const changes = { amount_gross: "1.11" };
  const { id } = await post(faker.signed(faker.complete({ paymentId, reference: guest.reference }, changes)));
  const { rows } = await site.pool.query(
    "select title from tasks where kind = 'payment_quarantined' and subject_id = $1",
    [id],
  );
  expect(rows).toEqual([{ title: "Payment received with the wrong amount: R1.11" }]);
});

test("a genuine notification with one byte changed is refused", async () => {
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.notified(1);
  const raw = await guest.rawNotice();
  expect(raw).toContain("amount_fee=-29.88");
  const notice = await post(raw.replace("amount_fee=-29.88", "amount_fee=-29.89"));
  expect(notice).toMatchObject({ verdict: "refused", reason: "signature" });
});

/** A genuine FAILED notification of the stand-in, before an attacker changes it. */
async function failedNotice() {
  const { page } = await guest.goToGateway();
  await guest.choose(page, "fail");
  await guest.notified(1);
  return guest.rawNotice();
}

test.each([
  ["the status again, after the signature", (raw: string) => `${raw}&payment_status=COMPLETE`],
  ["the status again, before everything", (raw: string) => `payment_status=COMPLETE&${raw}`],
  ["a field the gateway did not sign", (raw: string) => `${raw}&token=1`],
  ["the status in capitals", (raw: string) => `${raw}&PAYMENT_STATUS=COMPLETE`],
  ["the status as a list", (raw: string) => `${raw}&payment_status%5B%5D=COMPLETE`],
  ["the status escaped", (raw: string) => `${raw}&payment%5fstatus=COMPLETE`],
  ["a second signature", (raw: string) => `${raw}&signature=${"0".repeat(32)}`],
  ["no signature", (raw: string) => raw.replace(/&signature=.*/, "").replace("FAILED", "COMPLETE")],
  ["the signature in capitals", (raw: string) => raw.replace(/signature=.*/, (text) => text.toUpperCase())],
  ["a byte order mark", (raw: string) => `\ufeff${raw}&payment_status=COMPLETE`],
  ["a NUL", (raw: string) => `${raw}&pf_payment_id=%00&payment_status=COMPLETE%00`],
  ["an amount past what is kept", (raw: string) => `${raw}&amount_gross=999999999.00`],
  ["a broken escape", (raw: string) => `${raw}&x=%zz&payment_status=COMPLETE`],
  [
    "a signature of letters that are two bytes",
    (raw: string) => raw.replace(/signature=.*/, `signature=${"%C3%A9".repeat(32)}`),
  ],
])("a failed payment with %s is stored, refused and shown with the reason", async (_what, change) => {
  const raw = change(await failedNotice());
  const notice = await post(raw);
  expect(notice).toMatchObject({ verdict: "refused", processed_at: expect.any(Date) });
  expect(await guest.payments()).toMatchObject([{ state: "failed" }]);
  expect(await guest.booking()).toMatchObject({ state: "awaiting_payment", paid_cents: 0 });
  const { headers } = await site.as("admin");
  const { notices } = await (await site.call("payment-notifications", { verdicts: ["refused"] }, headers)).json();
  const shown = notices.find(({ id }: { id: string }) => id === notice.id);
  expect(["fields", "signature"]).toContain(shown.reason);
  expect(shown.finding).toMatch(/^[A-Z“].*\.$/);
});

test.each(["1e3", "0x10", "1,299.00", " 1299.00", "-1299.00", "999999999.00", "21474836.48", "1299.00\u0000"])(
  "a signed amount of %j is kept and confirms nothing",
  async (amount_gross) => {
    const { paymentId } = await guest.goToGateway();
    const notice = await post(
      faker.signed(faker.complete({ paymentId, reference: guest.reference }, { amount_gross })),
    );
    expect(["refused", "quarantined"]).toContain(notice.verdict);
    expect(await guest.payments()).toMatchObject([{ state: "redirected" }]);
  },
);

test.each([
  [
    "multipart",
    "--x\r\ncontent-disposition: form-data; name=payment_status\r\n\r\nCOMPLETE\r\n--x--",
    "multipart/form-data; boundary=x",
  ],
  ["JSON", '{"payment_status":"COMPLETE"}', "application/json"],
  ["nothing", "", "text/plain"],
  ["bytes that are no text", Buffer.from([0xff, 0x00, 0xfe, 0x3d]), "application/octet-stream"],
])("%s is stored as evidence and refused", async (_what, body, type) => {
  const marked = { "content-type": type, "user-agent": String(_what) };
  const answer = await fetch(`${site.url}/payments/payfast/itn`, { method: "POST", headers: marked, body });
  expect(answer.status).toBe(200);
  await site.settle();
  const { rows } = await site.pool.query("select * from payment_notifications where headers->>'user-agent' = $1", [
    _what,
  ]);
  expect(rows).toMatchObject([{ verdict: "refused", reason: "fields" }]);
});

test("a notification whose stored columns differ from its signed part is judged by the signed part", async () => {
  const raw = await failedNotice();
  const kept = await post(`${raw}&payment_status=COMPLETE`);
  await site.pool.query(
    "update payment_notifications set verdict = 'waiting', status = 'COMPLETE', raw = $2 where id = $1",
    [kept.id, raw],
  );
  const event = "select id from events where payload->>'notificationId' = $1";
  const { rows } = await site.pool.query(event, [kept.id]);
  await site.pool.query("delete from reaction_runs where event_id = $1", [rows[0].id]);
  await site.settle();
  expect(await guest.payments()).toMatchObject([{ state: "failed" }]);
});

test("a body that is not a form is stored and refused", async () => {
  expect(await post("%zz")).toMatchObject({ raw: "%zz", verdict: "refused" });
});

test("a forged sender in X-Forwarded-For is ignored", async () => {
  const { paymentId } = await guest.goToGateway();
  await faker.send(`m_payment_id=${paymentId}`, { "x-forwarded-for": "197.97.145.144" });
  const { rows } = await site.pool.query("select ip from payment_notifications where payment_id = $1", [paymentId]);
  expect(rows[0].ip).toMatch(/127\.0\.0\.1$/);
});

test("a live gateway's notifications must come from its own addresses", async () => {
  const { judgeNotification } = await import("./judge-notification.ts");
  const { paymentId } = await guest.goToGateway();
  const account = gatewayAccount(site.config, site.url);
  const notice = await post(faker.signed(faker.complete({ paymentId, reference: guest.reference })));
  if (!account) throw new Error("no gateway");
  const judged = await judgeNotification(
    Object({ db: null }),
    { ...Object(notice), ip: "203.0.113.7", paymentId },
    openGateway({ ...account, mode: "live", sourceHosts: [] }),
  );
  expect(judged).toMatchObject({ verdict: "refused", reason: "source" });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { react } from "#platform/jobs/work-jobs.ts";
import { aPayer, type Payer, payers } from "#testing/builders/money/a-payer.ts";
import { aNotificationFaker, guestOfBooking } from "#testing/builders/money/a-paying-guest.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { howMany } from "#testing/how-many.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
beforeAll(async () => {
  site = await openTradingSite();
});
afterAll(() => site.close());

const kinds = Object.keys(payers);
/** The first kinds cover each table; KINDS=10 runs every kind in every test. */
const ofOnePayment = ["a share", "a voucher", "an invoice", "the booker’s share", "a share without an email"];
const inThreeTabs = [...new Set(["a booking", ...ofOnePayment, ...kinds])].slice(0, howMany("KINDS", 4));
const oneOfEachTable = ofOnePayment.slice(0, howMany("KINDS", 3));

/** As a bank prints it, with a non-breaking space. */
const rand = (cents: number) => new RegExp(`R${(cents / 100).toLocaleString("en").replace(",", ".{1,6}")}`);

async function expectNoticeAndRefund(payer: Payer) {
  expect(await payer.refunds()).toMatchObject([
    { state: "succeeded", amount_cents: payer.cents, reason_code: "PAID_TWICE", payment_state: "refunded" },
  ]);
  const result = await payer.emails("paid-twice");
  expect(result).toMatchObject([{ recipient: payer.email, subject: expect.stringContaining("was paid twice") }]);
  expect(result[0].subject).toContain(payer.reference);
  expect(result[0].body).toMatch(/We’ll refund/);
  expect(result[0].body).toMatch(rand(payer.cents));
  expect(result[0].body).toMatch(/working days/);
  expect(await payer.emails("refunded"), "one email says both").toEqual([]);
  expect(await payer.page()).toMatchObject({ paid_twice_cents: payer.cents });
}

test.each(kinds)(
  "%s paid in two tabs: refunded by rule, announced by email, shown on the result page",
  async (kind) => {
    const payer = await aPayer(site, kind);
    const tabs = [await payer.goToGateway(), await payer.goToGateway()];
    await payer.pay(tabs[0]);
    const before = await payer.sums();
    expect(await payer.page()).toMatchObject({ paid_twice_cents: 0 });
    await payer.pay(tabs[1]);
    await expectNoticeAndRefund(payer);
    expect(await payer.sums(), "what it is worth, or asks for, stays").toEqual(before);
    expect(await payer.tasks(), "nothing for a person to do").toEqual([]);
    const [listed] = await payer.listedRefunds();
    expect(listed).toMatchObject({ reference: payer.reference, amount_cents: payer.cents, state: "succeeded" });

    for (const raw of await payer.rawNotices()) await aNotificationFaker(site).send(raw);
    await site.settle();
    await expectNoticeAndRefund(payer);
  },
);

test.each(inThreeTabs)("%s paid in three tabs: two payments are refunded, whichever counts first", async (kind) => {
  const payer = await aPayer(site, kind);
  const tabs = [await payer.goToGateway(), await payer.goToGateway(), await payer.goToGateway()];
  await payer.pay(tabs[0]);
  const before = await payer.sums();
  await Promise.all(tabs.slice(1).map((tab) => payer.choose(tab)));
  await payer.arrived(3);
  await site.settle();
  expect(await payer.refunds()).toMatchObject([
    { state: "succeeded", amount_cents: payer.cents },
    { state: "succeeded", amount_cents: payer.cents },
  ]);
  expect(await payer.sums()).toEqual(before);
  expect(await payer.page()).toMatchObject({ paid_twice_cents: 2 * payer.cents });
});

test.each(oneOfEachTable)(
  "%s: an expired attempt is paid after another, both reported at once to two instances: one is refunded",
  async (kind) => {
    const payer = await aPayer(site, kind);
    const first = await payer.goToGateway();
    await payer.lapse();
    const second = await payer.goToGateway();
    await Promise.all([payer.choose(first), payer.choose(second)]);
    await payer.arrived(2);
    const { rows: events } = await site.pool.query(
      "select e.id from events e join payment_notifications n on n.id::text = e.payload->>'notificationId' where n.raw like $1",
      [`%${payer.reference}%`],
    );
    await Promise.all(events.map(({ id }) => react(site, { eventId: id, reaction: "checkNotification" })));
    await site.settle();
    await expectNoticeAndRefund(payer);
    expect(await payer.kept(), "one payment counts").toHaveLength(1);
  },
);

test.each(oneOfEachTable)(
  "%s above the limit: two people approve first, and the payer gets an email once it is done",
  async (kind) => {
    const payer = await aPayer(site, kind, { isLarge: true });
    const tabs = [await payer.goToGateway(), await payer.goToGateway()];
    await payer.pay(tabs[0]);
    const before = await payer.sums();
    await payer.pay(tabs[1]);
    expect(await payer.refunds()).toMatchObject([{ state: "requested", amount_cents: payer.cents }]);
    expect(await payer.emails("paid-twice")).toHaveLength(1);
    expect(await payer.page()).toMatchObject({ paid_twice_cents: payer.cents });
    expect(await payer.sums(), "what waits to go back pays nothing").toEqual(before);
    const subjects = (await payer.problems()).map(({ subject }: { subject: string }) => subject);
    expect(
      subjects.filter((one: string) => one === payer.reference),
      "once on the list of our team",
    ).toHaveLength(1);

    for (const name of ["admin", "super_user"] as const) {
      const { headers } = await site.as(name);
      const [{ id, version }] = (
        await (await site.call("refunds-for-review", { search: payer.reference }, headers)).json()
      ).refunds;
      expect((await site.call("approve-refund", { id, version, note: "" }, headers)).status).toBe(200);
    }
    await site.settle();
    expect(await payer.refunds()).toMatchObject([{ state: "succeeded", payment_state: "refunded" }]);
    expect(await payer.emails("refunded")).toMatchObject([{ recipient: payer.email }]);
    expect(await payer.sums()).toEqual(before);
  },
);

test("a share paid after the booker paid everything: its payer gets the email and the refund, not the booker", async () => {
  const payer = await aPayer(site, "a share");
  const tab = await payer.goToGateway();
  await payer.lapse();
  const booker = await guestOfBooking(site, payer.reference);
  const { page } = await booker.goToGateway();
  await payer.pay(page);
  expect(await booker.booking()).toMatchObject({ paid_cents: 90_000 });
  await payer.pay(tab);
  await expectNoticeAndRefund(payer);
  expect(await booker.call("payment-status")).toMatchObject({ paid_twice_cents: 0, balance_cents: 0 });
  expect(await payer.emails("share-received"), "no thanks for what goes back").toEqual([]);
});

test("a voucher whose second payment the gateway can’t refund: our team transfers it, and the buyer gets an email about both", async () => {
  const payer = await aPayer(site, "a voucher");
  const tabs = [await payer.goToGateway(), await payer.goToGateway()];
  await payer.pay(tabs[0]);
  await payer.choose(tabs[1]);
  await payer.arrived(2);
  const { headers } = await site.as("admin");
  const ask = async (name: string, body: object) => (await site.call(name, body, headers)).json();
  await site.pool.query("update sandbox_transactions set refunded_cents = 50000 where form->>'custom_str1' = $1", [
    payer.reference,
  ]);
  await site.settle();
  const [{ id, version, state }] = await payer.listedRefunds();
  expect(state).toBe("manual_transfer");
  expect(await payer.tasks()).toMatchObject([{ kind: "refund_transfer" }]);
  expect(await payer.emails("refund-account")).toMatchObject([
    { recipient: payer.email, body: expect.stringContaining("call us with your bank details") },
  ]);
  expect(await ask("refund-account-to-pay", { refund_id: id })).toMatchObject({
    reference: payer.reference,
    account: null,
  });
  await site.pool.query("update refunds set created_at = created_at - interval '1 day' where id = $1", [id]);
  await ask("mark-refund-paid", { id, version, note: "EFT 12" });
  await site.settle();
  expect(await payer.refunds()).toMatchObject([{ state: "succeeded", payment_state: "refunded" }]);
  expect(await payer.emails("refunded")).toMatchObject([
    { recipient: payer.email, body: expect.stringContaining("to your bank account") },
  ]);
});

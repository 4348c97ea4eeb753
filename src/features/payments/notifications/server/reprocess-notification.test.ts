import { afterAll, beforeAll, expect, test } from "vitest";
import { aNotificationFaker, aPayingGuest } from "#testing/builders/money/a-paying-guest.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
let faker: ReturnType<typeof aNotificationFaker>;
let admin: Awaited<ReturnType<typeof site.as>>;
let owner: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTradingSite();
  faker = aNotificationFaker(site);
  admin = await site.as("admin");
  owner = await site.as("super_user");
});
afterAll(() => site.close());

const ask = async (name: string, body: object, by = owner) => (await site.call(name, body, by.headers)).json();
const listed = async (search: string, more: object = {}) =>
  (await ask("payment-notifications", { search, ...more }, admin)).notices;

test.each([
  ["a wrong amount", { amount_gross: "1.00" }, "quarantined", "amount"],
  ["another merchant", { merchant_id: "1" }, "refused", "merchant"],
  ["another booking", { custom_str1: "CTS-000000" }, "refused", "booking"],
  ["a payment the gateway does not know", {}, "refused", "confirmed"],
] as const)(
  "%s: stored and visible, and reprocessing still changes nothing",
  async (_what, changes, verdict, reason) => {
    const guest = await aPayingGuest(site);
    const { paymentId } = await guest.goToGateway();
    const { reference } = guest;
    await faker.send(faker.signed(faker.complete({ paymentId, reference }, { item_name: reference, ...changes })));
    await site.settle();
    const [first] = await listed(reference);
    expect(first).toMatchObject({ verdict, reason, is_replay: false });
    const replay = await ask("reprocess-notification", { id: first.id });
    await site.settle();
    const [again, before] = await listed(reference);
    expect(before).toEqual(first);
    expect(again).toMatchObject({ id: replay.id, verdict, reason, is_replay: true });
    expect(await ask("payment-notification", { id: first.id }, admin)).toMatchObject({
      raw: expect.stringContaining(reference),
      checks: expect.arrayContaining([expect.objectContaining({ check: reason, passed: false })]),
      replays: [{ id: replay.id, verdict }],
    });
    expect(await guest.payments()).toMatchObject([{ state: "redirected" }]);
    expect(await guest.booking()).toMatchObject({ state: "awaiting_payment", paid_cents: 0 });
    expect(await guest.events("payment.succeeded")).toHaveLength(0);
  },
);

test("a forged signature, and a genuine message replayed", async () => {
  const guest = await aPayingGuest(site);
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.notified(1);
  await faker.send((await guest.rawNotice()).replace(/signature=.{8}/, "signature=00000000"));
  await site.settle();
  const [forged, good] = await listed(guest.reference);
  expect([forged.verdict, forged.reason, good.verdict]).toEqual(["refused", "signature", "accepted"]);
  for (const { id } of [forged, good]) await ask("reprocess-notification", { id });
  await site.settle();
  const verdicts = (await listed(guest.reference)).map(({ verdict }: { verdict: string }) => verdict);
  expect(verdicts.toSorted()).toEqual(["accepted", "duplicate", "refused", "refused"]);
  expect(await guest.events("payment.succeeded")).toHaveLength(1);
  expect(await listed(guest.reference, { verdicts: ["refused"] })).toHaveLength(2);
  expect(await listed(guest.reference, { until: "2020-01-01" })).toHaveLength(0);
  const { payment } = await ask("payment-notification", { id: good.id }, admin);
  expect(payment).toMatchObject({ state: "succeeded", booking_state: "confirmed" });
});

test("our team can look, a super-user can reprocess", async () => {
  const guest = await aPayingGuest(site);
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.notified(1);
  const [notice] = await listed(guest.reference);
  expect((await site.call("reprocess-notification", { id: notice.id }, admin.headers)).status).toBe(403);
  expect(await ask("reprocess-notification", { id: "018f0000-0000-7000-8000-000000000000" })).toMatchObject({
    error: "not_found",
  });
});

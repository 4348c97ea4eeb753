import { afterAll, beforeAll, expect, test } from "vitest";
import { aPayingGuest } from "#testing/builders/money/a-paying-guest.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
beforeAll(async () => {
  site = await openTradingSite();
});
afterAll(() => site.close());

type Guest = Awaited<ReturnType<typeof aPayingGuest>>;

/** Starts to pay as someone who is signed in. */
async function start(guest: Guest, headers: Record<string, string>, changes: object) {
  const body = { reference: guest.reference, code: guest.codeOf(), method: "online", ...changes };
  return (await site.call("start-payment", body, headers)).json();
}

async function goToGateway(form: { action: string; fields: { name: string; value: string }[] }) {
  const body = new URLSearchParams(form.fields.map(({ name, value }): [string, string] => [name, value]));
  const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" });
  return `${site.url}${answer.headers.get("location")}`;
}

test("a card is saved with one booking, pays the next once, and pays no more after it was removed", async () => {
  const { headers } = await site.as(undefined);
  const first = await aPayingGuest(site);
  const saved = await start(first, headers, { saves_card: true });
  await first.choose(await goToGateway(saved.form), "card");
  await first.notified(1);
  expect(await first.booking()).toMatchObject({ paid_cents: 129_900, state: "confirmed" });
  const { cards } = await (await site.call("my-cards", {}, headers)).json();
  expect(cards).toMatchObject([{ reference: first.reference }]);

  const second = await aPayingGuest(site);
  const started = await start(second, headers, { card_id: cards[0].id });
  expect(started).toMatchObject({ form: null, payment: { stage: "processing" } });
  // Its notification names the booking that the card was saved with.
  await site.settle();
  await first.notified(2);
  expect(await second.payments()).toMatchObject([{ state: "succeeded", amount_cents: 129_900 }]);
  expect(await second.booking()).toMatchObject({ paid_cents: 129_900 });
  expect(await first.booking()).toMatchObject({ paid_cents: 129_900 });

  await site.call("remove-card", { id: cards[0].id }, headers);
  await site.settle();
  const third = await aPayingGuest(site);
  expect(await start(third, headers, { card_id: cards[0].id })).toMatchObject({ error: "card_gone" });
  const { rows } = await site.pool.query("select token_cipher from saved_cards");
  expect(rows).toEqual([{ token_cipher: "" }]);
}, 60_000);

test("a card that is declined pays nothing, and its customer can pay another way", async () => {
  const { headers } = await site.as(undefined);
  const first = await aPayingGuest(site);
  const saved = await start(first, headers, { saves_card: true });
  await first.choose(await goToGateway(saved.form), "card");
  await first.notified(1);
  const { cards } = await (await site.call("my-cards", {}, headers)).json();
  // The stand-in declines amounts that end so.
  const second = await aPayingGuest(site, { totalCents: 129_913 });
  await start(second, headers, { card_id: cards[0].id });
  await site.settle();
  expect(await second.payments()).toMatchObject([{ state: "failed" }]);
  expect(await second.booking()).toMatchObject({ paid_cents: 0 });
  expect(await start(second, headers, {})).toMatchObject({ payment: { stage: "open" } });
}, 60_000);

test("our team charges a card as its owner asks: two who press charge it once, and the receipt says who did", async () => {
  const email = "lerato@example.com";
  const { headers } = await site.as(undefined, { email });
  const team = await site.as("dispatcher");
  const first = await aPayingGuest(site, { email });
  const saved = await start(first, headers, { saves_card: true });
  await first.choose(await goToGateway(saved.form), "card");
  await first.notified(1);

  const charge = async (guest: Guest, expected_cents: number) => {
    const { reference } = guest;
    const { cards } = await (await site.call("booking-cards", { reference }, team.headers)).json();
    const body = { reference, card_id: cards[0].id, pays_all: false, asked_by: "phone", note: "", expected_cents };
    const press = async () => (await site.call("charge-saved-card", body, team.headers)).json();
    return Promise.all([press(), press()]);
  };
  const second = await aPayingGuest(site, { email });
  const [one, other] = await charge(second, 129_900);
  expect(other).toEqual(one);
  await site.settle();
  await first.notified(2);
  expect(await second.payments()).toMatchObject([{ state: "succeeded", amount_cents: 129_900 }]);
  expect(await second.booking()).toMatchObject({ paid_cents: 129_900, state: "confirmed" });
  expect(await second.emails("payment-received")).toMatchObject([
    { body: expect.stringContaining("As you asked, our team charged") },
  ]);
  expect(await first.notices()).toHaveLength(2);

  // The stand-in declines amounts that end so.
  const third = await aPayingGuest(site, { email, totalCents: 129_913 });
  await charge(third, 129_913);
  await site.settle();
  const { last } = await (await site.call("booking-cards", { reference: third.reference }, team.headers)).json();
  expect(last).toMatchObject({ stage: "failed", reason: "The card was declined." });
  expect(await third.booking()).toMatchObject({ paid_cents: 0 });
}, 60_000);

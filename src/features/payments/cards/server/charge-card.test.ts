import { expect, test } from "vitest";
import { savedCards } from "#db/schema/payments.ts";
import { cardConsent } from "#domain/payment/card-consent.ts";
import type { Context } from "#platform/context.ts";
import { aPayerWithAccount } from "#testing/builders/money/a-saved-card.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { chargeCard } from "./charge-card.ts";
import { removeCard } from "./remove-card.ts";

const fieldsOf = (started: { ok: boolean; value?: { form: { fields: { name: string; value: string }[] } | null } }) =>
  Object.fromEntries(started.value?.form?.fields.map(({ name, value }) => [name, value]) ?? []);

/** As a worker does it: asks first, then writes. */
async function charge(ctx: Context, paymentId: string) {
  const event = { type: "card.charge_wanted", paymentId } as const;
  await (await chargeCard.ask(ctx, event))(ctx, event);
}

test("a signed-in customer lets us keep a card: the form asks for a token, and the words are kept", () =>
  inTransaction(async (ctx) => {
    const { book, start } = await aPayerWithAccount(ctx);
    const { reference } = await book();
    const started = await start(reference, { saves_card: true });
    expect(fieldsOf(started).subscription_type).toBe("2");
    expect(await ctx.db.select().from(savedCards)).toMatchObject([
      { reference, savedAt: null, tokenCipher: "", wording: cardConsent.words, wordingVersion: cardConsent.version },
    ]);
    expect(fieldsOf(await start((await book()).reference)).subscription_type).toBeUndefined();
  }));

test("a token is sealed, and one that no one agreed to is not kept", () =>
  inTransaction(async (ctx) => {
    const { save, token } = await aPayerWithAccount(ctx);
    const card = await save();
    expect(card.savedAt).toEqual(ctx.now);
    expect(card.tokenCipher).not.toContain(token);
    expect(await ctx.db.$count(savedCards)).toBe(1);
  }));

test("a saved card pays without the gateway’s page: it is asked once, and its notification is the money", () =>
  inTransaction(async (ctx, world) => {
    const payer = await aPayerWithAccount(ctx);
    const card = await payer.save();
    const { reference } = await payer.book(50_000);
    const started = await payer.start(reference, { card_id: card.id });
    expect(started).toMatchObject({ ok: true, value: { form: null, payment: { stage: "processing" } } });
    const paymentId = started.ok ? started.value.payment.id : "";
    expect(world.events.at(-1)).toEqual({ type: "card.charge_wanted", paymentId });
    for (let times = 0; times < 3; times++) await charge(payer.me, paymentId);
    expect(payer.asked).toMatchObject([{ token: payer.token, amountCents: 50_000, paymentId }]);
    expect(await payer.paymentOf(paymentId)).toMatchObject({ state: "processing", cardId: card.id });
    expect(await payer.start(reference, { card_id: card.id })).toMatchObject({ reason: "being_processed" });
  }));

test("a declined card fails the payment, and another can be started", () =>
  inTransaction(async (ctx) => {
    const payer = await aPayerWithAccount(ctx);
    const card = await payer.save();
    const { reference } = await payer.book();
    const started = await payer.start(reference, { card_id: card.id });
    const paymentId = started.ok ? started.value.payment.id : "";
    payer.answers.push(async () => ({ isAccepted: false, why: "The card was declined." }));
    await charge(payer.me, paymentId);
    expect(await payer.paymentOf(paymentId)).toMatchObject({ state: "failed" });
    expect(await payer.start(reference)).toMatchObject({ ok: true });
  }));

test("an answer that got lost is not asked for again: our team looks", () =>
  inTransaction(async (ctx, world) => {
    const payer = await aPayerWithAccount(ctx);
    const card = await payer.save();
    const started = await payer.start((await payer.book()).reference, { card_id: card.id });
    const paymentId = started.ok ? started.value.payment.id : "";
    payer.answers.push(() => Promise.reject(new Error("The gateway did not answer.")));
    for (let times = 0; times < 2; times++) await charge(payer.me, paymentId);
    expect(payer.asked).toHaveLength(1);
    expect(world.events.filter(({ type }) => type === "task.wanted")).toMatchObject([{ kind: "card_unknown" }]);
    expect(await payer.paymentOf(paymentId)).toMatchObject({ state: "processing" });
  }));

test("a card that was removed before the gateway is asked is not charged", () =>
  inTransaction(async (ctx) => {
    const payer = await aPayerWithAccount(ctx);
    const card = await payer.save();
    const started = await payer.start((await payer.book()).reference, { card_id: card.id });
    const paymentId = started.ok ? started.value.payment.id : "";
    await removeCard(payer.me, { id: card.id });
    await charge(payer.me, paymentId);
    expect(payer.asked).toEqual([]);
    expect(await payer.paymentOf(paymentId)).toMatchObject({ state: "failed" });
  }));

test("another customer’s card can’t be used, nor by a visitor who has the link", () =>
  inTransaction(async (ctx) => {
    const card = await (await aPayerWithAccount(ctx)).save();
    const other = await aPayerWithAccount(ctx, "luca@example.com");
    expect(await other.start((await other.book()).reference, { card_id: card.id })).toMatchObject({
      reason: "card_gone",
    });
  }));

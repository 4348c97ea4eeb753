import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { paymentMoves, savedCards } from "#db/schema/payments.ts";
import { auditLog } from "#db/schema/platform.ts";
import type { Context } from "#platform/context.ts";
import { aPayerWithAccount } from "#testing/builders/money/a-saved-card.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { bookingCards } from "./booking-cards.ts";
import { chargeCard } from "./charge-card.ts";
import { chargeSavedCard } from "./charge-saved-card.ts";

/** A customer with a saved card and a booking of R500 to pay, and a dispatcher they speak with. */
async function aCallFrom(ctx: Context) {
  const payer = await aPayerWithAccount(ctx);
  const card = await payer.save();
  const { reference, id } = await payer.book(50_000);
  const asking = await askingAs(ctx, { email: "naledi@example.com", roles: ["dispatcher"] });
  const team: Context = { ...asking, outside: payer.me.outside };
  const words = { pays_all: false, asked_by: "phone", note: "" } as const;
  const charge = (changes: { card_id?: string; expected_cents?: number; reference?: string } = {}) =>
    chargeSavedCard(team, { reference, card_id: card.id, expected_cents: 50_000, ...words, ...changes });
  const ask = async (paymentId: string) => {
    const event = { type: "card.charge_wanted", paymentId } as const;
    await (await chargeCard.ask(team, event))(team, event);
  };
  return { payer, card, reference, bookingId: id, team, charge, ask };
}

test("our team charges a saved card as its owner asked: two clicks charge it once, and it is written down", () =>
  inTransaction(async (ctx) => {
    const { payer, card, reference, team, charge, ask } = await aCallFrom(ctx);
    expect(await bookingCards(team, { reference })).toMatchObject({
      value: { cards: [{ id: card.id, owner: "Thandi Mokoena" }], due_cents: 50_000, last: null },
    });
    const first = await charge();
    const paymentId = first.ok ? first.value.payment_id : "";
    expect(await charge()).toEqual(first);
    for (let times = 0; times < 2; times++) await ask(paymentId);
    expect(payer.asked).toMatchObject([{ token: payer.token, amountCents: 50_000, paymentId }]);
    expect(await bookingCards(team, { reference })).toMatchObject({ value: { last: { stage: "processing" } } });
    const [move] = await ctx.db
      .select()
      .from(paymentMoves)
      .where(and(eq(paymentMoves.paymentId, paymentId), isNull(paymentMoves.fromState)));
    expect(move).toMatchObject({ reason: "the customer asked our team by phone" });
    expect(await ctx.db.select().from(auditLog).where(eq(auditLog.action, "card.charged"))).toMatchObject([
      { subjectId: reference, details: { payment_id: paymentId, amount_cents: 50_000, asked_by: "phone" } },
    ]);
  }));

test("a card that is refused says why, and can be charged again", () =>
  inTransaction(async (ctx) => {
    const { payer, reference, team, charge, ask } = await aCallFrom(ctx);
    const first = await charge();
    payer.answers.push(async () => ({ isAccepted: false, why: "The card was declined." }));
    await ask(first.ok ? first.value.payment_id : "");
    expect(await bookingCards(team, { reference })).toMatchObject({
      value: { last: { stage: "failed", amount_cents: 50_000, reason: "The card was declined." } },
    });
    const again = await charge();
    expect(again.ok && first.ok && again.value.payment_id !== first.value.payment_id).toBe(true);
  }));

test("nothing is charged without consent, from another’s card, or for another amount than the screen showed", () =>
  inTransaction(async (ctx) => {
    const { payer, card, reference, bookingId, team, charge } = await aCallFrom(ctx);
    expect(await charge({ expected_cents: 49_900 })).toMatchObject({
      reason: "amount_changed",
      details: { due_cents: 50_000 },
    });
    const other = await aPayerWithAccount(ctx, "luca@example.com");
    const theirs = await other.book(50_000);
    expect(await charge({ reference: theirs.reference })).toMatchObject({ reason: "card_gone" });
    const set = (changes: Partial<typeof savedCards.$inferInsert>) =>
      ctx.db.update(savedCards).set(changes).where(eq(savedCards.id, card.id));
    const { wordingVersion } = card;
    for (const changes of [{ wordingVersion: 1 }, { removedAt: ctx.now }, { provider: "payfast" }]) {
      await set(changes);
      expect(await charge()).toMatchObject({ reason: "card_gone" });
      expect(await bookingCards(team, { reference })).toMatchObject({ value: { cards: [] } });
      await set({ wordingVersion, removedAt: null, provider: card.provider });
    }
    await ctx.db.update(bookings).set({ state: "declined" }).where(eq(bookings.id, bookingId));
    expect(await charge()).toMatchObject({ reason: "not_payable" });
    expect(payer.asked).toEqual([]);
  }));

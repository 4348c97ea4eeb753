import { expect, test } from "vitest";
import { savedCards } from "#db/schema/payments.ts";
import { personAsking } from "#domain/account/person-asking.ts";
import { noRecords } from "#platform/erasures.ts";
import { aPayerWithAccount } from "#testing/builders/money/a-saved-card.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { erasePayer } from "../../server/erase-payer.ts";
import { keepToken } from "../../server/keep-token.ts";
import { forgetCard } from "./forget-card.ts";
import { myCards } from "./my-cards.ts";
import { removeCard } from "./remove-card.ts";

test("a removed card is gone from the list and from the gateway, and its token from our database", () =>
  inTransaction(async (ctx, world) => {
    const payer = await aPayerWithAccount(ctx);
    const { id } = await payer.save();
    expect(await removeCard(payer.me, { id })).toMatchObject({ ok: true });
    expect((await myCards(payer.me)).value.cards).toEqual([]);
    const event = { type: "card.removed", cardId: id } as const;
    expect(world.events.at(-1)).toEqual(event);
    for (let times = 0; times < 2; times++) await (await forgetCard.ask(payer.me, event))(payer.me, event);
    expect(payer.forgotten).toEqual([payer.token]);
    expect(await ctx.db.select().from(savedCards)).toMatchObject([{ tokenCipher: "", removedAt: ctx.now }]);
    expect(await removeCard(payer.me, { id })).toMatchObject({ reason: "not_found" });
  }));

test("no one removes another’s", () =>
  inTransaction(async (ctx) => {
    const { id } = await (await aPayerWithAccount(ctx)).save();
    const other = await aPayerWithAccount(ctx, "luca@example.com");
    expect(await removeCard(other.me, { id })).toMatchObject({ reason: "not_found" });
  }));

test.each(["before", "after"])("the gateway forgets the card of someone erased %s it gave the token", (when) =>
  inTransaction(async (ctx, world) => {
    const payer = await aPayerWithAccount(ctx);
    const userId = personAsking(payer.me.actor);
    const erase = () => erasePayer(payer.me, { userId, email: "thandi@example.com", records: noRecords });
    if (when === "after") await payer.save();
    else await payer.start((await payer.book()).reference, { saves_card: true });
    for (let times = 0; times < 2; times++) await erase();
    const [card] = await ctx.db.select().from(savedCards);
    if (when === "before") await keepToken(payer.me, card?.paymentId ?? "", payer.token);
    expect((await myCards(payer.me)).value.cards).toEqual([]);
    for (const event of world.events)
      if (event.type === "card.removed") await (await forgetCard.ask(payer.me, event))(payer.me, event);
    expect(payer.forgotten).toEqual([payer.token]);
    expect(await ctx.db.select().from(savedCards)).toMatchObject([{ tokenCipher: "", removedAt: ctx.now }]);
  }),
);

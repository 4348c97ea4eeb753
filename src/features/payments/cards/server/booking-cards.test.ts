import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { organisations } from "#db/schema/partners.ts";
import { aPayerWithAccount } from "#testing/builders/money/a-saved-card.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { bookingCards } from "./booking-cards.ts";

test("our team sees the cards of the customer who booked, while there is something to pay, and no one else’s", () =>
  inTransaction(async (ctx) => {
    const payer = await aPayerWithAccount(ctx);
    const card = await payer.save();
    const { reference, id } = await payer.book(50_000);
    const seen = async () => {
      const read = await bookingCards(payer.me, { reference });
      return read.ok ? read.value.cards.map((one) => one.id) : read.reason;
    };
    const set = (changes: Partial<typeof bookings.$inferInsert>) =>
      ctx.db.update(bookings).set(changes).where(eq(bookings.id, id));
    const confirm = (emailConfirmedAt: Date | null) =>
      ctx.db.update(users).set({ emailConfirmedAt }).where(eq(users.id, card.userId));
    expect(await seen()).toEqual([card.id]);
    await set({ state: "cancelled" });
    expect(await seen()).toEqual([]);
    await set({ state: "awaiting_payment" });
    // Anyone can type an address; only a confirmed one is theirs.
    await confirm(null);
    expect(await seen()).toEqual([]);
    await set({ bookerId: card.userId, email: "guest@example.com" });
    expect(await seen()).toEqual([card.id]);
    const company = { id: ctx.newId(), kind: "corporate" as const, name: "Blue Crane", createdAt: ctx.now };
    await ctx.db.insert(organisations).values(company);
    await set({ organisationId: company.id });
    expect(await seen()).toEqual([]);
    expect(await bookingCards(payer.me, { reference: "CTS-AAAAAA" })).toMatchObject({ reason: "not_found" });
  }));

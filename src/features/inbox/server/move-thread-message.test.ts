import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { inboundMessages, threads } from "#db/schema/inbox.ts";
import { refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aThread } from "#testing/builders/people/a-thread.ts";
import { inDemo, testNow } from "#testing/in-transaction.ts";
import { moveThreadMessage } from "./move-thread-message.ts";

test("a message that was about another booking moves there, and its first thread waits for no one", () =>
  inDemo(async (ctx) => {
    const thread = await aThread(ctx);
    const theirs = {
      reference: "CTS-AAAAAA",
      phone: "082 555 0177",
      email: "zola@example.com",
      firstName: "Zola",
      lastName: "Dube",
    };
    await ctx.db.insert(bookings).values(aBooking({ ...theirs, pickupAt: addHours(testNow, 400) }));
    const [message] = await ctx.db
      .select()
      .from(inboundMessages)
      .where(eq(inboundMessages.text, "May we leave at ten?"));
    const input = { message_id: message?.id ?? "", reference: "cts-aaaaaa" };
    expect(await moveThreadMessage(ctx, { ...input, reference: "CTS-ZZZZZZ" })).toEqual(refuse("no_record"));
    expect(await moveThreadMessage(ctx, input)).toMatchObject({ ok: true });
    const [from] = await ctx.db.select().from(threads).where(eq(threads.id, thread.id));
    const [to] = await ctx.db.select().from(threads).where(eq(threads.root, "booking:CTS-AAAAAA"));
    expect([from?.waitsFor, to?.waitsFor, to?.lastText]).toEqual(["no_one", "team", "May we leave at ten?"]);
  }));

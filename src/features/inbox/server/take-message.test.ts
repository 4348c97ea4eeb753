import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { enquiries } from "#db/schema/crm.ts";
import { inboundMessages, threads } from "#db/schema/inbox.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import type { IncomingMessage } from "./take-message.ts";
import { takeMessage } from "./take-message.ts";

const text = (changes: Partial<IncomingMessage> = {}): IncomingMessage => ({
  channel: "whatsapp",
  provider: "whatsapp",
  providerId: newId(),
  from: "+27825550177",
  name: "Zola Dube",
  text: "Do you drive to Hermanus?",
  at: testNow,
  ...changes,
});

const threadsIn = (ctx: Context) => ctx.db.select().from(threads).orderBy(desc(threads.lastAt));
const givenBooking = (ctx: Context, reference: string, hours: number, changes: object = {}) =>
  ctx.db.insert(bookings).values(
    aBooking({
      reference,
      state: "confirmed",
      phone: "082 555 0177",
      email: "zola@example.com",
      firstName: "Zola",
      lastName: "Dube",
      pickupAt: addHours(testNow, hours),
      ...changes,
    }),
  );

test("a stranger’s first message opens an enquiry and its thread; the second goes there too, and a repeated one nowhere", () =>
  inTransaction(async (ctx) => {
    const first = text();
    expect(await takeMessage(ctx, first)).toBe("taken");
    expect(await takeMessage(ctx, first)).toBe("repeated");
    expect(await takeMessage(ctx, text({ text: "On Saturday" }))).toBe("taken");
    const [enquiry, ...more] = await ctx.db.select().from(enquiries);
    expect(more).toEqual([]);
    expect(enquiry).toMatchObject({ name: "Zola Dube", email: "", phone: "+27825550177", source: "whatsapp" });
    const all = await threadsIn(ctx);
    expect(all).toMatchObject([
      {
        root: `enquiry:${enquiry?.reference}`,
        personId: enquiry?.personId,
        waitsFor: "team",
        isUnread: true,
        lastText: "On Saturday",
      },
    ]);
    expect(all[0]?.answerDueAt?.getTime()).toBeGreaterThan(testNow.getTime());
    expect(await ctx.db.$count(inboundMessages, eq(inboundMessages.threadId, all[0]?.id ?? ""))).toBe(2);
  }));

test("a customer’s message goes to the nearest booking, with the others to choose from, whatever form the number has", () =>
  inTransaction(async (ctx) => {
    await givenBooking(ctx, "CTS-AAAAAA", 300);
    await givenBooking(ctx, "CTS-BBBBBB", 20);
    await givenBooking(ctx, "CTS-CCCCCC", -24 * 60);
    await takeMessage(ctx, text({ from: "0027825550177", name: "" }));
    expect(await threadsIn(ctx)).toMatchObject([{ root: "booking:CTS-BBBBBB", name: "Zola Dube" }]);
    const [kept] = await ctx.db.select().from(inboundMessages);
    expect(kept).toMatchObject({ others: ["booking:CTS-AAAAAA"], isKnown: true });
    expect(await ctx.db.$count(enquiries)).toBe(0);
  }));

test("a customer without anything open has a thread of their own, and an unknown address one by itself", () =>
  inTransaction(async (ctx) => {
    await givenBooking(ctx, "CTS-CCCCCC", -24 * 60);
    await takeMessage(ctx, text());
    const mail = {
      channel: "email",
      provider: "mail",
      from: "stranger@example.com",
      name: "",
      subject: "Hello",
    } as const;
    await takeMessage(ctx, text(mail));
    await takeMessage(ctx, text(mail));
    const all = await threadsIn(ctx);
    expect(all.map(({ root, personId, contact }) => [root, personId !== null, contact])).toEqual(
      expect.arrayContaining([
        [null, true, ""],
        [null, false, "stranger@example.com"],
      ]),
    );
    expect(all).toHaveLength(2);
    expect(await ctx.db.$count(enquiries)).toBe(0);
  }));

test("what someone else writes in a customer’s thread is marked, and STOP of a stranger asks nothing", () =>
  inTransaction(async (ctx) => {
    await givenBooking(ctx, "CTS-BBBBBB", 20);
    await takeMessage(ctx, text({ channel: "email", from: "other@example.com", record: "booking:CTS-BBBBBB" }));
    expect((await ctx.db.select().from(inboundMessages))[0]).toMatchObject({ isKnown: false });
    await takeMessage(ctx, text({ from: "+27825550999", text: "STOP" }));
    expect(await ctx.db.$count(enquiries)).toBe(0);
    expect(await threadsIn(ctx)).toHaveLength(1);
  }));

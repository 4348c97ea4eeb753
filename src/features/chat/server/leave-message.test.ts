import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { enquiries } from "#db/schema/crm.ts";
import { inboundMessages, threads } from "#db/schema/inbox.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { chatContract } from "../contract.ts";
import { leaveMessage } from "./leave-message.ts";

const input = (changes: object) =>
  chatContract.leaveMessage.input.parse({ contact: "zola@example.com", text: "The driver was late.", ...changes });

test("a message from the chat becomes an enquiry with the earlier conversation; a program’s message is dropped", () =>
  inTransaction(async (ctx) => {
    await leaveMessage(ctx, input({ website: "https://spam.example" }));
    expect(await ctx.db.$count(inboundMessages)).toBe(0);
    await leaveMessage(ctx, input({ name: "Zola", conversation: [{ role: "user", content: "Are you there?" }] }));
    const [kept] = await ctx.db.select().from(inboundMessages);
    expect(kept).toMatchObject({ channel: "chat", sender: "zola@example.com", name: "Zola" });
    expect(kept?.text).toBe("The driver was late.\n\nIn the chat before:\nVisitor: Are you there?");
    expect(await ctx.db.select().from(enquiries)).toMatchObject([{ email: "zola@example.com", source: "chat" }]);
  }));

test("with a booking’s code it joins the booking’s conversation; with a wrong code it is refused", () =>
  inTransaction(async (ctx) => {
    const reference = "CTS-7K3M9Q";
    await ctx.db.insert(bookings).values(aBooking({ reference, email: "thandi@example.com" }));
    expect(await leaveMessage(ctx, input({ reference, code: "WRONG234" }))).toMatchObject({ reason: "not_found" });
    expect(await ctx.db.$count(inboundMessages)).toBe(0);
    await leaveMessage(ctx, input({ reference, code: ctx.linkCodeFor(reference), contact: "083 555 0444" }));
    expect(await ctx.db.select().from(threads)).toMatchObject([{ root: `booking:${reference}`, waitsFor: "team" }]);
    expect(await ctx.db.select().from(inboundMessages)).toMatchObject([{ sender: "+27835550444", isKnown: false }]);
  }));

test.each(["someone", "12", "@example.com"])("%s is not a contact", (contact) => {
  expect(chatContract.leaveMessage.input.safeParse({ contact, text: "Hello" }).success).toBe(false);
});

import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aLanguageModel } from "#testing/builders/services/a-language-model.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { setUp } from "#testing/test-config.ts";
import { aiChatbot } from "./ai-chatbot.ts";

type Turns = Parameters<typeof aiChatbot>[1]["conversation"];

async function ask(ctx: Context, message: string, conversation: Turns = []) {
  const answered = await aiChatbot(ctx, { message, conversation });
  return answered.value.response.replaceAll("\u00a0", " ");
}

async function aKeptBooking(ctx: Context): Promise<{ reference: string; code: string }> {
  const row = aBooking({ state: "confirmed" });
  await ctx.db.insert(bookings).values(row);
  return { reference: row.reference, code: ctx.accessCodeFor(row.reference) };
}

test("with reference and code, a visitor gets the booking’s status and a link", () =>
  inTransaction(async (ctx) => {
    const { reference, code } = await aKeptBooking(ctx);
    const answer = await ask(ctx, `what's the status of ${reference.toLowerCase()}, code ${code.toLowerCase()}?`);
    expect(answer).toContain(`Booking ${reference}. Status: Confirmed.`);
    expect(answer).toContain("Sat 28 Nov 2026, 09:00 from Cape Town International Airport to 12 Kloof Street, Gardens");
    expect(answer).toContain("Cancelling is free until Fri 27 Nov 2026, 21:00.");
    expect(answer).toContain(`: /confirm-booking/${reference}`);
    expect(answer).not.toContain(code);
  }));

test("the code may come in the next message", () =>
  inTransaction(async (ctx) => {
    const { reference, code } = await aKeptBooking(ctx);
    const first = await ask(ctx, `Where is my booking ${reference}?`);
    expect(first).toContain("access code");
    const answer = await ask(ctx, `the code is ${code}`, [
      { role: "user", content: `Where is my booking ${reference}?` },
      { role: "assistant", content: first },
    ]);
    expect(answer).toContain("Status: Confirmed");
  }));

test.each([
  ["Was ist mit der Buchung", "Abholung Samstag, 28. November 2026"],
  ["Où en est la réservation", "Prise en charge samedi 28 novembre 2026"],
  ["Hoe staat het met mijn boeking", "Ophalen zaterdag 28 november 2026"],
  ["Wat is die status van my bespreking", "Status: Confirmed"],
])("in the visitor’s language: %s", (words, message) =>
  inTransaction(async (ctx) => {
    const { reference, code } = await aKeptBooking(ctx);
    expect(await ask(ctx, `${words} ${reference} ${code}`)).toContain(message);
  }),
);

test("a wrong code reveals nothing, and after five attempts it is locked", () =>
  inTransaction(async (ctx) => {
    const { reference, code } = await aKeptBooking(ctx);
    const wrong = () => ask(ctx, `status of ${reference} code WR0NGC0D`);
    for (let nth = 0; nth < 5; nth++) expect(await wrong()).toContain("We couldn’t find that booking");
    expect(await wrong()).toContain("too many attempts");
    expect(await ask(ctx, `${reference} ${code}`)).toContain("too many attempts");
    expect(await ask(ctx, "CTS-000000 code WR0NGC0D")).toContain("We couldn’t find that booking");
  }));

test("eight letters are not a code, and a code without a reference finds nothing", () =>
  inTransaction(async (ctx) => {
    expect(await ask(ctx, "How much is a transfer to Hermanus?")).toContain("R1 800");
    expect(await ask(ctx, "cheapest transfer")).not.toContain("access code");
  }));

test("a language model gets neither the booking nor its code", () =>
  inTransaction(async (ctx) => {
    const { reference, code } = await aKeptBooking(ctx);
    const provider = await aLanguageModel([{ content: "Thank you." }]);
    const worded = setUp(ctx, { languageModel: provider.languageModel });
    const result = await ask(worded, `${reference} ${code}`);
    expect(provider.requests).toHaveLength(0);
    await ask(worded, "And thank you", [
      { role: "user", content: `${reference} ${code}` },
      { role: "assistant", content: result },
    ]);
    await provider.close();
    expect(JSON.stringify(provider.requests[0]?.body.messages)).not.toMatch(new RegExp(`${reference}|${code}|Kloof`));
  }));

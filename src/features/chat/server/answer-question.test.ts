import { describe, expect, test } from "vitest";
import { companySettings } from "#db/schema/content.ts";
import { carHire, gardenRoutePackages, inlandTransfers, services, tours } from "#domain/catalogue.ts";
import { formatMoney } from "#domain/money.ts";
import { sampleCompany } from "#features/content/contract.ts";
import { aCompany } from "#testing/a-company.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { answer, answerQuestion } from "./answer-question.ts";
import { gatherFacts } from "./gather-facts.ts";

const ask = (message: string, conversation: Parameters<typeof answer>[0]["conversation"] = []) =>
  answer({ message, conversation }, sampleCompany).replaceAll("\u00a0", " ");

describe("a question is answered with the fact and its page", () => {
  test.each([
    ["How much is an airport transfer?", "R350", "/services/airport-transfers"],
    ["can you fetch us when our flight lands", "R350", "/services/airport-transfers"],
    ["What does the winelands tour cost?", "R1 299", "/tours/winelands"],
    ["wine tasting", "R1 299", "/tours/winelands"],
    ["How long is the Cape Peninsula tour?", "8 to 9 hours", "/tours/cape-peninsula"],
    ["Do you go to see the penguins?", "R3 500", "/tours/cape-peninsula"],
    ["When is whale watching season?", "June to November", "/tours/whale-watching"],
    ["robben iland tour", "R899", "/tours/robben-island"],
    ["Garden Route packages for 5 days", "R18 500", "/services"],
    ["Garden Route packages, price per person", "R12 500", "/services"],
    ["How much is a transfer to Hermanus?", "R1 800", "/services"],
    ["price to plettenberg bay", "R5 200", "/services"],
    ["Car hire with a driver for a full day", "R3 500", "/services/car-hire"],
    ["coach hire for a school", "R2 500", "/services/coach-hire"],
    ["Do you do staff transport?", "quote made for you", "/services/staff-transport"],
    ["What if I cancel?", "12 hours", "/#faq"],
    ["Do I get a refund because of bad weather?", "weather is free", "/#faq"],
    ["Do you have baby seats?", "under 12", "/#faq"],
    ["Is there a discount for groups?", "8 or more", "/#faq"],
    ["How can I pay?", "bank transfer", "/#faq"],
    ["How far do you drive?", "100 km", "/services"],
    ["How far in advance must I book?", "24 hours ahead", "/booking"],
    ["Are you open on Christmas?", "365 days", "/contact"],
    ["How do I get a quotation?", "20 minutes", "/free-quote"],
    ["Which tours do you have?", "10 tours, all for private groups", "/tours"],
    ["What's the cheapest tour?", "Township (from R756)", "/tours"],
    ["What vehicle do we need for 16 people?", "For 16 people we send a luxury coach.", "/services"],
  ])("%s", (question, fact, page) => {
    const answered = ask(question);
    expect(answered).toContain(fact);
    expect(answered).toContain(`(${page})`);
  });
});

describe("who wants to book is shown the way", () => {
  test.each([
    ["I want to book an airport transfer", "/booking?service=airport_transfer"],
    ["Can I reserve the Table Mountain tour?", "/booking?service=tours"],
    ["book a coach hire please", "/booking?service=group_transport"],
    ["I would like to book", "/booking"],
  ])("%s", (message, link) => {
    expect(ask(message).endsWith(`: ${link}`)).toBe(true);
  });
});

describe("what we do not know is left to a person", () => {
  test.each(["Do you sell sushi?", "Who won the rugby?", "asdfgh", "Can my dog fly in the helicopter?"])(
    "%s",
    (question) => {
      expect(ask(question)).toContain("I do not know that");
      expect(ask(question)).toContain("+27 21 555 0123");
      expect(ask(question)).toContain("+27825550123");
    },
  );

  test.each([
    ["Where is my driver?", "+27 21 555 0123"],
    ["Can I change my booking?", "12 hours"],
    ["I lost my bag", "+27825550123"],
  ])("and so is a booking of their own: %s", (question, told) => {
    expect(ask(question)).toContain(told);
    expect(ask(question)).toContain("(/contact)");
    expect(ask(question)).not.toContain("/services");
  });

  test("and whoever asks for one gets the numbers the company has saved", () =>
    inTransaction(async (ctx) => {
      await ctx.db.insert(companySettings).values({ id: 1, details: aCompany(), updatedAt: testNow });
      const answered = await answerQuestion(ctx, { message: "Can I speak to a person?", conversation: [] });
      expect(answered.ok && answered.value.response).toContain("+27 21 555 0177");
    }));
});

test("a question without a subject is about what was asked before", () => {
  const before = [
    { role: "user", content: "Tell me about the Overberg tour" },
    { role: "assistant", content: "It takes 12 to 14 hours." },
  ] as const;
  expect(ask("And how much is it?", [...before])).toContain("R1 899");
  expect(ask("Do you sell sushi?", [...before])).toContain("I do not know that");
});

test("small talk is answered in kind", () => {
  expect(ask("Thank you!")).toContain("happy to help");
});

test("every amount the chat can say is an amount of the catalogue", () => {
  const prices = [
    ...[...services, ...tours, ...inlandTransfers].flatMap((offer) => offer.from ?? []),
    ...gardenRoutePackages.map((offer) => offer.perPerson),
    ...Object.values(carHire),
  ].map(formatMoney);
  const said = gatherFacts().flatMap((fact) => fact.text.match(/R\d[\d\u00a0.]*\d/g) ?? []);
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter((amount) => !prices.includes(amount))).toEqual([]);
});

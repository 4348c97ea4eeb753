import { afterEach, describe, expect, test } from "vitest";
import { featureSwitches } from "#db/schema/accounts.ts";
import { settings } from "#db/schema/settings.ts";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { formatMoney, rand } from "#domain/money/money.ts";
import { aCompany } from "#testing/builders/people/a-company.ts";
import { aLanguageModel, type ModelAnswer } from "#testing/builders/services/a-language-model.ts";
import { chatSettings } from "#testing/chat/chat-settings.ts";
import { knowSampleTours } from "#testing/chat/know-sample-tours.ts";
import { chatQuestions } from "#testing/chat-questions.ts";
import { givenDetails } from "#testing/company/given-settings.ts";
import { carHire, gardenRoutePackages, inlandTransfers, servicesFrom } from "#testing/company/specification-prices.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { specAddresses } from "#testing/spec-addresses.ts";
import { setUp } from "#testing/test-config.ts";
import { aiChatbot } from "./ai-chatbot.ts";
import { composeAnswer, type Question } from "./compose-answer.ts";
import { topics } from "./gather-topics.ts";

knowSampleTours();

type Turns = Question["conversation"];
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const around = { company: sampleCompany, now: testNow, tariff: sampleTariff, settings: chatSettings };
const ask = (message: string, conversation: Turns = []) => plain(composeAnswer({ message, conversation }, around));

/** Sends one message after the other and returns the last answer. */
function talk(...messages: readonly string[]): string {
  const turns: Turns = [];
  for (const message of messages) {
    const content = ask(message, turns);
    turns.push({ role: "user", content: message }, { role: "assistant", content });
  }
  return turns.at(-1)?.content ?? "";
}

describe("a question is answered with the fact and a link to its page", () => {
  test.each(chatQuestions)("%s", (question, fact, page) => {
    const answered = ask(question);
    expect(answered).toContain(fact);
    expect(answered.split("\n").map((line) => line.split(": ").at(-1))).toContain(page);
  });
});

test("vehicles have the names of the company’s records", () => {
  const { classes } = sampleTariff.catalogue;
  const renamed = classes.map((one) => (one.id === "sedan" ? { ...one, name: "Estate", plural: "Estates" } : one));
  const tariff = { ...sampleTariff, catalogue: { ...sampleTariff.catalogue, classes: renamed } };
  const answerTo = (message: string) => plain(composeAnswer({ message, conversation: [] }, { ...around, tariff }));
  expect(answerTo("What vehicles do you have?")).toContain("Estates take up to 3 people, shuttles up to 14");
  expect(answerTo("How many bags fit?")).toContain("An estate takes 3 bags");
});

describe("a visitor who wants to book gets a link to the booking, filled in with their details", () => {
  test.each([
    ["I want to book an airport transfer", "/booking?service=airport_transfer"],
    ["book a coach hire please", "/booking?service=group_transport"],
    ["I would like to book", "/booking"],
    [
      "Can I reserve the Table Mountain tour tomorrow for six of us?",
      "/booking?service=tours&destination=Table+Mountain&passengers=6&date=2026-11-21",
    ],
    [
      "I want to book an airport transfer for 4 people to Camps Bay on 3 December",
      "/booking?service=airport_transfer&pickup=Cape+Town+International+Airport&destination=Camps+Bay&passengers=4&date=2026-12-03",
    ],
    ["book a transfer to Hermanus", "/booking?service=airport_transfer&destination=Hermanus"],
  ])("%s", (message, link) => {
    expect(ask(message).endsWith(`\nOpen the booking: ${link}`)).toBe(true);
  });

  test("including earlier messages", () => {
    const answered = talk("Tell me about the Winelands tour", "We are 5 people", "Please book it for 12 December");
    expect(answered).toContain("/booking?service=tours&destination=Winelands&passengers=5&date=2026-12-12");
  });
});

describe("unknown topics are left to our team", () => {
  test.each([
    "Do you sell sushi?",
    "Who won the rugby?",
    "asdfgh",
    "Is there a goldfish in the helicopter?",
    "What is the capital of France?",
  ])("%s", (question) => {
    expect(ask(question)).toContain("I don’t have that information");
    expect(ask(question)).toContain("+27 21 555 0123");
    expect(ask(question)).toContain("https://wa.me/27825550123");
  });

  test("also if a single word of the question is unknown to our pages", () => {
    expect(ask("Can I bring my dog on the winelands tour?")).toContain("Our team will say");
    expect(ask("Do you have wifi in the car?")).toContain("please ask our team");
    expect(ask("Do you do staff transport?")).not.toContain("please ask our team");
  });

  test.each([
    ["Where is my driver?", "+27 21 555 0123"],
    ["Can I change my booking?", "12 hours"],
    ["I lost my bag", "https://wa.me/27825550123"],
    ["What's your phone number?", "+27 21 555 0123"],
  ])("and so is the visitor’s own booking: %s", (question, message) => {
    expect(ask(question)).toContain(message);
    expect(ask(question)).toContain(": /contact");
  });

  test("and anyone who asks for a person gets the company’s saved numbers", () =>
    inTransaction(async (ctx) => {
      await givenDetails(ctx, aCompany());
      const answered = await aiChatbot(ctx, { message: "Can I speak to a person?", conversation: [] });
      expect(answered.value.response).toContain("+27 21 555 0177");
    }));
});

describe("a price is calculated for the party size given", () => {
  test.each([
    [["Winelands tour for 9 people"], "R3 220 for 9 people", "R1 299"],
    [["How much is the Winelands tour for 9 people?"], "costs R3 220 for 9 people", "R1 299"],
    [["Transfer to Hermanus for 5"], "costs R3 150 for 5 people", "R1 800"],
    [["Hermanus for 5"], "Whale Watching tour: R2 100 for 5 people", "R1 199"],
    [["How much is a transfer to Hermanus for five?"], "costs R3 150 for 5 people", "R1 800"],
    [["We are 9 people", "What does the Winelands tour cost?"], "costs R3 220 for 9 people", "R1 299"],
    [["Please book the Winelands tour for 9 people"], "costs R3 220 for 9 people", "R1 299"],
    [["Table Mountain for 4 people"], "R1 500 for 4 people", "R999"],
    [["Which tours do you have for 4 people?"], "Winelands (R1 950 for 4 people)", "R1 299"],
    [["How much is an airport transfer for 8 people?"], "R1 080 between the airport", "R350"],
    [["price of car hire for 6 people"], "R3 200 for half a day, R5 500 for a full day", "R2 000"],
    [["How much is the Winelands tour for 2 people on 25 December?"], "R1 6", "R1 299"],
    [["Winelands tour for 30 people"], "priced by quote for 30 people", "R1 299"],
  ])("%j", (messages, message, absent) => {
    const answered = talk(...messages);
    expect(answered).toContain(message);
    expect(answered).not.toMatch(new RegExp(`${absent}(?!\\d)`));
  });

  test("and its starting price comes from today’s price list", () => {
    const tariff = {
      ...sampleTariff,
      tours: { ...sampleTariff.tours, winelands: rand(1400) },
      routes: [{ town: "Hermanus", price: rand(2000) }],
    };
    const requestFor = (message: string) => plain(composeAnswer({ message, conversation: [] }, { ...around, tariff }));
    expect(requestFor("How much is the Winelands tour?")).toContain("starts at R1 400");
    expect(requestFor("How much is a transfer to Hermanus?")).toContain("starts at R2 000");
    expect(requestFor("Which tours do you have?")).toContain("Winelands (from R1 400)");
  });
});

test.each([
  ["What does cancelling cost?", "policies", { freeHours: 36, lateShare: 0.3 }, ["36 hours", "30%"]],
  ["How soon do I hear about a quote?", "answers", { quoteMinutes: 45 }, ["within 45 minutes"]],
  ["How can I pay?", "paymentWays", { cash: false }, ["credit cards, bank transfer and corporate accounts"]],
])("%s is answered with our team’s settings", (message, name, value, said) =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(settings).values({ name, value, updatedAt: testNow });
    const { response } = (await aiChatbot(ctx, { message, conversation: [] })).value;
    for (const words of said) expect(response).toContain(words);
  }),
);

test("switched off, it says so and refers to our team, without asking a model", () =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(featureSwitches).values({ name: "chat", isOn: false, updatedAt: testNow });
    const unreachable = { url: "http://127.0.0.1:1", key: "none", model: "none" };
    const question = { message: "How much is the Winelands tour?", conversation: [] };
    const { response } = (await aiChatbot(setUp(ctx, { languageModel: unreachable }), question)).value;
    expect(response).toContain("our team will help you");
    expect(response).toContain(sampleCompany.phone);
    expect(response).toContain("https://wa.me/");
    expect(response).not.toMatch(/R\d/);
  }));

describe("a question without a subject is about the previous one", () => {
  test.each([
    [["Tell me about the Overberg tour", "And how much is it?"], "R1 899"],
    [["Tell me about the Overberg tour", "how long?"], "12 to 14 hours"],
    [["How long is the Overberg tour?", "and the winelands?"], "8 to 9 hours"],
    [["What does the winelands tour cost?", "Is lunch included?"], "Lunch and other drinks"],
    [["Robben Island", "what should we bring"], "A windproof jacket"],
    [["Robben Island", "how much is it", "can we go with a wheelchair?"], "ramp"],
    [["How much is a transfer to Hermanus?", "and to Knysna?"], "R4 800"],
    [["How much is a transfer to Hermanus?", "how far is it?"], "122 km"],
    [["Tell me about the Overberg tour", "What if we cancel?"], "12 hours"],
    [["Tell me about the Overberg tour", "Do you sell sushi?"], "I don’t have that information"],
  ])("%j", (messages, fact) => {
    expect(talk(...messages)).toContain(fact);
  });
});

test.each([
  ["Hi", "happy to help"],
  ["Thank you!", "happy to help"],
  ["Are you a robot?", "automatic assistant"],
])("small talk is answered briefly: %s", (message, answered) => {
  expect(ask(message)).toContain(answered);
  expect(ask(message).length).toBeLessThan(200);
});

describe("it can say what it does", () => {
  const prices = [
    ...Object.values(servicesFrom).flatMap((from) => from ?? []),
    ...inlandTransfers.map((offer) => offer.from),
    ...Object.values(sampleTariff.tours),
    ...gardenRoutePackages.map((offer) => offer.perPerson),
    ...Object.values(carHire),
  ].map(formatMoney);

  test("names only prices from the catalogue", () => {
    const ours = topics().filter(({ kind }) => kind !== "attraction");
    const said = ours.flatMap(({ overview, aspects }) => [overview, aspects.price ?? ""]).join("\n");
    const amounts = said.match(/R\d[\d\u00a0.]*\d/g) ?? [];
    expect(amounts.length).toBeGreaterThan(60);
    expect(amounts.filter((amount) => !prices.includes(amount))).toEqual([]);
  });

  test("links only to pages in the specification, and to the guarantee and developer pages", () => {
    const pages = topics().map(({ page }) => page.replace(/#.*$/, ""));
    expect(
      pages.filter((page) => !["/guarantee", "/developers"].includes(page) && !specAddresses.includes(page)),
    ).toEqual([]);
  });
});

describe("with a language model", () => {
  let close = async () => {};
  afterEach(() => close());

  async function answered(answers: readonly ModelAnswer[], question: Question) {
    const { languageModel, ...provider } = await aLanguageModel(answers);
    close = provider.close;
    let response = "";
    await inTransaction(async (ctx) => {
      response = (await aiChatbot(setUp(ctx, { languageModel }), question)).value.response;
    });
    return { response: plain(response), requests: provider.requests };
  }
  const question = { message: "How much is the Winelands tour?", conversation: [] };

  test("its text is shown if the amounts came from a tool", async () => {
    const worded = "A day among the vines starts at R1 299.\nMore about it: /tours/winelands";
    const { response, requests } = await answered(
      [{ tools: [["get_price", '{"offer":"Winelands tour"}']] }, { content: worded }],
      question,
    );
    expect(response).toBe(worded);
    expect(plain(requests[1]?.body.messages.at(-1)?.content ?? "")).toContain("R1 299");
    expect(requests[0]?.body.tools.map((tool) => tool.function.name)).toEqual([
      "search_catalogue",
      "get_price",
      "get_drive",
      "get_policy",
      "company_contact",
    ]);
  });

  test.each<[string, readonly ModelAnswer[]]>([
    ["a made-up price", [{ tools: [["get_price", '{"offer":"Winelands tour"}']] }, { content: "Only R990 today!" }]],
    ["a price no tool was asked for", [{ content: "It is R1 299." }]],
    ["a tool called with nonsense, and a guess", [{ tools: [["get_price", "{"]] }, { content: "About R1 200" }]],
    ["a provider that fails", [{ status: 500 }]],
    ["an endless call of tools", [{ tools: [["search_catalogue", '{"query":"wine"}']] }]],
  ])("%s is not shown: our own answer is used", async (_what, answers) => {
    const { response } = await answered(answers, question);
    expect(response).toBe(ask(question.message));
  });

  test("a price for another party size is not shown", async () => {
    const asking = { message: "What does the Winelands tour cost for 9 people?", conversation: [] };
    const tools = { tools: [["get_price", '{"offer":"Winelands tour"}'] as const] };
    const search = { tools: [["search_catalogue", '{"query":"Winelands"}'] as const] };
    const wrong = await answered([tools, search, { content: "It starts at R1 299." }], asking);
    expect(wrong.response).toBe(ask(asking.message));
    await close();
    const right = await answered([tools, { content: "For the nine of you it costs R3 220." }], asking);
    expect(right.response).toBe("For the nine of you it costs R3 220.");
  });

  test("visitors’ personal data is not sent to the model", async () => {
    const { requests } = await answered([{ content: "Thank you." }], {
      message: "I am amira@example.com, call +44 20 7946 0000",
      conversation: [{ role: "user", content: "My number is 082 555 0123" }],
    });
    const sent = JSON.stringify(requests[0]?.body.messages);
    expect(sent).not.toMatch(/amira|7946|555/);
  });
});

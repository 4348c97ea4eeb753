import { describe, expect, test } from "vitest";
import { sampleTariff, sampleTours as tours } from "#db/seed/catalogue/sample-tours.ts";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { startingServices } from "#domain/catalogue/starting-services.ts";
import { chatFactsOf } from "#domain/chat/chat-facts.ts";
import { detectLanguage } from "#domain/chat/detect-language.ts";
import { type Language, languages } from "#domain/chat/languages.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { type Journey, priceJourney } from "#domain/pricing/journey-price.ts";
import { addDays, type LocalDate, localDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { composeAnswer, type Question } from "#features/chat/server/compose-answer.ts";
import { answersIn } from "#features/content/words/chat/all-answers.ts";
import { draftFromQuery, emptyDraft } from "#features/selling/sale/ui/use-wizard-draft.ts";
import { chatSettings } from "#testing/chat/chat-settings.ts";
import { knowSampleTours } from "#testing/chat/know-sample-tours.ts";

knowSampleTours();

/** A Friday. */
const now = new Date("2026-11-20T08:00:00Z");
const today = localDateOf(now);
const around = { company: sampleCompany, now, tariff: sampleTariff, settings: chatSettings };

/** Asks one thing after the other; every answer, the last one at the end. */
function talk(...messages: readonly string[]): string[] {
  const turns: Question["conversation"] = [];
  for (const message of messages) {
    const content = composeAnswer({ message, conversation: turns }, around);
    turns.push({ role: "user", content: message }, { role: "assistant", content });
  }
  return turns.filter(({ role }) => role === "assistant").map(({ content }) => content);
}

const linkIn = (answer: string) => /\/booking(?:\?\S*)?(?=\s|$)/.exec(answer)?.[0];
const wizardOf = (answer: string) => ({
  ...emptyDraft,
  ...draftFromQuery(linkIn(answer)?.split("?")[1] ?? "", today, { services: startingServices, tours }),
});

/** The wizard’s state when the link is opened: the same till over what it has read; null where our team must say it. */
function shownByWizard(answer: string): string | null {
  const draft = wizardOf(answer);
  const { service } = draft;
  if (service === "") return null;
  // Where no day was said, the price is that of an ordinary one on which it runs.
  const days = draft.date ? [localDate(draft.date)] : weeks.map((week) => addDays(today, 7 * week));
  const prices = days.flatMap((date) => priceOn(draft, service, date) ?? []);
  return prices.length === 0 ? null : formatMoney(cents(Math.min(...prices)));
}

const weeks = Array.from({ length: 52 }, (_, week) => week + 1);

function priceOn(draft: typeof emptyDraft, service: ServiceOptionId, date: LocalDate): number | null {
  const journey: Journey = {
    service,
    offer: draft.offer || null,
    destination: draft.destination,
    pickupLocation: draft.pickup || "Cape Town City Centre",
    pickupAt: momentOf(date, localTime(draft.time)),
    returnAt: draft.hasReturn ? momentOf(localDate(draft.returnDate || date), localTime(draft.returnTime)) : null,
    passengers: draft.passengers,
    bags: draft.bags,
    childSeats: 0,
    extraStops: [],
    hireUnit: null,
    hireHours: null,
    packageDays: null,
  };
  const { price } = priceJourney(journey, sampleTariff, now);
  return price.doubts.length > 0 ? null : price.total;
}

const rands = (answer: string) => answer.match(/R\d[\d\u00a0]*/g) ?? [];
/** The price of a trip, said as such; a "from" is none. */
const firmIn = (answer: string) => /(?:costs|kostet|coûte|kost|kos) (R\d[\d\u00a0]*)/.exec(answer)?.[1];

const places = [
  "the airport",
  "Sea Point",
  "Camps Bay",
  "Stellenbosch",
  "Constantia",
  "Hermanus",
  "Simon's Town",
  "Paarl",
];
const pairs = places.flatMap((from) => places.filter((to) => to !== from).map((to) => [from, to] as const));
const parties = ["", " for 4 people", " for 9 people on 3 December at 23:30", " for 2 people on 25 December at 8am"];

describe("the price the chat says of a drive is the one its link sells", () => {
  test.each(pairs)("%s to %s", (from, to) => {
    for (const party of parties) {
      const [answer = ""] = talk(`How much is it from ${from} to ${to}${party}?`);
      const said = firmIn(answer);
      if (said === undefined) expect(rands(answer), answer).toEqual([]);
      else expect(shownByWizard(answer), answer).toBe(said);
    }
  });

  test.each([
    ["en", "How much is it from Sea Point to Camps Bay for 4 people on 3 December at 14:00?"],
    ["de", "Was kostet es von Sea Point nach Camps Bay für 4 Personen am 3. Dezember um 14:00?"],
    ["fr", "Combien coûte le trajet de Sea Point à Camps Bay pour 4 personnes le 3 décembre à 14:00 ?"],
    ["nl", "Wat kost het van Sea Point naar Camps Bay voor 4 personen op 3 december om 14:00?"],
    ["af", "Wat kos dit van Sea Point na Camps Bay vir 4 mense op 3 Desember om 14:00?"],
  ])("in %s, with day and time in the link and in the words", (_language, message) => {
    const [answer = ""] = talk(message);
    expect(firmIn(answer), answer).toBeDefined();
    expect(shownByWizard(answer)).toBe(firmIn(answer));
    expect(wizardOf(answer)).toMatchObject({
      service: "airport_transfer",
      pickup: "Sea Point",
      destination: "Camps Bay",
      passengers: 4,
      date: "2026-12-03",
      time: "14:00",
    });
    expect(answer.replace(linkIn(answer) ?? "", "")).toContain("14:00");
  });
});

test.each(tours.map(({ name }) => name))("the price of the %s tour is the one its link sells", (name) => {
  for (const party of ["for 2 people", "for 6 people on 3 December"]) {
    const [answer = ""] = talk(`What does the ${name} tour cost ${party}?`);
    const said = firmIn(answer);
    if (said !== undefined && linkIn(answer)) expect(shownByWizard(answer), answer).toBe(said);
  }
});

describe("the way back", () => {
  test.each([
    [
      "How much from Sea Point to Stellenbosch and back for 4 people on 3 December at 9:00, return at 18:00?",
      { date: "2026-12-03", time: "09:00", returnDate: "2026-12-03", returnTime: "18:00" },
    ],
    [
      "Price from the airport to Hermanus on 3 December at 10:00 for 2 people, returning on 6 December at 15:00",
      { date: "2026-12-03", time: "10:00", returnDate: "2026-12-06", returnTime: "15:00" },
    ],
    [
      "return transfer price from Sea Point to Paarl for 3 people on 4 December",
      { date: "2026-12-04", returnDate: "2026-12-04", returnTime: "17:00" },
    ],
  ])("%s", (message, when) => {
    const [answer = ""] = talk(message);
    expect(wizardOf(answer), answer).toMatchObject({ hasReturn: true, ...when });
    expect(shownByWizard(answer)).toBe(firmIn(answer));
    const words = answer.replace(linkIn(answer) ?? "", "");
    expect(words).toContain("and back");
    expect(words).toContain(when.returnTime);
  });

  test.each([
    ["de", "Was kostet es von Sea Point nach Paarl und zurück für 4 Personen am 3. Dezember um 9:00?", "zurück"],
    ["fr", "Prix de Sea Point à Paarl aller-retour pour 4 personnes le 3 décembre à 9:00 ?", "retour"],
    ["nl", "Wat kost het van Sea Point naar Paarl en terug voor 4 personen op 3 december om 9:00?", "terug"],
    ["af", "Wat kos dit van Sea Point na Paarl en terug vir 4 mense op 3 Desember om 9:00?", "terug"],
  ])("is priced, linked and said in %s", (_language, message, word) => {
    const [answer = ""] = talk(message);
    expect(wizardOf(answer), answer).toMatchObject({ hasReturn: true, time: "09:00", returnTime: "17:00" });
    expect(shownByWizard(answer)).toBe(firmIn(answer));
    expect(answer).toContain(word);
  });

  test("and the hour are kept when only the day is added", () => {
    const [, answer = ""] = talk("How much from Sea Point to Paarl and back at 8:00 for 4 people?", "on 3 December");
    expect(wizardOf(answer), answer).toMatchObject({ hasReturn: true, date: "2026-12-03", time: "08:00" });
    expect(shownByWizard(answer)).toBe(firmIn(answer));
  });
});

test.each(["book it please", "I want to book that", "ok, I’ll take it"])(
  "“%s” books the drive that was priced",
  (message) => {
    const [priced = "", answer = ""] = talk("How much from Sea Point to Hermanus for 4 people on 3 December?", message);
    expect(wizardOf(answer), answer).toMatchObject({
      pickup: "Sea Point",
      destination: "Hermanus",
      date: "2026-12-03",
    });
    expect(shownByWizard(answer)).toBe(firmIn(priced));
  },
);

test("a group that no booking sells by itself is led to a quote, not to a booking for one", () => {
  const [answer = ""] = talk("How much from the airport to Sea Point for 30 people?");
  expect(linkIn(answer), answer).toBeUndefined();
  expect(answer).toContain("/free-quote");
});

test("what our team must price is never given a figure, and leads to a quote", () => {
  for (const message of ["How much from Stellenbosch to Hermanus?", "Was kostet es von Stellenbosch nach Hermanus?"]) {
    const [answer = ""] = talk(message);
    expect(rands(answer), answer).toEqual([]);
    expect(answer).toContain("/free-quote");
  }
});

test.each(languages)("in %s the chat says of refunds and VAT what the terms say", (language) => {
  const facts = chatFactsOf(around);
  const { situations } = answersIn[language];
  const refund = situations.refund(facts);
  const { guarantee, bankRefundDays } = companyRules;
  for (const figure of [
    guarantee.refundWorkingDays,
    `${bankRefundDays.fewest}–${bankRefundDays.most}`,
    facts.noShowPercent,
  ])
    expect(refund).toContain(String(figure));
  for (const text of [situations.included(facts), situations["price-firm"](facts)])
    expect(text).toMatch(
      /where we are registered|soweit wir dafür registriert|si nous y sommes assujettis|als wij daarvoor geregistreerd|waar ons daarvoor geregistreer/,
    );
});

test.each(languages)(
  "in %s the chat says when cancelling is free just after booking, wherever it says the fee",
  (language) => {
    const { situations } = answersIn[language];
    const facts = { ...chatFactsOf(around), latePercent: "37%", graceMinutes: "43" };
    const withFee = Object.values(situations)
      .map((answer) => answer(facts))
      .filter((text) => text.includes("37%"));
    expect(withFee.length).toBeGreaterThanOrEqual(4);
    for (const text of withFee) expect(text).toMatch(/\b43 minu/i);
    const without = Object.values(situations).map((answer) => answer({ ...facts, graceMinutes: "" }));
    for (const text of without) expect(text).not.toMatch(/43| {2}|undefined/);
  },
);

const first: Readonly<Record<Language, string>> = {
  en: "How much is it from Sea Point to Camps Bay for 4 people on 3 December at 14:00?",
  de: "Was kostet es von Sea Point nach Camps Bay für 4 Personen am 3. Dezember um 14:00?",
  fr: "Combien coûte le trajet de Sea Point à Camps Bay pour 4 personnes le 3 décembre à 14:00 ?",
  nl: "Wat kost het van Sea Point naar Camps Bay voor 4 personen op 3 december om 14:00?",
  af: "Wat kos dit van Sea Point na Camps Bay vir 4 mense op 3 Desember om 14:00?",
};
const thanked: Readonly<Record<Language, readonly string[]>> = {
  en: ["thanks", "Thank you very much!", "Great, thanks for your help", "thx"],
  de: ["Danke", "Vielen Dank!", "Super, danke schön"],
  fr: ["Merci", "Merci beaucoup !", "Parfait, merci pour votre aide"],
  nl: ["Bedankt", "Dank u wel", "Prima, bedankt voor uw hulp"],
  af: ["Dankie", "Baie dankie!", "Lekker, dankie vir jou hulp"],
};
const linkRequests: Readonly<Record<Language, readonly string[]>> = {
  en: ["the link please", "Can you send me the link?", "ok, the booking link please", "link?"],
  de: ["den Link bitte", "Können Sie mir den Link schicken?", "Link?"],
  fr: ["le lien s'il vous plaît", "Pouvez-vous m'envoyer le lien ?"],
  nl: ["de link graag", "Kunt u mij de link sturen?"],
  af: ["die skakel asseblief", "Kan jy my die link stuur?"],
};

describe.each(languages)("in %s", (language) => {
  test.each(thanked[language])("“%s” is thanks, first or after a trip", (message) => {
    expect(talk(first[language], message).at(-1)).toBe(answersIn[language].thanks);
  });

  test.each(linkRequests[language])("“%s” is the link of the trip that was priced", (message) => {
    const [priced = "", answer = ""] = talk(first[language], message);
    expect(linkIn(answer), answer).toBe(linkIn(priced));
    expect(answer).toContain(answersIn[language].openBooking);
  });

  test.each([
    "Sea Point",
    "4 people",
    "Hermanus for 6?",
    "Kirstenbosch tour",
    "ok",
    "airport transfer",
    "3 December 14:00",
  ])("a conversation stays in its language over “%s”", (message) => {
    const conversation = [{ role: "user", content: first[language] }];
    expect(detectLanguage(message, conversation)).toBe(language);
  });

  test.each(languages)("and goes on in %s where someone clearly writes it", (other) => {
    const conversation = [{ role: "user", content: first[language] }];
    expect(detectLanguage(first[other], conversation)).toBe(other);
  });
});

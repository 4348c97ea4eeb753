import { expect, test } from "vitest";
import { usualFigures } from "#testing/company/usual-figures.ts";
import { cancellationRules } from "./cancellation.ts";
import { faq } from "./faq.ts";
import { inFigures } from "./figures.ts";
import { hotelPartnershipPage } from "./pages/hotel-partnership-page.ts";
import { partnersPage } from "./pages/partners-page.ts";
import { travelAgent } from "./partners/travel-agent.ts";

test("at the figures the company started with every text is as it is written", () => {
  const texts = { faq: faq.filter(({ answer }) => !answer.includes("{")), cancellationRules };
  expect(inFigures(texts, usualFigures)).toEqual(texts);
});

test.each([
  ["Cancelling is free up to 12 hours before pickup.", "Cancelling is free up to 36 hours before pickup."],
  [
    "Within 12 hours we charge 50% of the price, and the full price for a no-show.",
    "Within 36 hours we charge 30% of the price, and 80% of the price for a no-show.",
  ],
  ["A consultant quotes within 5 to 20 minutes", "A consultant quotes within 5 to 45 minutes"],
  ["The price is valid for up to 72 hours.", "The price is valid for up to 96 hours."],
  ["We’ll reply within 2 hours", "We’ll reply within 90 minutes"],
  ["Messages from this page are answered within 24 hours", "Messages from this page are answered within 48 hours"],
  ["How long it’s valid: Normally 72 hours", "How long it’s valid: Normally 96 hours"],
  [
    "A consultant contacts you within 5 to 20 minutes with a personalised quote. It is free.",
    "A consultant contacts you within 5 to 50 minutes with a personalised quote. It is free.",
  ],
  ["We'll get back to you within 24 hours.", "We'll get back to you within 90 minutes."],
  [
    "By credit card, bank transfer or cash. Companies can travel on a corporate account.",
    "By credit card. Companies can travel on a corporate account.",
  ],
  ["Credit card, bank transfer, cash or corporate account", "Credit card or corporate account"],
  ["By card, by bank transfer or in cash, in rand.", "By card, in rand."],
  // Prices are those of the tariff in force, and so is what they include.
  ["8 to 9 hours, from {tour.winelands}.", "8 to 9 hours, from R1\u00a0299."],
  ["From {town.Plettenberg Bay} per vehicle", "From R5\u00a0200 per vehicle"],
  ["up to 3 passengers, up to {ride.km}\u00a0km", "up to 3 passengers, up to 25\u00a0km"],
  ["From {town.Nowhere} per vehicle", "Price on request per vehicle"],
  ["About {company}", "About Cape Town Shuttle"],
  // Other hours are other promises.
  ["8 to 12 hours at your disposal", "8 to 12 hours at your disposal"],
  ["Seats close 12 hours before departure", "Seats close 12 hours before departure"],
])("%s", (written, message) => {
  const figures = {
    ...usualFigures,
    freeHours: 36,
    lateShare: 0.3,
    noShowShare: 0.8,
    bookingMinutes: 45,
    quoteMinutes: 50,
    homeFormMinutes: 90,
    contactPageMinutes: 48 * 60,
    quoteValidHours: 96,
    followsFlights: true,
    ways: ["online", "account"] as const,
  };
  expect(inFigures(written, figures)).toBe(message);
});

test("partners read from what balance on they are paid and for how long a visit counts, as our team has set it", () => {
  const set = { ...usualFigures, payoutAtLeastCents: 75_000, attributionDays: 60 };
  for (const page of [partnersPage, travelAgent, hotelPartnershipPage]) {
    const [written, message] = [JSON.stringify(page), JSON.stringify(inFigures(page, set))];
    expect(written).toMatch(/R500|45 days/);
    expect(message).not.toMatch(/R500|45 days/);
    expect(JSON.stringify(inFigures(page, usualFigures))).toBe(written.replaceAll("{company}", usualFigures.name));
  }
  expect(JSON.stringify(inFigures(partnersPage, set))).toMatch(/balances of R750 or more.*60 days to decide/s);
  expect(JSON.stringify(inFigures(travelAgent, set))).toContain("balances of R750 and more");
});

import { expect, test } from "vitest";
import { startingServices } from "#domain/catalogue/starting-services.ts";
import { usualFigures } from "#testing/company/usual-figures.ts";
import { faq } from "./faq.ts";
import { inFigures } from "./figures.ts";
import { flightPhrases, inFlightWords } from "./flight-words.ts";
import { homeServices } from "./home-services.ts";
import { aboutPage } from "./pages/about-page.ts";
import { hotelPartnershipPage } from "./pages/hotel-partnership-page.ts";
import { ridesharePage } from "./pages/rideshare-page.ts";
import { servicePages } from "./services/all-services.ts";

const written = JSON.stringify([
  faq,
  homeServices,
  startingServices,
  aboutPage,
  hotelPartnershipPage,
  ridesharePage,
  servicePages,
]);

test("every phrase stands in a text, so that none is forgotten when the text changes", () => {
  expect(flightPhrases.filter(([followed]) => !written.includes(followed))).toEqual([]);
});

test("without a service nobody says that flights are followed", () => {
  const byHand = inFigures(JSON.parse(written), { ...usualFigures, followsFlights: false });
  expect(JSON.stringify(byHand)).not.toMatch(
    /flight[^.]{0,30}(is|are)? ?(followed|tracked|monitor)|(follow|track|monitor)[^.]{0,12}flight/i,
  );
});

test("with one the texts stay as they are written", () => {
  expect(inFlightWords(written, true)).toBe(written);
});

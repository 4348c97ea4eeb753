import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { type Claim, claimFigures, claimTexts, isDueForCheck, noClaims, whyHidden } from "./claims.ts";

const years: Claim = {
  kind: "figure",
  about: "years",
  title: "",
  text: "10+",
  source: "Registered in 2014",
  statedOn: localDate("2025-11-20"),
  author: "",
  place: "",
  service: "",
  stars: null,
  face: 0,
  consent: "",
  isWithdrawn: false,
};
const voice: Claim = { ...years, kind: "testimonial", about: "home", author: "Amira K.", text: "On time.", stars: 4 };

test.each<[string, Claim, ReturnType<typeof whyHidden>]>([
  ["a figure with source and date", years, null],
  ["one that was withdrawn", { ...years, isWithdrawn: true }, "withdrawn"],
  ["one without a source", { ...years, source: "" }, "no_source"],
  ["one without a date", { ...years, statedOn: null }, "no_date"],
  ["a passenger’s words without consent", voice, "no_consent"],
  ["a passenger’s words with consent", { ...voice, consent: "By email" }, null],
])("%s", (_what, claim, reason) => {
  expect(whyHidden(claim)).toBe(reason);
  const texts = claimTexts([claim]);
  const isOnAPage = claimFigures([claim]).years !== "" || texts.testimonials.length > 0;
  expect(isOnAPage).toBe(reason === null);
});

test.each([
  ["2026-11-19", false],
  ["2026-11-20", true],
])("a claim of 20 November 2025 is checked again after twelve months: on %s %s", (today, isDue) => {
  expect(isDueForCheck(years, localDate(today), 12)).toBe(isDue);
  expect(isDueForCheck({ ...years, isWithdrawn: true }, localDate(today), 12)).toBe(false);
});

test("a company that claims nothing has no figure, no guarantee and no rating", () => {
  expect(noClaims).toMatchObject({ years: "", guarantee: "", isInsured: false, tourRatings: {} });
});

test("ratings are by tour, and the shield says that passengers are insured", () => {
  const rating: Claim = { ...years, kind: "tour_rating", about: "winelands", text: "4.8" };
  const insured: Claim = { ...years, kind: "reassurance", about: "shield", title: "Fully Insured", text: "Always." };
  expect(claimFigures([rating, insured])).toMatchObject({ tourRatings: { winelands: 4.8 }, isInsured: true });
  expect(claimTexts([insured]).reassurance).toEqual([{ icon: "shield", title: "Fully Insured", text: "Always." }]);
});

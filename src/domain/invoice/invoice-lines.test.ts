import { expect, test } from "vitest";
import { rand } from "../money/money.ts";
import { linesOfBooking } from "./invoice-lines.ts";

const booking = { total: rand(600), service: "Airport Transfer", isTour: false, serviceOn: "2026-11-20", items: [] };
const item = (text: string, amount: number) => ({ text, amount: rand(amount), vatCode: "EX12G" as const });
const summaryOf = (changes: Partial<Parameters<typeof linesOfBooking>[0]>) =>
  linesOfBooking({ ...booking, ...changes }).map(({ text, unit }) => [text, unit]);

const legs = [
  { leg: 1, serviceOn: "2026-11-20", tripId: "out", price: 30_000 },
  { leg: 2, serviceOn: "2026-11-24", tripId: "back", price: 30_000 },
];
const [out] = legs;

test.each([
  ["of one leg, whatever its lines say", { legs: out ? [out] : [], items: [item("Ride", 600)] }, ["out"]],
  ["one price for both ways", { legs }, ["out", "back"]],
  [
    "what is of both ways is of no trip",
    { legs, items: [{ ...item("Ride", 300), leg: 1 }, { ...item("Ride", 250), leg: 2 }, item("Child seat", 50)] },
    ["out", "back", undefined],
  ],
  ["a changed price", { legs: out ? [out] : [], items: [item("Ride", 500)] }, ["out", "out"]],
  ["driven in several vehicles", { legs: [{ leg: 1, serviceOn: "2026-11-20", tripId: null }] }, [undefined]],
])("lines know their trip: %s", (_what, changes, trips) => {
  expect(linesOfBooking({ ...booking, ...changes }).map(({ tripId }) => tripId)).toEqual(trips);
});

test.each([
  [
    "apportioned",
    0.6,
    [
      ["EX12G", rand(3480)],
      ["STD15", rand(2320)],
    ],
  ],
  ["not apportioned", 0, [["STD15", rand(5800)]]],
  ["all of it driving", 1, [["EX12G", rand(5800)]]],
])("a tour without parts, %s", (_what, transportShare, lines) => {
  const tour = linesOfBooking({ ...booking, total: rand(5800), isTour: true, transportShare });
  expect(tour.map(({ vatCode, unit }) => [vatCode, unit])).toEqual(lines);
});

test.each([
  ["priced by a person", {}, [["Airport Transfer", rand(600)]]],
  [
    "a fare says what was supplied, and only its first line",
    { items: [item("21 km, sedan", 500), item("Night", 100)] },
    [
      ["Airport Transfer: 21 km, sedan", rand(500)],
      ["Night", rand(100)],
    ],
  ],
  [
    "what names itself is not named twice",
    { service: "Chauffeur Service", items: [item("Chauffeur service, full day", 600)] },
    [["Chauffeur service, full day", rand(600)]],
  ],
  [
    "a tour has its own name",
    { isTour: true, service: "Day Tour", items: [item("Winelands tour, private: transport", 600)] },
    [["Winelands tour, private: transport", rand(600)]],
  ],
  [
    "the option of a quote that was chosen keeps its name",
    { option: "Two sedans with a guide", items: [item("Drive", 500), item("Guide", 100)] },
    [
      ["Airport Transfer (Two sedans with a guide): Drive", rand(500)],
      ["Guide", rand(100)],
    ],
  ],
  [
    "also of a tour, and where the name says what it is",
    { option: "Day Tour to the Winelands", isTour: true, service: "Day Tour", items: [item("Guide", 600)] },
    [["Day Tour to the Winelands: Guide", rand(600)]],
  ],
  [
    "a price that a person changed adds up",
    { total: rand(550), items: [item("21 km, sedan", 600)] },
    [
      ["Airport Transfer: 21 km, sedan", rand(600)],
      ["Agreed change of price", rand(-50)],
    ],
  ],
] as const)("%s", (_what, changes, lines) => {
  expect(summaryOf(changes)).toEqual(lines);
});

import { describe, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { english } from "#features/content/words/chat/english.ts";
import { chatSettings } from "#testing/chat/chat-settings.ts";
import { knowSampleTours } from "#testing/chat/know-sample-tours.ts";
import { tellPlainTrip, tellTrip } from "./tell-trip.ts";

knowSampleTours();

const now = new Date("2026-11-20T08:00:00Z");
const around = { company: sampleCompany, now, tariff: sampleTariff, settings: chatSettings };
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const summaryOf = (message: string) => plain(tellTrip(message, english, { party: {}, around }));

describe("a vehicle with its driver for some hours or a day", () => {
  test.each([
    ["minibus for a day", "A shuttle with driver costs R3 200 for half a day (5 hours) and R5 500"],
    ["car and driver for 4 hours", "A sedan with driver costs R2 000 for half a day"],
    ["car and driver for 4 hours", "R225 for each further hour"],
    ["a 22 seater for one day", "A luxury coach with driver costs R2 500 for a day, for 22 people"],
    ["van and driver for three days", "Each day has its own price"],
    ["a 45 seater bus for a day", "priced by quote"],
  ])("%s: %s", (message, words) => {
    expect(summaryOf(message)).toContain(words);
  });

  test.each(["my driver is 2 hours late", "how many hours before must I cancel", "peninsula tour for a day"])(
    "%s is another matter",
    (message) => {
      expect(summaryOf(message)).toBe("");
    },
  );
});

describe("how far it is, and whether two tours fit in one day", () => {
  test.each([
    ["how long from the airport to Constantia", "The drive takes about 25 min, and up to 40 min"],
    ["two tours in one day?", "Only short tours fit into one day"],
    ["Robben Island and Table Mountain on the same day", "together take 11 to 13 hours, too long"],
    ["Table Mountain and the sunset tour on one day", "fit into one day"],
  ])("%s", (message, words) => {
    expect(plain(tellPlainTrip(message, english))).toContain(words);
  });

  test("a wait and a refund are not routes", () => {
    expect(tellPlainTrip("how long do you wait from the airport to Sea Point", english)).toBe("");
    expect(tellPlainTrip("how long is the refund", english)).toBe("");
  });
});

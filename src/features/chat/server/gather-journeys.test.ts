import { expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { rand } from "#domain/money/money.ts";
import { gatherJourneys } from "./gather-journeys.ts";
import { learnTours } from "./known-tours.ts";
import { readTrip } from "./read-trip.ts";

const transfers = () => gatherJourneys().filter(({ kind }) => kind === "transfer");
const wantedIn = (text: string) => readTrip(text, new Date("2026-11-20T08:00:00Z")).destination;

test("the chat names the towns that the tariff prices, at its prices, and no longer one that was taken out", () => {
  const routes = [{ town: "Langebaan", price: rand(1500) }];
  learnTours({ ...sampleTariff, routes }, [], []);
  expect(transfers().map(({ name }) => name)).toEqual(["the transfer to Langebaan"]);
  expect(transfers()[0]?.overview).toContain("R1\u00a0500, one way");
  expect(wantedIn("A transfer to Langebaan for two")).toBe("Langebaan");
  expect(wantedIn("A transfer to George for two")).toBeUndefined();

  learnTours(sampleTariff, [], []);
  expect(transfers().map(({ name }) => name)).toContain("the transfer to George");
  expect(wantedIn("A transfer to Langebaan for two")).toBeUndefined();
});

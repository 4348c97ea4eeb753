import { expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { rand } from "#domain/money/money.ts";
import { type TariffContent, tariffContent } from "../tariff-contract.ts";
import { differencesOf } from "./tariff-differences.tsx";

const start: TariffContent = tariffContent.parse(sampleTariff);
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? null;
const resultsOf = (after: TariffContent) =>
  differencesOf(start, after).map(({ where, before, after: next }) => [where, plain(before), plain(next)]);

test("two alike tariffs differ in nothing", () => {
  expect(resultsOf(structuredClone(start))).toEqual([]);
});

test("prices are shown in rand, shares in per cent, kilometres as they are", () => {
  const after = {
    ...start,
    tours: { ...start.tours, winelands: rand(1499) },
    emptyWayShare: 0.25,
    transfer: { ...start.transfer, includedKm: start.transfer.includedKm + 1 },
  };
  expect(resultsOf(after)).toEqual([
    ["Transfers › Included km", String(start.transfer.includedKm), String(start.transfer.includedKm + 1)],
    ["Empty way share", `${start.emptyWayShare * 100}%`, "25%"],
    ["Tours › Winelands", "R1 299", "R1 499"],
  ]);
});

test("a town that comes in between changes no other; one that is gone shows as gone", () => {
  const [first, ...others] = start.routes;
  const added = { ...start, routes: [{ town: "Ceres", price: rand(2000) }, ...start.routes] };
  expect(resultsOf(added)).toEqual([
    ["Fixed routes › Ceres › Town", null, "Ceres"],
    ["Fixed routes › Ceres › Price", null, "R2 000"],
  ]);
  expect(resultsOf({ ...start, routes: others }).map(([where, , after]) => [where, after])).toEqual([
    [`Fixed routes › ${first?.town} › Town`, null],
    [`Fixed routes › ${first?.town} › Price`, null],
  ]);
});

test("an added holiday is shown by its name; one without a date or named twice is refused", () => {
  const withDays = (also: { on: string; name: string }[]) => ({
    ...start,
    timeRules: start.timeRules.map((rule) =>
      rule.when.kind === "public_holiday" ? { ...rule, when: { ...rule.when, also } } : rule,
    ),
  });
  const election = { on: "2027-11-03", name: "Election day" };
  expect(resultsOf(withDays([election])).at(0)).toEqual([
    "Price rules › Public holiday › When › Further holidays › Election day › On",
    null,
    "2027-11-03",
  ]);
  const isTaken = (also: { on: string; name: string }[]) => tariffContent.safeParse(withDays(also)).success;
  expect([isTaken([election]), isTaken([election, election]), isTaken([{ on: "", name: "Some day" }])]).toEqual([
    true,
    false,
    false,
  ]);
});

import { expect, test } from "vitest";
import { rand } from "#domain/money.ts";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import { type TariffContent, tariffContent } from "../tariff-contract.ts";
import { differencesOf } from "./tariff-differences.tsx";

const start: TariffContent = tariffContent.parse(startingTariff);
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? null;
const found = (after: TariffContent) =>
  differencesOf(start, after).map(({ where, before, after: next }) => [where, plain(before), plain(next)]);

test("two alike tariffs differ in nothing", () => {
  expect(found(structuredClone(start))).toEqual([]);
});

test("prices are told in rand, shares in per cent, kilometres as they are", () => {
  const after = {
    ...start,
    tours: { ...start.tours, winelands: rand(1499) },
    emptyWayShare: 0.25,
    transfer: { ...start.transfer, includedKm: start.transfer.includedKm + 1 },
  };
  expect(found(after)).toEqual([
    ["Transfers › Included km", String(start.transfer.includedKm), String(start.transfer.includedKm + 1)],
    ["Empty way share", `${start.emptyWayShare * 100} %`, "25 %"],
    ["Tours › Winelands", "R1 299", "R1 499"],
  ]);
});

test("a town that comes in between changes no other; one that is gone shows as gone", () => {
  const [first, ...others] = start.routes;
  const added = { ...start, routes: [{ town: "Ceres", price: rand(2000) }, ...start.routes] };
  expect(found(added)).toEqual([
    ["Fixed routes › Ceres › Town", null, "Ceres"],
    ["Fixed routes › Ceres › Price", null, "R2 000"],
  ]);
  expect(found({ ...start, routes: others }).map(([where, , after]) => [where, after])).toEqual([
    [`Fixed routes › ${first?.town} › Town`, null],
    [`Fixed routes › ${first?.town} › Price`, null],
  ]);
});

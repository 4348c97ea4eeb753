import { expect, test } from "vitest";
import type { Extra } from "#domain/extra/extra.ts";
import { cents } from "#domain/money/money.ts";
import { extraLine } from "./tell-extras.ts";

const extra = (name: string, priceCents: number): Extra => ({
  id: name,
  name,
  description: "",
  kind: "entrance",
  per: "person",
  priceCents: cents(priceCents),
  vatCode: "STD15",
  services: [],
  offers: [],
  vehicleClasses: [],
  most: 10,
  stock: null,
  noticeHours: 0,
  needsApproval: false,
});
const extras = [extra("Wine tasting", 15_000), extra("Picnic lunch", 22_500)];

test.each([
  ["How much is the wine-tasting?", "Wine tasting: R150 per person. You can add it when you book."],
  [
    "wine tasting and a picnic lunch please",
    "Wine tasting: R150 per person. Picnic lunch: R225 per person. You can add them when you book.",
  ],
  ["Do you taste wines?", ""],
])("“%s”", (message, answer) => {
  expect(extraLine(message, extras).replaceAll("\u00a0", " ")).toBe(answer);
});

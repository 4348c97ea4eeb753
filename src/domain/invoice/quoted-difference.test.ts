import { describe, expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { type PriceChange, quotedDifference } from "./quoted-difference.ts";

const aChange = (cents: number, changes: Partial<PriceChange> = {}): PriceChange => ({
  on: localDate("2026-11-12"),
  fields: [],
  text: "",
  cents,
  ...changes,
});
const compared = { quotedCents: 580_000, billedCents: 580_000, changes: [], isFee: false };

describe("an invoice beside its quote", () => {
  test.each([
    ["the same: nothing to say", {}, []],
    ["the same after a change and its opposite", { changes: [aChange(5000), aChange(-5000)] }, []],
    [
      "each change of the price, with what changed",
      {
        billedCents: 625_000,
        changes: [
          aChange(40_000, { fields: ["passengers", "vehicleClass", "phone"] }),
          aChange(0, { fields: ["pickupAt"] }),
          aChange(5000, { text: "Waiting time, 30 min" }),
        ],
      },
      ["12 Nov 2026: changed passengers, vehicle +40000", "12 Nov 2026: Waiting time, 30 min +5000"],
    ],
    [
      "a new price that was agreed",
      { billedCents: 500_000, changes: [aChange(-80_000)] },
      ["12 Nov 2026: new price agreed -80000"],
    ],
    ["what no change tells of", { billedCents: 580_100 }, ["Agreed in addition to the quote +100"]],
    ["cancelled late", { billedCents: 290_000, isFee: true }, ["The fee is charged instead of the price -290000"]],
    [
      "changed, then cancelled",
      { billedCents: 300_000, isFee: true, changes: [aChange(20_000, { fields: ["bags"] })] },
      ["12 Nov 2026: changed bags +20000", "The fee is charged instead of the price -300000"],
    ],
  ])("%s", (_what, changes, expected) => {
    const input = { ...compared, ...changes };
    const steps = quotedDifference(input);
    expect(steps.map(({ text, cents }) => `${text} ${cents > 0 ? "+" : ""}${cents}`)).toEqual(expected);
    if (steps.length > 0)
      expect(steps.reduce((sum, { cents }) => sum + cents, 0)).toBe(input.billedCents - input.quotedCents);
  });
});

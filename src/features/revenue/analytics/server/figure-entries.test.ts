import { expect, test } from "vitest";
import { aCountedSummer } from "#testing/builders/money/a-counted-month.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { figureEntries } from "./figure-entries.ts";

const may = { from: "2026-05-01", until: "2026-05-31", service: "", source: "", after: undefined };

test("a figure shows as many rows as it counts, also for one outcome or service", () =>
  inTransaction(async (ctx) => {
    const { lost } = await aCountedSummer(ctx);
    const all = await figureEntries(ctx, { ...may, measure: "booking", outcomes: [] });
    expect(all.value.entries).toHaveLength(5);
    expect(all.value.next).toBeNull();
    const tours = await figureEntries(ctx, { ...may, measure: "booking", outcomes: ["driven"], service: "day_tour" });
    expect(tours.value.entries.map(({ reference }) => reference)).toContain(lost);
    expect(tours.value.entries).toHaveLength(2);
    const none = await figureEntries(ctx, { ...may, measure: "booking", outcomes: ["cancelled"] });
    expect(none.value.entries).toEqual([]);
  }));

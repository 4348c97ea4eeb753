import { expect, test } from "vitest";
import { aCountedSummer } from "#testing/builders/money/a-counted-month.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { revenueFile } from "./revenue-file.ts";

const july = { from: "2026-07-01", until: "2026-07-31", basis: "earned", service: "" } as const;

test("a report can be downloaded in rand, next to the previous period", () =>
  inTransaction(async (ctx) => {
    await aCountedSummer(ctx);
    const { value } = await revenueFile(ctx, { ...july, by: "service", against: "before", has_steps: false });
    const text = Buffer.from(value.content, "base64").toString();
    expect(text).toContain("Day Tour,1,0,1150.00,150.00,0.00,1000.00,0.00,1300.00,0.00,0.00,-300.00");
    expect(text).toContain("Margin before (R)");
  }));

test("the progress of a period can be downloaded too, date by date", () =>
  inTransaction(async (ctx) => {
    await aCountedSummer(ctx);
    const { value } = await revenueFile(ctx, { ...july, by: "service", against: "before", has_steps: true });
    const [head, first, ...rest] = Buffer.from(value.content, "base64").toString().trim().split(/\r?\n/);
    expect([value.name, rest.length]).toEqual(["revenue-by-day-2026-07-01-2026-07-31.csv", 30]);
    expect([head, first]).toEqual([expect.stringMatching(/Date,Trips/), expect.stringMatching(/^2026-07-01,/)]);
    expect(rest.join("\n")).toContain(",1150.00,150.00,0.00,1000.00,");
  }));

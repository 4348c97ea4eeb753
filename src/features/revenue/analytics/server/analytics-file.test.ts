import { expect, test } from "vitest";
import { aCountedSummer } from "#testing/builders/money/a-counted-month.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { analyticsFile } from "./analytics-file.ts";

const may = { from: "2026-05-01", until: "2026-05-31", service: "", source: "", against: "before" } as const;

test.each([
  ["figures", "Sold,100%,,5,5"],
  ["sources", "Website,5,5,5,0,4000.00"],
  ["funnel", "Driven,Bookings,5,5"],
  ["customers", "2026-05,1"],
] as const)("the file of %s has a line %s", (part, line) =>
  inTransaction(async (ctx) => {
    await aCountedSummer(ctx);
    const { value } = await analyticsFile(ctx, { ...may, part });
    expect(Buffer.from(value.content, "base64").toString()).toContain(line);
  }),
);

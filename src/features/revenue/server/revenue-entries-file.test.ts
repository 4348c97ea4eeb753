import { expect, test } from "vitest";
import { aCountedSummer } from "#testing/builders/money/a-counted-month.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { revenueEntriesFile } from "./revenue-entries-file.ts";

const july = { from: "2026-07-01", until: "2026-07-31", basis: "earned", service: "" } as const;

test("the rows behind a figure can be downloaded, with unknown values left empty", () =>
  inTransaction(async (ctx) => {
    await aCountedSummer(ctx);
    const { value } = await revenueEntriesFile(ctx, { ...july, by: "service" });
    const rows = Buffer.from(value.content, "base64").toString();
    expect(rows.split("\r\n")).toHaveLength(4);
    expect(rows).toContain("700.00,0.00,0.00,700.00,,,,0.00,700.00");
  }));

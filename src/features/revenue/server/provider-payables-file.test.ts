import { expect, test } from "vitest";
import { aCountedSummer } from "#testing/builders/money/a-counted-month.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { providerPayablesFile } from "./provider-payables-file.ts";

test("debts to providers can be downloaded, by age", () =>
  inTransaction(async (ctx) => {
    await aCountedSummer(ctx);
    const { value } = await providerPayablesFile({ ...ctx, now: new Date("2026-09-01T08:00:00Z") });
    expect(value.name).toBe("owed-to-providers-2026-09-01.csv");
    const [heads, ...rows] = Buffer.from(value.content, "base64").toString().split("\r\n");
    expect(heads).toContain("Provider,Trips,Up to 30 days (R)");
    expect(rows).toEqual(["Peninsula Drivers,2,0.00,1300.00,600.00,0.00,1900.00"]);
  }));

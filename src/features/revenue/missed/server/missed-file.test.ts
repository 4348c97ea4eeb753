import { expect, test } from "vitest";
import { someMissed } from "#testing/builders/money/some-missed.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { missedFile } from "./missed-file.ts";

test("a whole period can be downloaded, without a price where there was none", () =>
  inTransaction(async (ctx) => {
    await someMissed(ctx);
    const input = { from: "2026-10-03", until: "2026-11-20", service: "", by: "reason" } as const;
    const { value } = await missedFile(ctx, input);
    const lines = Buffer.from(value.content, "base64").toString().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines).toContain("2026-11-03,No vehicle,Day Tour,Gardens,Sedan,2026-12-01,2,");
  }));

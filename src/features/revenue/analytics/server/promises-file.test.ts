import { expect, test } from "vitest";
import { somePromises } from "#testing/builders/money/some-promises.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { promisesFile } from "./promises-file.ts";

test("promises and results can be downloaded; without any cases the share is empty", () =>
  inTransaction(async (ctx) => {
    await somePromises(ctx);
    const linesOf = async (service: string) => {
      const { value } = await promisesFile(ctx, { from: "2026-10-01", until: "2026-10-31", service, source: "" });
      return Buffer.from(value.content, "base64").toString().split("\r\n");
    };
    const lines = await linesOf("");
    expect(lines).toHaveLength(6);
    expect(lines).toContain("The price stays as agreed,1,1,50%");
    expect(lines).toContain("The driver is at the pickup on time,1,0,100%");
    expect(await linesOf("day_tour")).toContain("The price stays as agreed,0,0,");
  }));

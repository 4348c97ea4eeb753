import { expect, test } from "vitest";
import { aCountedSummer } from "#testing/builders/money/a-counted-month.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { figureEntriesFile } from "./figure-entries-file.ts";

test("the rows behind a figure can be downloaded, with readable outcomes", () =>
  inTransaction(async (ctx) => {
    const { lost } = await aCountedSummer(ctx);
    const input = {
      from: "2026-05-01",
      until: "2026-05-31",
      service: "",
      source: "",
      measure: "booking",
      outcomes: [],
    } as const;
    const { value } = await figureEntriesFile(ctx, { ...input, outcomes: [] });
    const text = Buffer.from(value.content, "base64").toString();
    expect(text).toContain(`2026-05-02,${lost},Driven,Day Tour,Website`);
    expect(value.name).toBe("booking-rows-2026-05-01-2026-05-31.csv");
  }));

import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { readSheet } from "./read-sheet.ts";

const base64 = (text: string) => ({ content: Buffer.from(text).toString("base64") });

test("a file is answered as cells, and what is no table is refused", () =>
  inTransaction(async (ctx) => {
    expect(await readSheet(ctx, base64("Name;Phone\nZoë;082"))).toMatchObject({
      value: {
        table: [
          ["Name", "Phone"],
          ["Zoë", "082"],
        ],
      },
    });
    expect(await readSheet(ctx, base64("GIF89a\u0000"))).toMatchObject({ reason: "unreadable" });
  }));

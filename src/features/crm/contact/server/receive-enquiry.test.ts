import { expect, test } from "vitest";
import { accept } from "#domain/result.ts";
import { aQuickMessage } from "#testing/builders/people/a-message.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { submitQuote } from "./submit-quote.ts";

test("a reference that is taken is drawn again", () =>
  inTransaction(async (ctx) => {
    const drawn = ["CTS-AAAAAA", "CTS-AAAAAA", "CTS-BBBBBB"];
    const drawing = { ...ctx, newReference: () => drawn.shift() ?? "" };
    await submitQuote(drawing, aQuickMessage());
    expect(await submitQuote(drawing, aQuickMessage())).toMatchObject(accept({ reference: "ENQ-BBBBBB" }));
  }));

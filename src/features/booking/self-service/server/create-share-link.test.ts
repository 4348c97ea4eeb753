import { expect, test } from "vitest";
import { writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createShareLink } from "./create-share-link.ts";

test("who may open a booking gets a link without its code", () =>
  inTransaction(async (ctx) => {
    const { opening } = await writeSold(ctx);
    const made = await createShareLink(ctx, opening);
    expect(made).toMatchObject({ ok: true, value: { link: expect.stringContaining("/shared-trip?trip=") } });
    expect(JSON.stringify(made)).not.toContain(opening.code);
    expect(await createShareLink(ctx, { ...opening, code: "WRONGONE" })).toMatchObject({ reason: "not_found" });
  }));

import { expect, test } from "vitest";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createKey } from "./create-key.ts";
import { myKeys } from "./my-keys.ts";

test("an owner sees their own partner’s keys, and the widget with its code", () =>
  inTransaction(async (ctx) => {
    const mine = await asHotel(ctx, { affiliateCode: "KEYHOTEL" });
    const theirs = await asHotel(ctx);
    await createKey(theirs, { name: "Theirs" });
    expect(await myKeys(mine)).toMatchObject({
      value: { keys: [], widget: expect.stringContaining('/widget.js" data-partner="KEYHOTEL"') },
    });
  }));

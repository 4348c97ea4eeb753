import { expect, test } from "vitest";
import { settings } from "#db/schema/settings.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sosNumbers } from "./sos-numbers.ts";

test("dispatch comes first; armed response is listed once the company has entered it", () =>
  inTransaction(async (ctx) => {
    const dispatch = { label: "Dispatch", number: "+27 21 555 0123" };
    expect(await sosNumbers(ctx)).toMatchObject({ value: { numbers: [dispatch] } });
    const value = { armedResponsePhone: "+27 21 555 0199" };
    await ctx.db.insert(settings).values({ name: "safety", value, version: 1, updatedAt: ctx.now });
    expect(await sosNumbers(ctx)).toMatchObject({
      value: { numbers: [dispatch, { label: "Armed response", number: "+27 21 555 0199" }] },
    });
  }));

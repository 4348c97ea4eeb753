import { expect, test } from "vitest";
import { organisations } from "#db/schema/partners.ts";
import { newId } from "#platform/ids.ts";
import { asOurTeam } from "#testing/builders/booking/a-booking-list.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { bookingChoices } from "./booking-choices.ts";

test("the list can be narrowed to every partner who books, by name, and to no driver provider", () =>
  inTransaction(async (ctx) => {
    const partner = (name: string, kind: "hotel" | "corporate" | "driver_provider") =>
      ctx.db.insert(organisations).values({ id: newId(), kind, name, status: "active", createdAt: testNow });
    await partner("Table Bay Holdings", "corporate");
    await partner("Cape Drivers", "driver_provider");
    await partner("Atlantic Hotel", "hotel");
    const { value } = await bookingChoices(ctx);
    expect(value.partners.map(({ name, kind }) => [name, kind])).toEqual([
      ["Atlantic Hotel", "hotel"],
      ["Table Bay Holdings", "corporate"],
    ]);
    expect(value.drivers).toEqual([]);
  }, asOurTeam));

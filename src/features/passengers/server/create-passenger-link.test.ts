import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createPassengerLink } from "./create-passenger-link.ts";

test("asked for twice it is the same link, and none is made for a trip that is over", () =>
  inTransaction(async (visitor) => {
    const ctx = await asTeam(visitor);
    const { reference } = await writeTrip(ctx, addHours(ctx.now, 48));
    const first = await createPassengerLink(ctx, { reference });
    const again = await createPassengerLink(ctx, { reference });
    if (!first.ok || !again.ok) throw new Error("A link is made.");
    expect(first.value.link?.address).toContain("/passenger-list?list=");
    expect(again.value.link).toEqual(first.value.link);
    const later = { ...ctx, now: addHours(ctx.now, 72) };
    expect(await createPassengerLink(later, { reference })).toMatchObject({ reason: "over" });
    expect(await createPassengerLink(visitor, { reference })).toMatchObject({ reason: "not_found" });
  }));

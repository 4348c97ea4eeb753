import { expect, test } from "vitest";
import { writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myDuty } from "./my-duty.ts";

test.each([
  ["on the road", -10, "onboard", 5, "on_the_road"],
  ["half an hour before the pickup", 30, "assigned", 60, null],
  ["hours before it", 300, "assigned", null, null],
] as const)(
  "%s (%i minutes, %s) the app sends every %s seconds, and the switch is locked: %s",
  (_name, startsIn, state, every, locked) =>
    inTransaction(async (transaction) => {
      const ctx = await askingAs(transaction, { roles: ["driver"] });
      await writeTrackedTrip(ctx, { userId: ctx.userId, startsIn, state });
      expect(await myDuty(ctx, {})).toEqual({ ok: true, value: { on_since: null, every_seconds: every, locked } });
    }),
);

import { expect, test } from "vitest";
import { trips } from "#db/schema/trips.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { isoMoment, isoOf } from "./iso-moment.ts";

test.each([
  ["2026-11-20 08:00:00+00", "2026-11-20T08:00:00.000Z"],
  ["2026-11-20 08:00:00.25+00", "2026-11-20T08:00:00.250Z"],
  ["2026-11-20 08:00:00.123+00", "2026-11-20T08:00:00.123Z"],
  ["2026-11-20 10:00:00+02", "2026-11-20T08:00:00.000Z"],
  ["2026-11-20 13:30:00+05:30", "2026-11-20T08:00:00.000Z"],
])("%s is %s", (text, iso) => {
  expect(isoOf(text)).toBe(iso);
});

test.each(["UTC", "Africa/Johannesburg"])(
  "a column’s moment reads the same where the database’s time zone is %s",
  (zone) =>
    inTransaction(async (ctx) => {
      const starts = ["2026-11-20T08:00:00.000Z", "2026-11-20T08:00:00.120Z", "2027-01-01T00:00:00.000Z"];
      for (const start of starts) await writeTrip(ctx, new Date(start));
      await ctx.db.execute(`set local time zone '${zone}'`);
      const rows = await ctx.db
        .select({ start: isoMoment(trips.pickupAt) })
        .from(trips)
        .orderBy(trips.pickupAt);
      expect(rows.map(({ start }) => start)).toEqual(starts);
    }),
);

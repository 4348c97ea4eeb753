import { mondayOf } from "#domain/driver/weekly-shifts.ts";
import { addDays, addHours, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { noProviderLimits } from "#domain/trip/provider-limits.ts";
import type { Context } from "#platform/context.ts";
import type { ShownLimits } from "../contract.ts";
import { countWork, findClasses, findVersions, findZones } from "./views.ts";

const answerDays = 90;
const midnight = localTime("00:00");

/** The limits of a provider now, with every version and all that could be chosen. */
export async function describeLimits({ db, now }: Pick<Context, "db" | "now">, id: string): Promise<ShownLimits> {
  const versions = await findVersions(db, id);
  const today = localDateOf(now);
  const monday = mondayOf(today);
  const work = await countWork(db, id, {
    day: { from: momentOf(today, midnight), to: momentOf(addDays(today, 1), midnight) },
    week: { from: momentOf(monday, midnight), to: momentOf(addDays(monday, 7), midnight) },
    answersSince: addHours(now, -24 * answerDays),
  });
  const [latest] = versions;
  return {
    ...onWire({ version: 0, ...noProviderLimits, ...latest }),
    versions: versions.map((one) => ({
      ...onWire(one),
      saved_at: one.savedAt.toISOString(),
      saved_by: one.savedBy,
      put_back_of: one.putBackOf,
    })),
    all_zones: await findZones(db),
    all_classes: await findClasses(db),
    work: { today: work.today, this_week: work.thisWeek, asked: work.asked, accepted: work.accepted },
  };
}

type Row = {
  readonly version: number;
  readonly zones: readonly string[];
  readonly classes: readonly string[];
  readonly tripsPerDay: number | null;
  readonly tripsPerWeek: number | null;
};

const onWire = ({ version, zones, classes, tripsPerDay, tripsPerWeek }: Row) => ({
  version,
  zones: [...zones],
  classes: [...classes],
  trips_per_day: tripsPerDay,
  trips_per_week: tripsPerWeek,
});

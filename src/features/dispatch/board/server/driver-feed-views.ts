import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { assignments } from "#db/schema/trips.ts";
import { EventStream } from "#platform/http/event-stream.ts";
import type { Logger } from "#platform/logger.ts";

/** One transaction’s changes arrive as several notifications, which are looked up together. */
const gatherMs = 40;

/**
 * The lines of drivers’ phones. Each hears that one of its own trips has changed, whether it was given, offered, moved or
 * taken away, and reads its list again: nothing of a trip is sent here. Where no phone listens, nothing is looked up.
 */
export function followDriverTrips(db: Database, log: Logger) {
  const events = new EventStream();
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function tell() {
    timer = undefined;
    const ids = [...waiting];
    waiting.clear();
    try {
      const users = await findUsersOn(db, ids);
      events.publishTo(new Set(users.flatMap(({ userId }) => userId ?? [])), "trips", {});
    } catch (error) {
      log.warn({ err: error }, "drivers’ feed");
      events.publish("reload", {});
    }
  }

  return {
    events,
    changed(tripId: string) {
      if (events.openLines === 0) return;
      waiting.add(tripId);
      timer ??= setTimeout(() => void tell(), gatherMs).unref();
    },
    stop() {
      clearTimeout(timer);
      events.closeAll();
    },
  };
}

/** Everyone who has, had or was offered one of these trips, so that losing one is announced too. */
const findUsersOn = (db: Database, tripIds: readonly string[]) =>
  db
    .selectDistinct({ userId: drivers.userId })
    .from(assignments)
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .where(and(inArray(assignments.tripId, [...tripIds]), isNotNull(drivers.userId)));

import type { Database, DatabaseAddress } from "#db/connect.ts";
import { findWatchedTrips } from "#db/dispatch/watched-trips.ts";
import { EventStream } from "#platform/http/event-stream.ts";
import { followChannel } from "#platform/jobs/follow-channel.ts";
import type { Logger } from "#platform/logger.ts";
import { asWatched } from "../../server/describe-problems.ts";
import type { TripsChanged } from "../contract.ts";
import { readBoardTrips } from "./crew-views.ts";
import { followDriverTrips } from "./driver-feed-views.ts";
import { watchAlarms } from "./watch-alarms.ts";

/** One transaction’s changes arrive as several notifications, which are read together. */
const gatherMs = 40;

export type DispatchFeed = {
  readonly events: EventStream;
  /** Notifications for every staff page: drivers in danger, and drivers’ messages. Free while nothing happens. */
  readonly staff: EventStream;
  /** Notifications for each driver’s phone: that one of their own trips changed, without details. */
  readonly drivers: EventStream;
  isLive(): boolean;
  stop(): Promise<void>;
};

type Input = { address: DatabaseAddress; db: Database; log: Logger; clock: () => Date };

/**
 * Hears of every change to trips, drivers and vehicles, on whichever instance it was made, and tells all open boards.
 * A changed trip is read once, however many boards are open, and not at all where none is. What is wrong is worked out
 * here as well, also as time passes. Drivers’ phones hear of their own trips.
 */
export async function followDispatch({ address, db, log, clock }: Input): Promise<DispatchFeed> {
  const events = new EventStream((open) => (open > 0 ? alarms.start() : alarms.stop()));
  const alarms = watchAlarms({
    clock,
    log,
    read: async (span) => (await findWatchedTrips(db, span)).map(asWatched),
    tell: (problems) => events.publish("problems", problems),
  });
  const staff = new EventStream();
  const drivers = followDriverTrips(db, log);
  const changed = new Set<string>();
  let roster = false;
  let timer: NodeJS.Timeout | undefined;

  function hear(payload: string) {
    const [kind, id] = payload.split(":");
    if (kind === "sos") alarms.changed();
    if (isForStaff(kind)) return staff.publish(kind, { id });
    if (kind === "trip" && id) drivers.changed(id);
    if (events.openLines === 0) return;
    // A plan or handover changes no trip: anyone who is looking at it reads it again.
    if (kind === "plan" || kind === "handover") return events.publish(kind, {});
    if (kind === "route") return events.publish(kind, { id });
    // Neither do money, documents and positions, but conflicts are computed again.
    if (kind === "booking" || kind === "document" || kind === "alert") return alarms.changed();
    if (kind === "trip" && id) changed.add(id);
    else roster = true;
    alarms.changed();
    timer ??= setTimeout(() => void tell(), gatherMs).unref();
  }

  async function tell() {
    const ids = [...changed];
    const isRoster = roster;
    changed.clear();
    roster = false;
    try {
      if (ids.length > 0) events.publish("trips", await readChanged(db, ids));
      if (isRoster) events.publish("reload", {});
    } catch (error) {
      log.warn({ err: error }, "dispatch feed");
      events.publish("reload", {});
    }
    // Notifications that arrived meanwhile come next: one read at a time.
    timer = changed.size > 0 || roster ? setTimeout(() => void tell(), gatherMs).unref() : undefined;
  }

  function reloadAll() {
    events.publish("reload", {});
    staff.publish("reload", {});
    drivers.events.publish("reload", {});
  }

  const following = await followChannel(
    address,
    // Changes missed while the connection was down are read again as a whole.
    { name: "dispatch", onNotice: hear, onConnect: async () => reloadAll() },
    log,
  );
  return {
    events,
    staff,
    drivers: drivers.events,
    isLive: following.isLive,
    async stop() {
      clearTimeout(timer);
      events.closeAll();
      staff.closeAll();
      drivers.stop();
      alarms.stop();
      await following.stop();
    },
  };
}

/** Shown to the whole team, on any page. */
const staffKinds = ["sos", "message"] as const;
const isForStaff = (kind: string | undefined): kind is (typeof staffKinds)[number] =>
  staffKinds.some((known) => known === kind);

async function readChanged(db: Database, ids: readonly string[]): Promise<TripsChanged> {
  const trips = await readBoardTrips(db, ids);
  const seen = new Set(trips.map(({ id }) => id));
  return { trips, gone: ids.filter((id) => !seen.has(id)) };
}

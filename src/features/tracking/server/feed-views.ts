import type { Database, DatabaseAddress } from "#db/connect.ts";
import { EventStream } from "#platform/http/event-stream.ts";
import { followChannel } from "#platform/jobs/follow-channel.ts";
import type { Logger } from "#platform/logger.ts";
import type { PositionsChanged } from "../contract.ts";
import { findLive } from "./live-views.ts";

/** A map is updated at most this often: twice a second looks smooth enough. */
const tellEveryMs = 500;
/**
 * Positions this recent are read, because instances’ clocks differ and some positions are written a moment
 * late.
 */
const freshMs = 30_000;

export type PositionFeed = {
  readonly events: EventStream;
  /** Runs when a device was created, renewed or withdrawn on any instance. */
  onDevices(run: () => void): void;
  isLive(): boolean;
  stop(): Promise<void>;
};

type Input = {
  address: DatabaseAddress;
  db: Database;
  log: Logger;
  clock: () => Date;
  /** Runs on new positions, whether or not a map is open. */
  onNew?: () => void;
};

/**
 * Listens for new positions on any instance and sends them to all open maps. They are read once, however many
 * maps are open, and not at all if none is.
 */
export async function followPositions({ address, db, log, clock, onNew = () => {} }: Input): Promise<PositionFeed> {
  let forget = () => {};
  let timer: NodeJS.Timeout | undefined;
  let isNew = false;
  /** The last message sent to maps, by vehicle. */
  const message = new Map<string, string>();
  const events = new EventStream((open) => {
    if (open === 0) message.clear();
  });

  function hear(payload: string) {
    if (payload === "device") return forget();
    if (payload === "watch") return events.openLines > 0 ? events.publish("watch", {}) : undefined;
    onNew();
    if (events.openLines === 0) return;
    isNew = true;
    timer ??= setTimeout(() => void tell(), 0).unref();
  }

  async function tell() {
    isNew = false;
    const now = clock();
    try {
      const fresh = await findLive(db, now, new Date(now.getTime() - freshMs));
      const moved: PositionsChanged = {
        positions: fresh.filter((one) => message.get(one.vehicle.id) !== one.taken_at),
      };
      for (const { vehicle, taken_at } of moved.positions) message.set(vehicle.id, taken_at);
      if (moved.positions.length > 0) events.publish("positions", moved);
    } catch (error) {
      log.warn({ err: error }, "position feed");
      events.publish("reload", {});
    }
    timer = setTimeout(() => {
      timer = undefined;
      if (isNew && events.openLines > 0) void tell();
    }, tellEveryMs).unref();
  }

  const following = await followChannel(
    address,
    {
      name: "positions",
      onNotice: hear,
      onConnect: async () => {
        forget();
        events.publish("reload", {});
      },
    },
    log,
  );
  return {
    events,
    onDevices(run) {
      forget = run;
    },
    isLive: following.isLive,
    async stop() {
      clearTimeout(timer);
      events.closeAll();
      await following.stop();
    },
  };
}

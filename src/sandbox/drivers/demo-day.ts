import type { Database } from "#db/connect.ts";
import type { DriveBetween } from "#domain/geography/drive.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { answerOffers } from "./answer-offers.ts";
import { findAccount, findPlayedDrivers, findPlayedTrips, type PlayedTrip } from "./demo-day-store.ts";
import { fewestVehicles, fillQuietHours } from "./fill-quiet-hours.ts";
import type { PhoneLine } from "./phone-line.ts";
import { PlayedTrips } from "./play-trips.ts";

/** Others’ changes are noticed within this time. */
const readEveryMs = 30_000;
/** Trips starting within these minutes count as on the road, including newly booked ones. */
const soonMinutes = 30;
/** How often to check for an empty road; less often after a failed attempt. */
const fillEveryMs = 60_000;
const fillAgainMs = 3_600_000;
const sleepAtMostMs = 60_000;

type Tools = {
  readonly db: Database;
  readonly ask: PhoneLine;
  readonly driveBetween: DriveBetween;
  /** The account that books and assigns. */
  readonly dispatcher: string;
};

/** The demo company’s day, which runs by itself. */
export class DemoDay {
  readonly #tools: Tools;
  readonly #played: PlayedTrips;
  #trips: readonly PlayedTrip[] = [];
  #readAt = 0;
  #fillAt = 0;

  constructor(tools: Tools) {
    this.#tools = tools;
    this.#played = new PlayedTrips(tools);
  }

  /** Does what is due and returns the milliseconds until the next round. */
  async round(now: Date): Promise<number> {
    if (now.getTime() - this.#readAt >= readEveryMs) await this.#read(now);
    let next = await this.#played.play(this.#trips, now);
    if (now.getTime() >= this.#fillAt && (await this.#fill(now))) {
      await this.#read(now);
      next = await this.#played.play(this.#trips, now);
    }
    return Math.min(sleepAtMostMs, Math.max(1000, next - now.getTime()));
  }

  async #read(now: Date) {
    await answerOffers(this.#tools, now);
    this.#trips = await findPlayedTrips(this.#tools.db, now);
    this.#readAt = now.getTime();
  }

  /** True if there are new trips. */
  async #fill(now: Date): Promise<boolean> {
    this.#fillAt = now.getTime() + fillEveryMs;
    const lacking = fewestVehicles - this.#played.busyBetween(now, addMinutes(now, soonMinutes));
    const { db, ask, dispatcher } = this.#tools;
    const userId = lacking > 0 ? await findAccount(db, dispatcher) : undefined;
    if (!userId) return false;
    const team = { ask, dispatcher: { userId, role: "dispatcher" as const }, drivers: await findPlayedDrivers(db) };
    let filled = 0;
    // Each at its own moment, because its random choices are derived from that.
    while (filled < lacking && (await fillQuietHours(team, addMinutes(now, filled)))) filled++;
    if (filled < lacking) this.#fillAt = now.getTime() + fillAgainMs;
    return filled > 0;
  }
}

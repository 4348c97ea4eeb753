import { addMinutes } from "../time/local-time.ts";
import type { LateRules } from "../tracking/road-alert.ts";

type Arrival = {
  /** The pickup time. */
  readonly promisedAt: Date;
  /** By the vehicle’s position and the road from there. */
  readonly expectedAt: Date;
  /** The arrival in the latest message to the passengers; null where they had none. */
  readonly toldAt: Date | null;
};

/** Whether passengers get a message that their vehicle is late: once, and again only if it gets much worse. */
export function isLateNews({ promisedAt, expectedAt, toldAt }: Arrival, { lateMinutes, laterMinutes }: LateRules) {
  if (expectedAt < addMinutes(promisedAt, lateMinutes)) return false;
  return toldAt === null || expectedAt >= addMinutes(toldAt, laterMinutes);
}

import * as z from "zod/mini";
import { type DutyLock, dutyLocks } from "#domain/tracking/duty.ts";
import { call, contract } from "#platform/contract.ts";

/** Whether a driver is on duty, and what their app should do. */
const ownDuty = z.object({
  on_since: z.nullable(z.iso.datetime()),
  /** Null: the app sends nothing and does not ask for the location. */
  every_seconds: z.nullable(z.int()),
  /** Why the switch can’t be turned; null if it can. */
  locked: z.nullable(z.enum(dutyLocks)),
});
export type OwnDuty = z.output<typeof ownDuty>;

export const dutyLockTexts: Readonly<Record<DutyLock, string>> = {
  not_active: "You can’t go on duty while your driver profile isn’t active. Please call dispatch.",
  on_the_road: "You’re driving a trip. Complete it first, then end your duty.",
};

export const dutyContract = contract({
  myDuty: call({
    summary: "Shows a driver whether they are on duty, since when, and how often their app sends its position.",
    access: ["driver"],
    effect: "reads",
    input: z.object({}),
    output: ownDuty,
    refusals: { not_found: "We couldn’t find you among our drivers." },
  }),
  setMyDuty: call({
    summary: "Starts or ends a driver’s duty.",
    access: ["driver"],
    effect: "changes",
    input: z.object({ is_on: z.boolean() }),
    output: ownDuty,
    refusals: {
      not_found: "We couldn’t find you among our drivers.",
      ...dutyLockTexts,
    },
  }),
});

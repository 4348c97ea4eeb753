import type { sosAlarms, sosMoves, sosPlaces } from "#db/schema/sos.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { DemoCompany } from "../demo-company.ts";
import { random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";

type Rows = {
  readonly alarms: (typeof sosAlarms.$inferInsert)[];
  readonly moves: (typeof sosMoves.$inferInsert)[];
  readonly places: (typeof sosPlaces.$inferInsert)[];
};

/** One alarm of the demo’s last weeks that ended well. */
export function demoAlarms({ drivers, users }: DemoCompany, clock: SeedClock): Rows {
  const driver = drivers[1];
  const dispatcher = users.find(({ email }) => email === "dispatcher@demo.example");
  if (!driver || !dispatcher) return { alarms: [], moves: [], places: [] };
  const luck = random("alarms");
  const raised = clock.at(-12, 21 * 60 + 40);
  const [taken, closed] = [addMinutes(raised, 1), addMinutes(raised, 14)];
  const id = luck.id(raised);
  const words =
    "Two men knocked on the window at a red light in Philippi. He drove on to the police station; no one was hurt.";
  return {
    alarms: [
      {
        id,
        driverId: driver.id,
        state: "closed",
        version: 3,
        isSilent: true,
        batteryPercent: 58,
        raisedAt: raised,
        receivedAt: raised,
        takenBy: dispatcher.id,
        takenAt: taken,
        closedBy: dispatcher.id,
        closedAt: closed,
        closingWords: words,
        updatedAt: closed,
      },
    ],
    moves: [
      { id: luck.id(raised), alarmId: id, toState: "open", actor: driver.userId ?? "system", createdAt: raised },
      {
        id: luck.id(taken),
        alarmId: id,
        fromState: "open",
        toState: "taken",
        actor: dispatcher.id,
        createdAt: taken,
      },
      {
        id: luck.id(closed),
        alarmId: id,
        fromState: "taken",
        toState: "closed",
        actor: dispatcher.id,
        reason: words,
        createdAt: closed,
      },
    ],
    places: [{ alarmId: id, takenAt: addMinutes(raised, 9), latitude: -34.0021, longitude: 18.5794, accuracyM: 14 }],
  };
}

import type { driverAbsences, driverMoves, driverShifts } from "#db/schema/drivers.ts";
import { addHours, localDate, localDateOf } from "#domain/time/local-time.ts";
import { random } from "../random.ts";
import { away } from "../schedule.ts";
import type { SeedClock } from "../seed-clock.ts";
import type { DriverRow } from "./drivers.ts";
import { workWeeks } from "./work-weeks.ts";

type Busy = { readonly driverId: string | null | undefined; readonly from: Date; readonly to: Date };
type AbsenceRow = typeof driverAbsences.$inferInsert;

export type DriversAtWork = {
  readonly clock: SeedClock;
  readonly drivers: readonly DriverRow[];
  /** Every trip with its driver: granted time off lies beside them. */
  readonly busy: readonly Busy[];
  /** The people who grant time off and change statuses. */
  readonly adminId: string;
};

/** Shifts, time off, the history of everyone's status, and two who are not driving now. */
export function shiftsAndLeave(company: DriversAtWork) {
  const benched = notDriving(company.clock);
  return {
    benched,
    driverShifts: shiftsOf(company),
    driverAbsences: absencesOf(company),
    driverMoves: movesOf(company, benched),
  };
}

function shiftsOf({ drivers, clock }: DriversAtWork): (typeof driverShifts.$inferInsert)[] {
  const luck = random("shifts");
  return [...workWeeks(drivers, clock)].flatMap(([driverId, { days, starts, ends }]) =>
    days.map((weekday) => ({ id: luck.id(clock.at(-30)), driverId, weekday, starts, ends })),
  );
}

function absencesOf({ drivers, clock, busy, adminId }: DriversAtWork): AbsenceRow[] {
  const luck = random("absences");
  const [sipho, , nomsa, pieter, , lwazi] = drivers;
  const onLeave = drivers.find(({ state }) => state === "on_leave");
  const row = (
    driver: DriverRow | undefined,
    span: readonly [Date, Date],
    facts: Partial<AbsenceRow>,
  ): AbsenceRow[] => {
    if (!driver) return [];
    const createdAt = clock.at(-3, 600);
    return [
      {
        id: luck.id(createdAt),
        driverId: driver.id,
        kind: "leave",
        span: `["${span[0].toISOString()}","${span[1].toISOString()}")`,
        state: "asked",
        createdBy: driver.userId ?? "system",
        createdAt,
        ...facts,
      },
    ];
  };
  const answered = { answeredBy: adminId, answeredAt: clock.at(-2, 540) };
  const free = (driver: DriverRow | undefined, from: number, days: number) =>
    freeDays({ clock, busy }, driver?.id, from, days);
  return [
    ...row(onLeave, [clock.at(away.from), clock.at(away.to + 1)], {
      ...answered,
      state: "granted",
      reason: "Family visit in Durban",
      createdAt: clock.at(away.from - 20),
      answeredAt: clock.at(away.from - 19),
    }),
    ...row(sipho, free(sipho, 30, 5), { reason: "My daughter’s graduation" }),
    ...row(sipho, free(sipho, 50, 2), { ...answered, state: "granted", reason: "Long weekend", answer: "Enjoy it." }),
    ...row(nomsa, [clock.at(9), clock.at(12)], { reason: "Moving house" }),
    ...row(lwazi, [clock.at(3, 600), clock.at(3, 780)], { kind: "blocked", reason: "Dentist" }),
    ...row(pieter, free(pieter, 14, 3), { ...answered, state: "granted", kind: "blocked", reason: "Guide course" }),
  ];
}

/** The first days from this one on without a trip of the driver. */
function freeDays(
  { clock, busy }: Pick<DriversAtWork, "clock" | "busy">,
  driverId: string | undefined,
  from: number,
  days: number,
): readonly [Date, Date] {
  const [start, end] = [clock.at(from), clock.at(from + days)];
  const isTaken = busy.some((one) => one.driverId === driverId && one.from < end && one.to > start);
  return isTaken ? freeDays({ clock, busy }, driverId, from + 1, days) : [start, end];
}

function movesOf({ drivers, clock, adminId }: DriversAtWork, benched: readonly DriverRow[]) {
  const luck = random("driver-moves");
  type Move = typeof driverMoves.$inferInsert;
  const line = (driver: DriverRow, at: Date, facts: Pick<Move, "fromState" | "toState" | "reason">): Move => ({
    id: luck.id(at),
    driverId: driver.id,
    actor: adminId,
    createdAt: at,
    ...facts,
  });
  return [...drivers, ...benched].flatMap((driver) => [
    line(driver, driver.createdAt, { fromState: null, toState: "onboarding" }),
    ...(driver.state === "onboarding"
      ? []
      : [line(driver, addHours(driver.createdAt, 72), { fromState: "onboarding", toState: "active" })]),
    ...(driver.state === "on_leave"
      ? [line(driver, clock.at(away.from - 1, 900), { fromState: "active", toState: "on_leave" })]
      : []),
    ...(driver.state === "suspended"
      ? [
          line(driver, clock.at(-6, 660), {
            fromState: "active",
            toState: "suspended",
            reason: "Two complaints about speeding in one week. Meets with us before driving again.",
          }),
        ]
      : []),
  ]);
}

/** One who is suspended and one who is new: no trip is theirs. */
function notDriving(clock: SeedClock): DriverRow[] {
  const luck = random("benched-drivers");
  const known = { licenceCode: "EB", permitExpiresOn: localDateOf(clock.at(300)), providerId: null, userId: null };
  const [since, lately] = [clock.at(-400, 600), clock.at(-4, 600)];
  return [
    {
      ...known,
      id: luck.id(since),
      firstName: "Mandla",
      lastName: "Sithole",
      phone: "+27 82 555 0231",
      email: "mandla.sithole@drivers.example",
      languages: ["isiZulu", "English"],
      homeArea: "Maitland",
      bornOn: localDate("1990-02-11"),
      state: "suspended",
      createdAt: since,
    },
    {
      ...known,
      id: luck.id(lately),
      firstName: "Chantal",
      lastName: "Adonis",
      phone: "+27 82 555 0232",
      email: "chantal.adonis@drivers.example",
      languages: ["Afrikaans", "English"],
      homeArea: "Parow",
      bornOn: localDate("1996-08-30"),
      state: "onboarding",
      createdAt: lately,
    },
  ];
}

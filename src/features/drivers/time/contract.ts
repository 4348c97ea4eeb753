import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { absenceKinds, absenceStates } from "#domain/driver/driver-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { dayField, optionalTextField, textField, timeField, versionField } from "#platform/wire.ts";

const viewers = rolesThatMay("view_fleet_records");
const team = rolesThatMay("change_fleet_records");

const moment = z.iso.datetime();
const kind = z.enum(absenceKinds);

const shift = z.object({
  /** 1 is Monday. */
  weekday: z.int("Choose a day").check(z.minimum(1, "Choose a day"), z.maximum(7, "Choose a day")),
  starts: timeField("Enter when the shift starts, such as 06:00"),
  /** At or before the start means the next day. */
  ends: timeField("Enter when the shift ends, such as 14:00"),
});
export type Shift = z.output<typeof shift>;

/** A trip that overlaps someone’s time off. */
export const tripOver = z.object({
  trip_id: z.string(),
  reference: z.string(),
  pickup_at: moment,
  destination: z.string(),
});
export type TripOver = z.output<typeof tripOver>;

export const absence = z.object({
  id: z.string(),
  version: z.int(),
  kind,
  state: z.enum(absenceStates),
  from: moment,
  to: moment,
  /** As text: “14 Dec 2026 to 18 Dec 2026”. */
  when: z.string(),
  reason: z.string(),
  answer: z.string(),
  answered_at: z.nullable(moment),
  asked_at: moment,
  trips: z.array(tripOver),
});
export type Absence = z.output<typeof absence>;

const absenceRequest = z.extend(absence, { driver: z.object({ id: z.string(), name: z.string() }) });

export const timeOffFields = z.object({
  kind,
  from_date: dayField("Enter the first date"),
  /** Empty means the whole day. */
  from_time: z._default(z.union([z.literal(""), timeField()]), ""),
  until_date: dayField("Enter the last date"),
  until_time: z._default(z.union([z.literal(""), timeField()]), ""),
  reason: optionalTextField(500),
});
export type TimeOffFields = z.input<typeof timeOffFields>;

const chosen = { absence_id: z.uuid("Choose the time off"), version: versionField };
const driverId = z.uuid("Choose a driver");
const moved = z.object({ state: z.enum(absenceStates), version: z.int() });

const spanRefusals = {
  ends_before_start: "Time off must end after it starts.",
  too_long: "Enter at most one year at a time.",
  overlaps: "There is already time off in these dates.",
};
const moveRefusals = {
  not_found: "We couldn’t find that time off.",
  changed_meanwhile: "This time off has just been changed. Review the changes, then try again.",
  not_possible: "This time off has already been answered or withdrawn.",
};
const time = z.object({ shifts: z.array(shift), hours_a_week: z.number(), absences: z.array(absence) });
const noProfile = { not_found: "Your account has no driver profile. Please call dispatch." };

export const driverTimeContract = contract({
  driverTime: call({
    summary: "Reads a driver’s weekly shifts and time off, with the trips that lie over it.",
    access: viewers,
    effect: "reads",
    input: z.object({ driver_id: driverId }),
    output: time,
    refusals: { not_found: "We couldn’t find that driver." },
  }),
  saveShifts: call({
    summary: "Replaces a driver’s weekly shifts. A driver without any works at any time.",
    access: team,
    effect: "changes",
    input: z.object({
      driver_id: driverId,
      version: versionField,
      shifts: z.array(shift).check(z.maxLength(21, "Enter at most 21 shifts")),
    }),
    output: z.object({ version: z.int() }),
    refusals: {
      not_found: "We couldn’t find that driver.",
      changed_meanwhile: "Someone else has just changed this driver. Review the changes, then save again.",
      shifts_overlap: "Two of these shifts are at the same time.",
    },
  }),
  absencesToAnswer: call({
    summary: "Lists time off that drivers have asked for, the oldest request first.",
    access: viewers,
    effect: "reads",
    input: z.object({ after: timeKey.field }),
    output: z.object({ absences: z.array(absenceRequest), next: z.nullable(z.string()), count: z.int() }),
  }),
  enterAbsence: call({
    summary: "Enters time off for a driver, approved right away, and emails the driver.",
    access: team,
    effect: "creates",
    input: z.extend(timeOffFields, { driver_id: driverId }),
    output: z.object({ absence_id: z.string() }),
    refusals: { not_found: "We couldn’t find that driver.", ...spanRefusals },
  }),
  answerAbsence: call({
    summary: "Approves or declines time off and emails the driver.",
    access: team,
    effect: "creates",
    input: z.object({ ...chosen, to: z.enum(["granted", "declined"]), answer: optionalTextField(500) }),
    output: moved,
    refusals: { ...moveRefusals, answer_missing: "Enter why the time off is declined." },
  }),
  withdrawAbsence: call({
    summary: "Withdraws time off that was approved, and emails the driver.",
    access: team,
    effect: "creates",
    input: z.object({ ...chosen, reason: textField("Enter the reason", 500) }),
    output: moved,
    refusals: moveRefusals,
  }),
  myTime: call({
    summary: "Reads the weekly shifts and time off of the driver who asks.",
    access: ["driver"],
    effect: "reads",
    input: z.object({}),
    output: time,
    refusals: noProfile,
  }),
  askAbsence: call({
    summary: "Requests time off. Our team approves or declines it.",
    access: ["driver"],
    effect: "creates",
    limit: { times: 20, seconds: 3600 },
    input: timeOffFields,
    output: z.object({ absence_id: z.string() }),
    refusals: { ...noProfile, ...spanRefusals, in_past: "Choose dates that aren’t over yet." },
  }),
  withdrawMyAbsence: call({
    summary: "Withdraws the driver’s own time off, requested or approved.",
    access: ["driver"],
    effect: "creates",
    input: z.object(chosen),
    output: moved,
    refusals: moveRefusals,
  }),
});

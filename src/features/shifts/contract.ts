import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { defectSeverities } from "#domain/fleet/fleet.ts";
import { expenseKinds, shiftStates } from "#domain/shift/shift-rules.ts";
import { checkItemNames } from "#domain/shift/vehicle-check.ts";
import { vehicleLogsContract } from "#features/fleet/logs/contract.ts";
import { call, contract } from "#platform/contract.ts";
import { centsField, optionalTextField, versionField } from "#platform/wire.ts";

const moment = z.iso.datetime();
const item = z.enum(checkItemNames);
const km = z.int("Enter the kilometres").check(z.minimum(0, "Enter zero or more kilometres"), z.maximum(2_000_000));

const vehicle = z.object({ id: z.string(), plate: z.string(), name: z.string() });

const expense = z.object({
  id: z.string(),
  kind: z.enum(expenseKinds),
  amount_cents: z.int(),
  /** From customers’ cash, or from the driver’s own pocket. */
  is_from_cash: z.boolean(),
  note: z.string(),
  at: moment,
});
export type ShiftExpense = z.output<typeof expense>;

export const shift = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(shiftStates),
  driver: z.object({ id: z.string(), name: z.string() }),
  vehicle,
  started_at: moment,
  start_km: z.int(),
  ended_at: z.nullable(moment),
  end_km: z.nullable(z.int()),
  checked: z.array(z.object({ item, is_ok: z.boolean() })),
  expenses: z.array(expense),
  /** Null while the shift is open. */
  expected_cents: z.nullable(z.int()),
  handed_cents: z.nullable(z.int()),
  difference_reason: z.string(),
  counted_cents: z.nullable(z.int()),
  counted_by: z.nullable(z.string()),
  counted_at: z.nullable(moment),
  count_note: z.string(),
});
export type Shift = z.output<typeof shift>;

export const myHours = z.object({
  trips_today: z.int(),
  trips_this_week: z.int(),
  hours_today: z.number(),
  hours_this_week: z.number(),
  duty_hours: z.nullable(z.number()),
  duty_left_hours: z.nullable(z.number()),
  rest_hours: z.nullable(z.number()),
  rested_at: z.nullable(moment),
  /** The company’s rule, as text. */
  rule: z.string(),
});
export type MyHours = z.output<typeof myHours>;

/** The defect, for each item that is not in order. */
const finding = z.object({
  item,
  severity: z.enum(defectSeverities, "Choose how bad it is"),
  text: z.string().check(z.trim(), z.minLength(1, "Describe what is wrong"), z.maxLength(1000)),
});

const { in_future, needs_confirmation } = vehicleLogsContract.recordOdometer.refusals;
/** A shift’s reading is always of now, so it has no date. */
const odometer = {
  in_future,
  backwards: "An earlier reading is higher. Check the kilometres.",
  beyond_later: "A later reading is lower. Check the kilometres.",
  too_far: "No vehicle can drive that far in this time. Check the kilometres.",
  needs_confirmation,
} as const;
const noProfile = { not_found: "Your account has no driver profile. Please call dispatch." };
const noShift = {
  not_found: "You have no open shift.",
  changed_meanwhile: "This shift has just been changed. Review it, then try again.",
  not_possible: "This shift has already ended.",
};
const confirmed = { is_confirmed: z._default(z.boolean(), false) };

export const expenseForm = z.object({
  kind: z.enum(expenseKinds, "Choose what it was for"),
  amount_cents: centsField("Enter the amount", 1),
  is_from_cash: z.boolean(),
  note: optionalTextField(200),
});

export const countForm = z.object({
  counted_cents: centsField("Enter what you counted"),
  note: optionalTextField(500),
});

export const shiftsContract = contract({
  myShift: call({
    summary: "Reads the driver’s open shift, the vehicles a shift can start with, and hours and rest.",
    access: ["driver"],
    effect: "reads",
    input: z.object({}),
    output: z.object({
      shift: z.nullable(shift),
      /** Customers’ cash not handed in yet, less what was paid from it. */
      to_hand_in_cents: z.int(),
      vehicles: z.array(z.object({ ...vehicle.shape, checks: z.array(item), last_km: z.int() })),
      hours: myHours,
    }),
    refusals: noProfile,
  }),
  startShift: call({
    summary:
      "Starts a shift with the vehicle check and odometer. Faults are reported as defects, and an unsafe vehicle can’t start a shift.",
    access: ["driver"],
    effect: "creates",
    input: z.object({
      vehicle_id: z.uuid("Choose a vehicle"),
      km,
      ...confirmed,
      checked: z.array(z.object({ item, is_ok: z.boolean() })).check(z.maxLength(50)),
      wrong: z._default(z.array(finding).check(z.maxLength(50)), []),
    }),
    output: z.object({ shift_id: z.nullable(z.string()), is_off_road: z.boolean() }),
    refusals: {
      ...noProfile,
      ...odometer,
      vehicle_not_yours: "Choose a vehicle of one of your trips.",
      already_open: "You already have an open shift. End it first.",
      not_checked: "Check every item on the list first.",
      wrong_missing: "Describe what is wrong with every faulty item.",
    },
  }),
  addExpense: call({
    summary: "Adds a toll, parking or another amount a driver paid during the open shift.",
    access: ["driver"],
    effect: "creates",
    input: expenseForm,
    output: z.object({ id: z.string() }),
    refusals: { not_found: noShift.not_found },
  }),
  removeExpense: call({
    summary: "Removes an amount that was entered by mistake from the open shift.",
    access: ["driver"],
    effect: "changes",
    input: z.object({ expense_id: z.uuid() }),
    output: z.object({}),
    refusals: { not_found: "We couldn’t find that amount in your open shift." },
  }),
  endShift: call({
    summary: "Ends the shift with the odometer and the cash that is handed in. A difference needs a reason.",
    access: ["driver"],
    effect: "creates",
    input: z.object({
      shift_id: z.uuid(),
      version: versionField,
      km,
      ...confirmed,
      handed_cents: centsField("Enter the cash you hand in"),
      reason: optionalTextField(500),
    }),
    output: z.object({ expected_cents: z.int() }),
    refusals: { ...noShift, ...odometer, reason_missing: "Enter why the cash differs from what is expected." },
  }),
  listShifts: call({
    summary: "Lists shifts of one driver, or all that wait for their cash to be counted, the latest first.",
    access: rolesThatMay("view_fleet_records"),
    effect: "reads",
    input: z.object({ driver_id: z._default(z.nullable(z.uuid()), null) }),
    output: z.object({ shifts: z.array(shift) }),
  }),
  confirmShift: call({
    summary: "Confirms a shift with the cash that was counted; its payments are handed in and counted with it.",
    access: rolesThatMay("take_payment"),
    effect: "creates",
    input: z.extend(countForm, { shift_id: z.uuid("Choose a shift"), version: versionField }),
    output: z.object({ version: z.int() }),
    refusals: {
      not_found: "We couldn’t find that shift.",
      changed_meanwhile: "Someone else has just changed this shift. Review it, then try again.",
      not_possible: "This shift isn’t waiting for its cash to be counted.",
      note_missing: "Enter a note about the difference.",
    },
  }),
});

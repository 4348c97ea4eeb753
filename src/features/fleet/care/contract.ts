import * as z from "zod/mini";
import { workOrderPriorities, workOrderStates } from "#domain/fleet/fleet.ts";
import { call, contract } from "#platform/contract.ts";
import { centsField, dayField, momentField, optionalTextField, textField } from "#platform/wire.ts";
import { changed, chosen, fleetReaders, fleetRefusals, fleetWriters, kmField } from "../contract.ts";

const moment = z.iso.datetime();
export const serviceStatuses = ["later", "soon", "overdue"] as const;

export const maintenancePlan = z.object({
  id: z.string(),
  version: z.int(),
  vehicle_id: z.string(),
  plate: z.string(),
  name: z.string(),
  every_km: z.nullable(z.int()),
  every_months: z.nullable(z.int()),
  last_km: z.int(),
  last_on: z.string(),
  due_km: z.nullable(z.int()),
  due_on: z.nullable(z.string()),
  /** By months, or by the forecast kilometres. */
  expected_on: z.nullable(z.string()),
  status: z.enum(serviceStatuses),
  odometer_km: z.int(),
});
export type MaintenancePlan = z.output<typeof maintenancePlan>;

const checkItem = z.object({ text: textField("Enter what to check", 200), done: z.boolean() });
const part = z.object({
  name: textField("Enter the part", 120),
  quantity: z.int("Enter how many").check(z.minimum(1, "Enter at least 1"), z.maximum(999, "Enter at most 999")),
  /** The price of one. */
  cost_cents: centsField("Enter the price of one"),
});

export const workOrder = z.object({
  id: z.string(),
  version: z.int(),
  vehicle_id: z.string(),
  plate: z.string(),
  plan: z.nullable(z.object({ id: z.string(), name: z.string() })),
  state: z.enum(workOrderStates),
  priority: z.enum(workOrderPriorities),
  title: z.string(),
  note: z.string(),
  checklist: z.array(z.object({ text: z.string(), done: z.boolean() })),
  parts: z.array(z.object({ name: z.string(), quantity: z.int(), cost_cents: z.int() })),
  labour_cents: z.int(),
  cost_cents: z.int(),
  odometer_km: z.nullable(z.int()),
  planned_from: z.nullable(moment),
  planned_to: z.nullable(moment),
  done_on: z.nullable(z.string()),
  /** Hours the vehicle is or was in the workshop; null if it never was. */
  downtime_hours: z.nullable(z.int()),
  /** The reported defects it repairs. */
  defects: z.array(z.object({ id: z.string(), text: z.string() })),
  possible_states: z.array(z.enum(workOrderStates)),
  created_at: moment,
});
export type WorkOrder = z.output<typeof workOrder>;

const every = (message: string, most: number) =>
  z._default(z.nullable(z.int(message).check(z.minimum(1, message), z.maximum(most, message))), null);

export const planForm = {
  name: textField("Enter a name such as Service", 80),
  every_km: every("Enter a distance such as 15 000", 1_000_000),
  every_months: every("Enter a number of months", 240),
  last_km: kmField("Enter the kilometres of the last service"),
  last_on: dayField("Enter the date of the last service"),
};

export const workOrderForm = {
  title: textField("Enter what is to be done", 120),
  priority: z._default(z.enum(workOrderPriorities), "normal"),
  note: optionalTextField(2000),
  checklist: z._default(z.array(checkItem).check(z.maxLength(60)), []),
  parts: z._default(z.array(part).check(z.maxLength(60)), []),
  labour_cents: z._default(centsField(), 0),
  planned_from: z._default(z.nullable(momentField()), null),
  planned_to: z._default(z.nullable(momentField()), null),
};

const planRefusals = {
  not_found: "We couldn’t find that plan.",
  changed_meanwhile: "Someone else has just changed this plan. Review the changes, then save again.",
};
const timeRefusals = {
  half_a_time: "Enter both when the work starts and when it ends, or neither.",
  ends_before_start: "Enter an end after the start.",
} as const;
const orderRefusals = {
  not_found: "We couldn’t find that work order.",
  changed_meanwhile: "Someone else has just changed this work order. Review the changes, then save again.",
  not_possible: "That isn’t possible with its current status.",
} as const;

export const vehicleCareContract = contract({
  vehicleCare: call({
    summary: "Lists the maintenance plans and work orders of one vehicle, or what is due and open in the whole fleet.",
    access: fleetReaders,
    effect: "reads",
    /** If left out, the whole fleet. */
    input: z.object({ vehicle_id: z.optional(z.uuid()) }),
    output: z.object({ plans: z.array(maintenancePlan), work_orders: z.array(workOrder) }),
  }),
  saveMaintenancePlan: call({
    summary: "Adds or changes a maintenance plan: every so many kilometres or months, whichever comes first.",
    access: fleetWriters,
    effect: "creates",
    input: z.object({
      vehicle_id: z.uuid(),
      /** Left out for a new plan. */
      plan: z.optional(z.object(chosen)),
      ...planForm,
    }),
    output: changed,
    refusals: {
      ...planRefusals,
      no_interval: "Enter a distance, a number of months, or both.",
      in_future: "Enter a date that isn’t in the future.",
    },
  }),
  endMaintenancePlan: call({
    summary: "Ends a maintenance plan. Its work orders stay.",
    access: fleetWriters,
    effect: "changes",
    input: z.object(chosen),
    output: changed,
    refusals: planRefusals,
  }),
  openWorkOrder: call({
    summary: "Opens a work order. Its planned time keeps the vehicle from being booked or sent.",
    access: fleetWriters,
    effect: "creates",
    input: z.object({
      vehicle_id: z.uuid(),
      plan_id: z._default(z.nullable(z.uuid()), null),
      defect_ids: z._default(z.array(z.uuid()).check(z.maxLength(50)), []),
      ...workOrderForm,
    }),
    output: changed,
    refusals: { not_found: fleetRefusals.not_found, ...timeRefusals },
  }),
  editWorkOrder: call({
    summary: "Changes a work order that isn’t finished: checklist, parts, cost and planned time.",
    access: fleetWriters,
    effect: "changes",
    input: z.object({ ...chosen, ...workOrderForm }),
    output: changed,
    refusals: { ...orderRefusals, ...timeRefusals },
  }),
  moveWorkOrder: call({
    summary: "Starts, blocks or cancels a work order.",
    access: fleetWriters,
    effect: "changes",
    input: z.object({ ...chosen, to: z.enum(["in_progress", "blocked", "cancelled"]), reason: optionalTextField(500) }),
    output: changed,
    refusals: orderRefusals,
  }),
  finishWorkOrder: call({
    summary: "Finishes a work order with the odometer and the date: its plan starts again, its defects are repaired.",
    access: fleetWriters,
    effect: "changes",
    input: z.object({
      ...chosen,
      odometer_km: kmField(),
      done_on: dayField(),
      is_confirmed: z._default(z.boolean(), false),
    }),
    output: changed,
    refusals: {
      ...orderRefusals,
      in_future: "Enter a date that isn’t in the future.",
      backwards: "An earlier reading is higher. Check the kilometres and the date.",
      beyond_later: "A later reading is lower. Check the kilometres and the date.",
      too_far: "No vehicle can drive that far in this time. Check the kilometres and the date.",
      needs_confirmation: "This is unusual. Check it, then confirm that it’s right.",
    },
  }),
});

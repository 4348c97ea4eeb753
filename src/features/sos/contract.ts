import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { sosStates } from "#domain/sos/sos-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { momentField, textField, versionField } from "#platform/wire.ts";

const moment = z.iso.datetime();
const team = rolesThatMay("assign_driver");

/** The phone’s position, if it had one. */
const place = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  accuracy_m: z.number().check(z.minimum(0), z.maximum(1_000_000)),
});

const raised = z.object({
  /** The same however often it is sent again. */
  key: z.uuid(),
  /** By the phone’s clock. */
  raised_at: momentField(),
  sent_at: momentField(),
  /** No sound and no light: someone threatening the driver must not notice. */
  is_silent: z.boolean(),
  place: z.nullable(place),
  battery_percent: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
});
export type RaisedSos = z.input<typeof raised>;

/** An alarm as the driver’s own phone sees it. */
const ownAlarm = z.object({
  state: z.enum(sosStates),
  raised_at: moment,
  /** The first name of the colleague in charge; null until there is one. */
  taken_by: z.nullable(z.string()),
  taken_at: z.nullable(moment),
});
export type OwnAlarm = z.output<typeof ownAlarm>;

const shownPlace = z.object({
  latitude: z.number(),
  longitude: z.number(),
  accuracy_m: z.nullable(z.number()),
  taken_at: moment,
});

/** An alarm with all that a helper needs. */
export const sosAlarm = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(sosStates),
  is_silent: z.boolean(),
  raised_at: moment,
  received_at: moment,
  driver: z.object({ id: z.string(), name: z.string(), phone: z.string() }),
  vehicle: z.nullable(z.object({ id: z.string(), plate: z.string(), name: z.string(), colour: z.string() })),
  trip: z.nullable(
    z.object({
      id: z.string(),
      reference: z.string(),
      pickup_at: moment,
      from: z.string(),
      to: z.string(),
      customer: z.string(),
      customer_phone: z.string(),
      passengers: z.int(),
    }),
  ),
  place: z.nullable(shownPlace),
  battery_percent: z.nullable(z.int()),
  taken_by: z.nullable(z.string()),
  taken_at: z.nullable(moment),
  closed_by: z.nullable(z.string()),
  closed_at: z.nullable(moment),
  closing_words: z.string(),
});
export type SosAlarm = z.output<typeof sosAlarm>;

const chosen = { alarm_id: z.uuid("Choose an alarm"), version: versionField };
const moveRefusals = {
  not_found: "We couldn’t find that alarm.",
  changed_meanwhile: "Someone else has just changed this alarm. Review it, then try again.",
  not_possible: "Someone else has already taken or closed this alarm.",
};

export const sosContract = contract({
  raiseSos: call({
    summary: "Raises the alarm of a driver in danger on every open staff page. Sent again, it is the same alarm.",
    access: ["driver"],
    effect: "changes",
    input: raised,
    output: ownAlarm,
    refusals: { not_found: "Your account has no driver profile. Please call dispatch now." },
  }),
  followMySos: call({
    summary: "Adds where the driver’s phone is to an open alarm, and tells who has taken it.",
    access: ["driver"],
    effect: "changes",
    input: z.object({
      key: z.uuid(),
      taken_at: momentField(),
      place: z.nullable(place),
    }),
    output: ownAlarm,
    refusals: { not_found: "We couldn’t find that alarm." },
  }),
  sosNumbers: call({
    summary: "Lists the numbers a driver calls in danger: dispatch and armed response.",
    access: ["driver"],
    effect: "reads",
    input: z.object({}),
    output: z.object({ numbers: z.array(z.object({ label: z.string(), number: z.string() })) }),
  }),
  openSosAlarms: call({
    summary: "Lists alarms of drivers that aren’t closed yet, the oldest first, with where each driver is.",
    access: team,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      alarms: z.array(sosAlarm),
      /** Empty if the company has entered none. */
      armed_response: z.string(),
    }),
  }),
  pastSosAlarms: call({
    summary: "Lists alarms that were closed, the latest first.",
    access: team,
    effect: "reads",
    input: z.object({}),
    output: z.object({ alarms: z.array(sosAlarm) }),
  }),
  takeSosAlarm: call({
    summary: "Takes charge of a driver’s alarm. Everyone sees who has it.",
    access: team,
    effect: "changes",
    input: z.object(chosen),
    output: z.object({ version: z.int() }),
    refusals: moveRefusals,
  }),
  closeSosAlarm: call({
    summary: "Closes a driver’s alarm and records how it ended.",
    access: team,
    effect: "changes",
    input: z.object({ ...chosen, words: textField("Enter what happened", 2000) }),
    output: z.object({ version: z.int() }),
    refusals: moveRefusals,
  }),
});

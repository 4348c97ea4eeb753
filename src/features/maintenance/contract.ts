import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { staffModes } from "#domain/company/maintenance.ts";
import { call, contract } from "#platform/contract.ts";
import { momentField, nullable, textField } from "#platform/wire.ts";

const moment = z.iso.datetime();

export const maintenanceWindow = z.object({
  id: z.string(),
  reason: z.string(),
  started_at: moment,
  started_by: z.nullable(z.string()),
  until: z.nullable(moment),
  staff: z.enum(staffModes),
  keeps_self_service: z.boolean(),
  keeps_enquiries: z.boolean(),
  ended_at: z.nullable(moment),
  ended_by: z.nullable(z.string()),
});
export type MaintenanceWindow = z.output<typeof maintenanceWindow>;

const maintenanceState = z.object({
  /** Null while everything is open. */
  current: z.nullable(maintenanceWindow),
  past: z.array(maintenanceWindow),
});

export const maintenanceContract = contract({
  readMaintenance: call({
    summary: "Reads whether booking and payment are closed for maintenance, and the last times they were.",
    access: rolesThatMay("switch_features"),
    effect: "reads",
    input: z.object({}),
    output: maintenanceState,
  }),
  startMaintenance: call({
    summary: "Closes booking and payment for maintenance, at once and on every server.",
    access: rolesThatMay("switch_features"),
    effect: "changes",
    needsFreshFactor: true,
    input: z.object({
      reason: textField("Enter a reason", 200),
      until: nullable(momentField()),
      staff: z.enum(staffModes),
      keeps_self_service: z.boolean(),
      keeps_enquiries: z.boolean(),
    }),
    output: maintenanceState,
    refusals: {
      already_on: "Maintenance is on already. End it first.",
      ends_in_past: "Choose an end in the future.",
    },
  }),
  endMaintenance: call({
    summary: "Opens booking and payment again.",
    access: rolesThatMay("switch_features"),
    effect: "changes",
    needsFreshFactor: true,
    input: z.object({ id: z.uuid() }),
    output: maintenanceState,
    refusals: { not_found: "That maintenance is over already." },
  }),
  siteNotice: call({
    summary: "Reads the banner of every public page; usually there is none.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: z.object({ text: z.string() }),
  }),
});

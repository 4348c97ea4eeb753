import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { featureSwitchNames } from "#domain/account/switches.ts";
import { call, contract } from "#platform/contract.ts";
import { moment, reason, someone } from "../contract.ts";

const featureSwitch = z.object({
  name: z.enum(featureSwitchNames),
  is_on: z.boolean(),
  /** Null while it has its default. */
  updated_at: z.nullable(moment),
  updated_by: z.nullable(someone),
});
export type FeatureSwitch = z.output<typeof featureSwitch>;

export const switchesContract = contract({
  featureSwitches: call({
    summary: "Lists the feature switches with their status.",
    access: rolesThatMay("switch_features"),
    effect: "reads",
    input: z.object({}),
    output: z.object({ switches: z.array(featureSwitch) }),
  }),
  setFeatureSwitch: call({
    summary: "Turns a feature on or off for everyone, at once.",
    access: rolesThatMay("switch_features"),
    effect: "changes",
    input: z.object({ name: z.enum(featureSwitchNames, "Choose one of the switches"), is_on: z.boolean(), reason }),
    output: z.object({ name: z.enum(featureSwitchNames), is_on: z.boolean() }),
  }),
});

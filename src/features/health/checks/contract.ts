import * as z from "zod/mini";
import { degradedModeNames } from "#domain/health/degraded-modes.ts";
import { healthStatuses, severities } from "#domain/health/health-status.ts";
import { call, contract } from "#platform/contract.ts";

/** Dispatchers see the overall status; faults and runbooks are for admins. */
const team = ["admin", "super_user"] as const;
const staff = ["admin", "super_user", "dispatcher"] as const;

const moment = z.iso.datetime();
const status = z.enum(healthStatuses);
const mode = z.enum(degradedModeNames as readonly [(typeof degradedModeNames)[number]]);

export const checkGroups = ["platform", "work", "traffic", "services", "business"] as const;
export type CheckGroup = (typeof checkGroups)[number];

export const shownCheck = z.object({
  id: z.string(),
  name: z.string(),
  group: z.enum(checkGroups),
  status,
  /** Null until its first run. */
  since: z.nullable(moment),
  ran_at: z.nullable(moment),
  measured: z.string(),
  acts: z.string(),
  severity: z.enum(severities),
  every_minutes: z.int(),
});
export type ShownCheck = z.output<typeof shownCheck>;

const runbook = z.array(z.object({ title: z.string(), steps: z.array(z.string()), are_numbered: z.boolean() }));

export const openedCheck = z.object({
  ...shownCheck.shape,
  runbook,
  changes: z.array(z.object({ status, measured: z.string(), at: moment })),
});
export type OpenedCheck = z.output<typeof openedCheck>;

const id = z.string().check(z.minLength(1), z.maxLength(60));
const unknownCheck = "We couldn’t find that check.";

export const checksContract = contract({
  readHealth: call({
    summary: "Reads the last result of every check, and what works differently while a part is away.",
    access: team,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      as_of: moment,
      /** The notice for our team while booking is closed for maintenance; otherwise empty. */
      maintenance: z.string(),
      status,
      checks: z.array(shownCheck),
      modes: z.array(
        z.object({
          mode,
          name: z.string(),
          check: z.string(),
          instead: z.string(),
          since: z.nullable(moment),
          is_on: z.boolean(),
        }),
      ),
    }),
  }),
  readCheck: call({
    summary: "Reads one check with its runbook and its last changes.",
    access: team,
    effect: "reads",
    input: z.object({ id }),
    output: openedCheck,
    refusals: { not_found: unknownCheck },
  }),
  runCheck: call({
    summary: "Runs one check now and keeps its result.",
    access: team,
    // It calls other servers, so no transaction is open; storing the result is one statement.
    effect: "gathers",
    limit: { times: 30, seconds: 60 },
    input: z.object({ id }),
    output: shownCheck,
    refusals: { not_found: unknownCheck },
  }),
  readLamp: call({
    summary: "Reads whether everything works, in one word, with the names of the checks that fail or warn.",
    access: staff,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      status,
      failing: z.array(z.string()),
      warning: z.array(z.string()),
      is_maintained: z.boolean(),
    }),
  }),
});

import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { optionalTextField } from "#platform/wire.ts";

const dispatching = rolesThatMay("assign_driver");
const moment = z.string();

export const riskKinds = ["problem", "task", "note"] as const;

/** Something the next dispatcher must know. */
const risk = z.object({
  /** The key of the problem, task or note. */
  key: z.string(),
  kind: z.enum(riskKinds),
  text: z.string(),
  /** Null if it isn’t about a trip. */
  trip: z.nullable(
    z.object({ id: z.string(), reference: z.string(), pickup_at: moment, from: z.string(), to: z.string() }),
  ),
  /** Open at the handover, and solved since. */
  is_solved: z.boolean(),
});
export type HandoverRiskShown = z.output<typeof risk>;

const signature = z.object({ name: z.nullable(z.string()), at: moment });

export const handover = z.object({
  id: z.string(),
  note: z.string(),
  risks: z.array(risk),
  given: signature,
  /** Null until it is accepted. */
  taken: z.nullable(signature),
  /** Written by the caller: someone else has to accept it. */
  is_own: z.boolean(),
});
export type Handover = z.output<typeof handover>;

const looked = { handover_id: z.uuid() };
const refusals = {
  not_found: "We couldn’t find that handover.",
  taken: "Someone has already taken this handover.",
  withdrawn: "This handover has been withdrawn.",
};

export const handoverContract = contract({
  previewHandover: call({
    summary: "Lists what a handover would contain now: open problems, open tasks of dispatch and the notes of today.",
    access: dispatching,
    effect: "reads",
    input: z.object({}),
    output: z.object({ risks: z.array(risk) }),
  }),
  openHandover: call({
    summary: "Reads the handover that waits for the next dispatcher, with what has been solved since.",
    access: dispatching,
    effect: "reads",
    input: z.object({}),
    output: z.object({ handover: z.nullable(handover) }),
  }),
  listHandovers: call({
    summary: "Lists past handovers, the latest first.",
    access: dispatching,
    effect: "reads",
    input: z.object({ after: timeKey.field }),
    output: z.object({ handovers: z.array(handover), next: z.nullable(z.string()) }),
  }),
  giveHandover: call({
    summary: "Hands the day over: everything open now is recorded and signed by the outgoing dispatcher.",
    access: dispatching,
    effect: "creates",
    input: z.object({ note: optionalTextField(2000) }),
    output: z.object({ id: z.string() }),
    refusals: { already_open: "A handover is already waiting. It has to be taken or withdrawn first." },
  }),
  takeHandover: call({
    summary: "Takes a handover: the incoming dispatcher signs that they have read it.",
    access: dispatching,
    effect: "changes",
    input: z.object(looked),
    output: z.object({ id: z.string() }),
    refusals: { ...refusals, own: "Another dispatcher has to take your handover." },
  }),
  withdrawHandover: call({
    summary: "Withdraws a handover that no one has taken yet, by the dispatcher who gave it.",
    access: dispatching,
    effect: "changes",
    input: z.object(looked),
    output: z.object({ id: z.string() }),
    refusals: { ...refusals, not_yours: "Only the dispatcher who gave a handover can withdraw it." },
  }),
});

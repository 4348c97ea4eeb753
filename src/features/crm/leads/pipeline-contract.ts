import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { enquiryStates } from "#domain/enquiry/enquiry-lifecycle.ts";
import { pipelineStages } from "#domain/enquiry/pipeline.ts";
import { quoteStates } from "#domain/quote/quote-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { optionalTextField, versionField } from "#platform/wire.ts";

const viewers = rolesThatMay("view_customers");
const team = rolesThatMay("change_customers");

const moment = z.iso.datetime();
const stage = z.enum(pipelineStages);

const shared = {
  id: z.string(),
  reference: z.string(),
  /** Sent back with a move: one made on an older version is refused. */
  version: z.int(),
  stage,
  name: z.string(),
  service_type: z.string(),
  source: z.string(),
  owner: z.nullable(z.string()),
  owned_by_me: z.boolean(),
  created_at: moment,
  /** By when we promised an answer; of a quote, until when it is valid. */
  due_at: moment,
  /** Null while someone waits for a first answer. */
  answered_at: z.nullable(moment),
  value_cents: z.nullable(z.int()),
  next_task: z.nullable(z.object({ title: z.string(), due_at: z.nullable(moment) })),
  lost_reason: z.nullable(z.string()),
};

/** An enquiry with the quotes that answer it, or a quote that answers none. */
const pipelineCard = z.discriminatedUnion("kind", [
  z.object({
    ...shared,
    kind: z.literal("enquiry"),
    state: z.enum(enquiryStates),
    was_answered: z.boolean(),
    has_sent_quote: z.boolean(),
  }),
  z.object({ ...shared, kind: z.literal("quote"), state: z.enum(quoteStates) }),
]);
export type PipelineCard = z.output<typeof pipelineCard>;

/** Open columns by urgency, the closed ones by when they were closed. */
export const pipelineKey = pageKey({ isAnswered: keyParts.flag, at: keyParts.moment, id: keyParts.id });

export const pipelineFilter = {
  /** A colleague’s id, “me”, or “none” for those without an owner. */
  owner: z.optional(z.union([z.uuid(), z.literal("me"), z.literal("none")])),
  service: z.optional(z.string().check(z.maxLength(40))),
  source: z.optional(z.string().check(z.maxLength(40))),
  overdue: z.optional(z.boolean()),
};

export const pipelineContract = contract({
  listPipeline: call({
    summary: "Lists the cards in one column of the pipeline, with their count and value.",
    access: viewers,
    effect: "reads",
    input: z.object({ ...pipelineFilter, stage, after: pipelineKey.field }),
    output: z.object({
      cards: z.array(pipelineCard),
      next: z.nullable(z.string()),
      count: z.int(),
      value_cents: z.int(),
    }),
  }),
  changeStage: call({
    summary: "Moves an enquiry to another column of the pipeline.",
    access: team,
    effect: "changes",
    input: z.object({ id: z.uuid(), version: versionField, to: stage, reason: optionalTextField(500) }),
    output: z.object({ state: z.enum(enquiryStates), version: z.int() }),
    refusals: {
      not_found: "We couldn’t find that enquiry.",
      changed_meanwhile: "Someone else has just changed this enquiry.",
      not_possible: "This enquiry’s status doesn’t allow that.",
      was_answered: "This enquiry has been answered, so it can’t be new again.",
      quote_missing: "Send a quote first. The card then moves automatically.",
      reason_missing: "Enter why the enquiry was lost.",
    },
  }),
});

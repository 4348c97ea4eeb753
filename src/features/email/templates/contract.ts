import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";

const access = rolesThatMay("change_customers");
const moment = z.iso.datetime();

/** The recipients of a kind of message. */
export const readers = ["customer", "driver", "partner", "company", "team", "account"] as const;

const kind = z.string().check(z.minLength(1, "Choose a template"), z.maxLength(60, "Choose a template"));
const texts = z
  .record(
    z.string().check(z.maxLength(60, "Choose a text of this template")),
    z.string().check(z.maxLength(2000, "Please use at most 2 000 characters")),
  )
  .check(z.refine((all) => Object.keys(all).length <= 100, "This template has fewer texts"));
/** A booking to draw it with; empty for example values. */
const reference = z._default(z.string().check(z.trim(), z.maxLength(20, "Enter a booking reference")), "");

const listedTemplate = z.object({
  kind: z.string(),
  channel: z.enum(["email", "phone"]),
  to: z.enum(readers),
  when: z.string(),
  /** How many of its texts are the company’s own. */
  edited: z.int(),
  texts: z.int(),
  saved_at: z.nullable(moment),
  saved_by: z.nullable(z.string()),
});
export type ListedTemplate = z.output<typeof listedTemplate>;

const change = z.object({ place: z.string(), before: z.string(), after: z.string() });

const openedTemplate = z.object({
  ...listedTemplate.shape,
  /** 0 while no one has edited it; sent back with a change. */
  version: z.int(),
  places: z.array(
    z.object({
      place: z.string(),
      ours: z.string(),
      text: z.string(),
      variables: z.array(z.object({ name: z.string(), typical: z.string() })),
    }),
  ),
  versions: z.array(
    z.object({
      version: z.int(),
      at: moment,
      by: z.string(),
      reason: z.string(),
      texts: z.record(z.string(), z.string()),
      /** Against the version before it. */
      changes: z.array(change),
    }),
  ),
});
export type OpenedTemplate = z.output<typeof openedTemplate>;

const finding = z.object({ place: z.string(), level: z.enum(["error", "warning", "hint"]), text: z.string() });

const unknown = "We couldn’t find that template.";

export const templatesContract = contract({
  listTemplates: call({
    summary: "Lists every kind of message with who gets it and when it is sent.",
    access,
    effect: "reads",
    input: z.object({}),
    output: z.object({ templates: z.array(listedTemplate) }),
  }),
  readTemplate: call({
    summary: "Reads the texts of a template, ours and the company’s, with its versions.",
    access,
    effect: "reads",
    input: z.object({ kind }),
    output: openedTemplate,
    refusals: { not_found: unknown },
  }),
  checkTemplate: call({
    summary: "Checks texts of a template before they are saved.",
    access,
    effect: "reads",
    input: z.object({ kind, texts }),
    output: z.object({ findings: z.array(finding) }),
    refusals: { not_found: unknown },
  }),
  previewTemplate: call({
    summary:
      "Draws a template with texts that are not saved yet, for a booking or with example values. Nothing is sent.",
    access,
    effect: "changes",
    limit: { times: 120, seconds: 60 },
    input: z.object({ kind, texts, reference }),
    output: z.object({
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      /** The booking it was drawn with; null where it has no such message, so that examples are shown. */
      drawn_for: z.nullable(z.string()),
    }),
    refusals: { not_found: unknown },
  }),
  saveTemplate: call({
    summary: "Saves the texts of a template as a new version, in force at once.",
    access,
    effect: "changes",
    input: z.object({
      kind,
      texts,
      version: z.int().check(z.minimum(0), z.maximum(1_000_000)),
      reason: z
        .string()
        .check(z.trim(), z.minLength(1, "Enter the reason"), z.maxLength(500, "Please use at most 500 characters")),
    }),
    output: z.object({ version: z.int() }),
    refusals: {
      not_found: unknown,
      changed_meanwhile: "Someone else has just saved this template. Review the changes, then save again.",
      faulty: "This text can’t be sent as it is. Correct what is marked, then save again.",
      unchanged: "You haven’t changed anything yet.",
    },
  }),
  sendTestEmail: call({
    summary: "Sends a template to the signed-in person’s own address, and to no one else.",
    access,
    effect: "changes",
    limit: { times: 20, seconds: 60 },
    input: z.object({ kind, texts, reference }),
    output: z.object({ to: z.string() }),
    refusals: { not_found: unknown, no_address: "Your account has no email address." },
  }),
});

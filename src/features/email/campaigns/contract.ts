import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { campaignFault } from "#domain/campaign/lint-campaign.ts";
import { skipReasons } from "#domain/campaign/why-skipped.ts";
import { segments } from "#domain/person/segments.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { dayField, momentField, nullable, pageSizeField, versionField } from "#platform/wire.ts";

const access = rolesThatMay("change_customers");
const moment = z.iso.datetime();
const id = z.uuid("Choose a campaign");
const line = (most: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most, `Please use at most ${most} characters`));
const optional = (most: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(most, `Please use at most ${most} characters`)), "");

/** A text that would go out with a fault is refused with what is wrong, in the form and by the server. */
const soundText = (place: Parameters<typeof campaignFault>[0]) =>
  z.check<string>((payload) => {
    const message = campaignFault(place, payload.value);
    if (message) payload.issues.push({ code: "custom", message, input: payload.value });
  });

export const campaignStates = ["draft", "scheduled", "sending", "paused", "done", "cancelled"] as const;

/** Whom it is for, among those who agreed to it; a part that is left out includes everyone. */
export const campaignFilter = z.object({
  tag: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  segment: z.optional(z.enum(segments)),
  last_trip_from: z.optional(dayField()),
  last_trip_to: z.optional(dayField()),
  service: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  language: z.optional(z.string().check(z.trim(), z.maxLength(5))),
});

export const campaignForm = z.object({
  name: line(80, "Enter a name"),
  subject: line(120, "Enter a subject").check(soundText("subject")),
  heading: line(120, "Enter a heading").check(soundText("heading")),
  body: line(5000, "Enter a text").check(soundText("body")),
  button_label: optional(40),
  /** A page of our site, such as /tours. */
  button_path: z._default(
    z.string().check(z.trim(), z.regex(/^$|^\/[\w\-/]{0,100}$/, "Enter a page of our site, such as /tours")),
    "",
  ),
  filter: campaignFilter,
  per_day: z.int().check(z.minimum(1, "At least 1"), z.maximum(20_000, "At most 20 000")),
});

const results = z.object({
  waiting: z.int(),
  sent: z.int(),
  delivered: z.int(),
  bounced: z.int(),
  unsubscribed: z.int(),
});

const campaign = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(campaignStates),
  ...campaignForm.shape,
  scheduled_for: z.nullable(moment),
  finished_at: z.nullable(moment),
  author: z.string(),
  created_at: moment,
  results,
  /** Those it was not sent to, by reason. */
  skipped: z.array(z.object({ reason: z.enum(skipReasons), count: z.int() })),
});
export type Campaign = z.output<typeof campaign>;

const unknown = "We couldn’t find that campaign.";
const changed = "Someone else has just changed this campaign. Review the changes, then try again.";

export const campaignsContract = contract({
  listCampaigns: call({
    summary: "Lists campaigns with their results, the latest first.",
    access,
    effect: "reads",
    input: z.object({ after: timeKey.field, size: pageSizeField(25) }),
    output: z.object({ campaigns: z.array(campaign), next: z.nullable(z.string()) }),
  }),
  countRecipients: call({
    summary: "Counts who would get a campaign now, and who not and why.",
    access,
    effect: "reads",
    input: z.object({ filter: campaignFilter }),
    output: z.object({
      get_it: z.int(),
      skipped: z.array(z.object({ reason: z.enum(skipReasons), count: z.int() })),
    }),
  }),
  saveCampaign: call({
    summary: "Saves a draft campaign, a new one without an id.",
    access,
    effect: "changes",
    input: z.object({ id: z.nullable(id), version: z._default(z.nullable(versionField), null), ...campaignForm.shape }),
    output: z.object({ id: z.string() }),
    refusals: {
      not_found: unknown,
      changed_meanwhile: changed,
      no_page: "We couldn’t find that page of our site. Enter one such as /tours.",
      not_possible: "Only a draft can be changed. Pause or cancel this campaign instead.",
    },
  }),
  previewCampaign: call({
    summary: "Draws a campaign as its readers get it. Nothing is sent.",
    access,
    effect: "reads",
    input: campaignForm,
    output: z.object({ subject: z.string(), html: z.string() }),
  }),
  sendTestCampaign: call({
    summary: "Sends a campaign to the signed-in person’s own address, and to no one else.",
    access,
    effect: "changes",
    limit: { times: 20, seconds: 60 },
    input: z.object({ id }),
    output: z.object({ to: z.string() }),
    refusals: { not_found: unknown, no_address: "Your account has no email address." },
  }),
  scheduleCampaign: call({
    summary: "Sends a campaign at a time, or in ten seconds.",
    access,
    effect: "changes",
    input: z.object({ id, version: versionField, at: nullable(momentField()) }),
    output: z.object({ version: z.int(), scheduled_for: moment }),
    refusals: {
      not_found: unknown,
      changed_meanwhile: changed,
      not_possible: "This campaign is already on its way.",
      in_past: "That time has passed. Choose a later one.",
      no_recipients: "No one would get this campaign now.",
    },
  }),
  moveCampaign: call({
    summary: "Takes a campaign back to draft, pauses it, goes on with it or cancels it.",
    access,
    effect: "changes",
    input: z.object({ id, version: versionField, to: z.enum(["draft", "paused", "sending", "cancelled"]) }),
    output: z.object({ version: z.int() }),
    refusals: {
      not_found: unknown,
      changed_meanwhile: changed,
      not_possible: "Its status doesn’t allow that.",
    },
  }),
});

import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { consentChannels, consentPurposes, consentSources } from "#domain/person/consent.ts";
import { longestPreference, preferenceNames } from "#domain/person/preferences.ts";
import { segments } from "#domain/person/segments.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, noSuchPage, pageKey, timeKey } from "#platform/page-key.ts";
import {
  atMost,
  dayField,
  nullable,
  optionalTextField,
  pageSizeField,
  searchField,
  textField,
  versionField,
} from "#platform/wire.ts";

const viewers = rolesThatMay("view_customers");
const noters = rolesThatMay("note_customers");
const team = rolesThatMay("change_customers");

const moment = z.iso.datetime();

export const listedCustomer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  tags: z.array(z.string()),
  segments: z.array(z.enum(segments)),
  bookings: z.int(),
  spent_cents: z.int(),
  owed_cents: z.int(),
  last_trip_at: z.nullable(moment),
  last_seen_at: moment,
  is_blocked: z.boolean(),
});
export type ListedCustomer = z.output<typeof listedCustomer>;

const few = z.optional(z.string().check(z.maxLength(40)));
const atLeast = z.optional(z.int().check(z.minimum(0), z.maximum(2_000_000_000)));
const yes = z.optional(z.boolean());

/** The list’s filters, each alone or together. */
export const customerFilter = {
  search: searchField,
  tag: few,
  segment: z.optional(z.enum(segments)),
  booked: z.optional(z.enum(["yes", "no"])),
  bookings_from: atLeast,
  bookings_to: atLeast,
  no_shows_from: atLeast,
  spent_from_cents: atLeast,
  spent_to_cents: atLeast,
  owed_from_cents: atLeast,
  last_trip_from: z.optional(dayField()),
  last_trip_to: z.optional(dayField()),
  owes: yes,
  blocked: yes,
  /** Purpose and channel, such as marketing:email. */
  consent: few,
  source: few,
  language: few,
  company: z.optional(z.uuid()),
  partner: z.optional(z.uuid()),
};

type Ordering = { readonly [name in keyof typeof customerFilter]?: unknown };

/** A list that is narrowed by a span of amounts or trips is in that order, others in the order of who was here last. */
export function orderOf(filter: Ordering): "seen" | "trip" | "spent" | "owed" | "missed" {
  if (filter.last_trip_from || filter.last_trip_to) return "trip";
  if (filter.owed_from_cents !== undefined) return "owed";
  if (filter.no_shows_from || filter.segment === "no_show_risk") return "missed";
  return filter.spent_from_cents !== undefined || filter.spent_to_cents !== undefined ? "spent" : "seen";
}

const amountKey = pageKey({ at: keyParts.whole, id: keyParts.id });
/** Where a page starts, by what the list is sorted by. */
export const customerKeys = {
  seen: timeKey,
  trip: timeKey,
  spent: amountKey,
  owed: amountKey,
  missed: amountKey,
} as const;
const startsWithin = z.refine<Ordering & { after?: string | null | undefined }>(
  (request) => z.safeParse(customerKeys[orderOf(request)].field, request.after).success,
  { path: ["after"], message: noSuchPage },
);

const named = z.object({ id: z.string(), name: z.string(), email: z.string(), phone: z.string(), bookings: z.int() });

const customerInFull = z.extend(listedCustomer, {
  /** Sent back with a change: one made on an older version is refused. */
  version: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  /** Why they are blocked, and until when; null where they aren’t. */
  block: z.nullable(z.object({ reason: z.string(), last_day: z.nullable(z.string()), by: z.string() })),
  source: z.string(),
  company: z.nullable(z.string()),
  partner: z.nullable(z.string()),
  no_shows: z.int(),
  first_seen_at: moment,
  preferences: z.record(z.string(), z.string()),
  consents: z.array(z.string()),
  contacts: z.array(z.object({ kind: z.enum(["email", "phone"]), value: z.string(), since: moment })),
  /** Others with the same phone number or name. */
  possible_duplicates: z.array(named),
  /** Records merged into this one, and the last day to undo each. */
  merges: z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), merged_at: moment, until: moment })),
});
export type CustomerInFull = z.output<typeof customerInFull>;

export const timelineKinds = [
  "booking",
  "quote",
  "enquiry",
  "rating",
  "invoice",
  "payment",
  "refund",
  "incident",
  "email",
  "text",
  "reply",
  "note",
  "consent",
  "block",
] as const;

const timelineEntry = z.object({
  kind: z.enum(timelineKinds),
  id: z.string(),
  at: moment,
  title: z.string(),
  text: z.string(),
  status: z.string(),
  cents: z.nullable(z.int()),
});
export type CustomerEvent = z.output<typeof timelineEntry>;

const preference = z._default(z.string().check(z.trim(), atMost(longestPreference)), "");
const preferences = Object.fromEntries(preferenceNames.map((name) => [name, preference])) as Record<
  (typeof preferenceNames)[number],
  typeof preference
>;

/** The details of a customer that our team keeps. Addresses and numbers follow from what they booked with. */
export const customerForm = z.object({
  first_name: optionalTextField(100),
  last_name: textField("Enter the last name", 100),
  tags: z
    .array(z.string().check(z.trim(), z.minLength(1, "Enter a tag"), atMost(40)))
    .check(z.maxLength(20, "Enter at most 20 tags")),
  preferences: z.object(preferences),
});

export const noteForm = z.object({ text: textField("Enter a note", 2000) });
export const blockReason = textField("Enter the reason", 500);

const chosen = { customer_id: z.uuid("Choose a customer") };
const notFound = { not_found: "We couldn’t find that customer." };
const changing = {
  ...notFound,
  changed_meanwhile: "Someone else has just changed this customer. Review the changes, then try again.",
};
const seen = { ...chosen, version: versionField };
const changed = z.object({ version: z.int() });

export const peopleContract = contract({
  listCustomers: call({
    summary: "Lists customers, filtered or searched, the latest first.",
    access: viewers,
    effect: "reads",
    input: z
      .object({
        ...customerFilter,
        after: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
        size: pageSizeField(25),
      })
      .check(startsWithin),
    output: z.object({ customers: z.array(listedCustomer), next: z.nullable(z.string()) }),
  }),
  readCustomer: call({
    summary: "Reads one customer in full: contacts, figures, possible duplicates and merges that can be undone.",
    access: viewers,
    effect: "reads",
    input: z.object(chosen),
    output: customerInFull,
    refusals: notFound,
  }),
  customerTimeline: call({
    summary:
      "Lists a customer’s bookings, quotes, enquiries, payments, ratings, messages and notes in one timeline, the latest first.",
    access: viewers,
    effect: "reads",
    input: z.object({ ...chosen, after: timeKey.field, size: pageSizeField(20) }),
    output: z.object({ events: z.array(timelineEntry), next: z.nullable(z.string()) }),
  }),
  noteCustomer: call({
    summary: "Adds a note to a customer’s record.",
    access: noters,
    effect: "creates",
    input: z.extend(noteForm, chosen),
    output: z.object({ id: z.string() }),
    refusals: notFound,
  }),
  saveCustomer: call({
    summary: "Saves a customer’s name, tags and preferences.",
    access: team,
    effect: "changes",
    input: z.extend(customerForm, seen),
    output: changed,
    refusals: changing,
  }),
  blockCustomer: call({
    summary: "Blocks a customer: our team confirms each of their bookings. They don’t see it.",
    access: team,
    effect: "changes",
    input: z.object({
      ...seen,
      reason: blockReason,
      /** Null: until our team lifts it. */
      last_day: nullable(dayField("Choose the last day")),
    }),
    output: changed,
    refusals: { ...changing, in_the_past: "Choose a day in the future." },
  }),
  unblockCustomer: call({
    summary: "Lifts a customer’s block.",
    access: team,
    effect: "changes",
    input: z.object(seen),
    output: changed,
    refusals: { ...changing, not_possible: "This customer isn’t blocked." },
  }),
  recordConsent: call({
    summary: "Records that a customer gave or withdrew a consent, with the words they heard.",
    access: noters,
    effect: "creates",
    input: z.object({
      ...chosen,
      purpose: z.enum(consentPurposes, "Choose a purpose"),
      channel: z.enum(consentChannels, "Choose a channel"),
      is_given: z.boolean("Choose given or withdrawn"),
      source: z.enum(consentSources, "Choose how they said so"),
    }),
    output: z.object({}),
    refusals: notFound,
  }),
  mergeCustomers: call({
    summary: "Merges two records of one customer. For 30 days this can be undone.",
    access: team,
    effect: "changes",
    input: z.object({ ...chosen, merged_id: z.uuid("Choose a customer") }),
    output: z.object({ id: z.string() }),
    refusals: { ...notFound, not_possible: "One of the two was merged already. Reload the page." },
  }),
  undoMerge: call({
    summary: "Separates two records that were merged in the last 30 days.",
    access: team,
    effect: "changes",
    input: z.object({ merge_id: z.uuid() }),
    output: z.object({ customer_id: z.string() }),
    refusals: {
      not_found: "This merge was undone already.",
      too_late: "A merge can be undone for 30 days.",
      not_last: "This customer was merged again later. Undo that merge first.",
    },
  }),
});

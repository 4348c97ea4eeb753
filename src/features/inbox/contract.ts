import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { answerChannels, deliveryStates, threadChannels, waitsForWhom } from "#domain/inbox/thread-labels.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import {
  momentField,
  nullable,
  optionalTextField,
  pageSizeField,
  searchField,
  textField,
  versionField,
} from "#platform/wire.ts";

const viewers = rolesThatMay("view_customers");
const writers = rolesThatMay("note_customers");
const editors = rolesThatMay("change_customers");

const moment = z.iso.datetime();

/** Open: it is someone’s turn. Waiting: the customer’s. */
export const threadFilters = ["open", "mine", "unassigned", "unread", "waiting", "done", "all"] as const;
export type ThreadFilter = (typeof threadFilters)[number];

const colleague = z.object({ id: z.string(), name: z.string() });

const threadLine = z.object({
  id: z.string(),
  name: z.string(),
  /** CTS-… or ENQ-…; null where nothing is known of a booking or an enquiry. */
  reference: z.nullable(z.string()),
  waits_for: z.enum(waitsForWhom),
  is_unread: z.boolean(),
  assigned_to: z.nullable(colleague),
  assigned_to_me: z.boolean(),
  answer_due_at: z.nullable(moment),
  last: z.object({
    at: moment,
    channel: z.enum(threadChannels),
    direction: z.enum(["in", "out", "note"]),
    text: z.string(),
  }),
});
export type ThreadLine = z.output<typeof threadLine>;

const entry = z.object({
  id: z.string(),
  kind: z.enum(["out", "in", "form", "note", "call"]),
  at: moment,
  channel: z.enum(threadChannels),
  author: z.string(),
  /** The recipient or sender; of a call, who was on the phone. */
  other: z.string(),
  subject: z.string(),
  text: z.string(),
  delivery: z.nullable(z.enum(deliveryStates)),
  problem: z.string(),
  /** False: it came from a number or an address that isn’t known to be the customer’s. */
  is_known: z.boolean(),
  /** Other records of the customer that it may be about. */
  others: z.array(z.string()),
  files: z.array(z.object({ id: z.nullable(z.string()), name: z.string(), type: z.string() })),
});
export type ThreadEntry = z.output<typeof entry>;

const threadRecord = z.object({
  kind: z.enum(["booking", "enquiry"]),
  id: z.string(),
  reference: z.string(),
  state: z.string(),
  at: moment,
  title: z.string(),
  total_cents: z.nullable(z.int()),
});

/** How an answer can go out. */
const openChannel = z.object({
  channel: z.enum(answerChannels),
  to: z.string(),
  /** Of WhatsApp: until when free text arrives as it is written; null: it goes as a template. */
  free_until: z.nullable(moment),
});
export type OpenChannel = z.output<typeof openChannel>;

const threadInFull = z.object({
  /** Null until something is written in it. */
  id: z.nullable(z.string()),
  /** Sent back with every answer; 0 until something is written. */
  version: z.int(),
  name: z.string(),
  reference: z.nullable(z.string()),
  waits_for: z.enum(waitsForWhom),
  is_unread: z.boolean(),
  assigned_to: z.nullable(colleague),
  assigned_to_me: z.boolean(),
  answer_due_at: z.nullable(moment),
  last_in_at: z.nullable(moment),
  /** A colleague who is writing an answer now. */
  writing: z.nullable(z.string()),
  channels: z.array(openChannel),
  /** The channel that they wrote by last. */
  preset: z.nullable(z.enum(answerChannels)),
  records: z.array(threadRecord),
  person: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      emails: z.array(z.string()),
      phones: z.array(z.string()),
      bookings: z.int(),
      owed_cents: z.int(),
      last_trip_at: z.nullable(moment),
      tags: z.array(z.string()),
      is_blocked: z.boolean(),
    }),
  ),
  colleagues: z.array(colleague),
  /** The oldest first. */
  entries: z.array(entry),
  /** To read what was said before. */
  before: z.nullable(z.string()),
});
export type ThreadInFull = z.output<typeof threadInFull>;

/** A thread by its number, or by the booking or enquiry that it is about. */
const threadField = z
  .string("Choose a thread")
  .check(
    z.maxLength(60),
    z.regex(/^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(booking|enquiry):[A-Z0-9-]{4,30})$/, "Choose a thread"),
  );
const seen = { thread: threadField, version: versionField };
const changed = z.object({ thread: z.string(), version: z.int() });
const refusals = {
  not_found: "We couldn’t find that thread.",
  changed_meanwhile: "Something has just been said in this thread. Read it, then send again.",
};

const reply = z.object({ id: z.string(), title: z.string(), text: z.string(), version: z.int() });
export type CannedReply = z.output<typeof reply>;
const unknownVariable = "This text names something in curly brackets that we don’t know.";

/** A kept reply, as our team writes it. */
export const replyForm = z.object({ title: textField("Enter a title", 80), text: textField("Write a reply", 3000) });

export const inboxContract = contract({
  listThreads: call({
    summary: "Lists threads with customers, the latest first.",
    access: viewers,
    effect: "reads",
    input: z.object({
      filter: z._default(z.enum(threadFilters), "open"),
      search: searchField,
      after: timeKey.field,
      size: pageSizeField(30),
    }),
    output: z.object({
      threads: z.array(threadLine),
      next: z.nullable(z.string()),
      /** A hundred means a hundred or more. */
      counts: z.object({ open: z.int(), mine: z.int(), unassigned: z.int(), unread: z.int(), waiting: z.int() }),
    }),
  }),
  countUnreadThreads: call({
    summary: "Counts threads with something unread.",
    access: viewers,
    effect: "reads",
    input: z.object({}),
    output: z.object({ unread: z.int() }),
  }),
  readThread: call({
    summary: "Reads a thread: every message and note in order, who it is with, and how they can be answered.",
    access: viewers,
    effect: "reads",
    input: z.object({ thread: threadField, before: timeKey.field }),
    output: threadInFull,
    refusals: { not_found: refusals.not_found },
  }),
  answerThread: call({
    summary: "Answers a customer by email, WhatsApp or SMS.",
    access: writers,
    effect: "creates",
    input: z.object({ ...seen, channel: z.enum(answerChannels), text: textField("Write an answer", 5000) }),
    output: changed,
    refusals: {
      ...refusals,
      no_address: "This customer can’t be reached by that channel.",
      unfilled: "Something in curly brackets is not filled in yet.",
      too_long: "An SMS has room for 900 characters. Shorten it, or send an email.",
    },
  }),
  noteThread: call({
    summary: "Adds a note, or what was said on the phone, with what is to be done next.",
    access: writers,
    effect: "creates",
    input: z.object({
      thread: threadField,
      kind: z.enum(["note", "call"]),
      caller: optionalTextField(100),
      text: textField("Write a note", 5000),
      next_task: optionalTextField(200),
      next_due_at: nullable(momentField()),
    }),
    output: changed,
    refusals: { not_found: refusals.not_found },
  }),
  assignThread: call({
    summary: "Assigns a thread to a colleague, or to no one.",
    access: writers,
    effect: "changes",
    input: z.object({ ...seen, user_id: nullable(z.uuid()) }),
    output: changed,
    refusals: { ...refusals, no_colleague: "We couldn’t find that colleague." },
  }),
  fileThread: call({
    summary: "Marks a thread as open, waiting for the customer, or done.",
    access: writers,
    effect: "changes",
    input: z.object({ ...seen, waits_for: z.enum(waitsForWhom) }),
    output: changed,
    refusals,
  }),
  noteThreadRead: call({
    summary: "Marks a thread as read or unread.",
    access: writers,
    effect: "changes",
    input: z.object({ thread: z.uuid(), is_unread: z.boolean() }),
    output: z.object({}),
    refusals: { not_found: refusals.not_found },
  }),
  noteWriting: call({
    summary: "Shows colleagues for half a minute that the caller is writing an answer.",
    access: writers,
    effect: "changes",
    input: z.object({ thread: z.uuid(), is_writing: z.boolean() }),
    output: z.object({ writing: z.nullable(z.string()) }),
    refusals: { not_found: refusals.not_found },
  }),
  moveThreadMessage: call({
    summary: "Moves a message to the thread of another booking or enquiry.",
    access: writers,
    effect: "changes",
    input: z.object({
      message_id: z.uuid(),
      reference: z
        .string("Enter a reference")
        .check(
          z.trim(),
          z.regex(/^[A-Z]{2,4}-[0-9A-Z]{4,12}$/i, "Enter the whole reference, with the part before the dash"),
        ),
    }),
    output: z.object({ thread: z.string() }),
    refusals: { not_found: "We couldn’t find that message.", no_record: "We couldn’t find that booking or enquiry." },
  }),
  listReplies: call({
    summary: "Lists the replies that our team keeps at hand.",
    access: viewers,
    effect: "reads",
    input: z.object({}),
    output: z.object({ replies: z.array(reply) }),
  }),
  fillReply: call({
    summary: "Fills a kept reply in for a thread: names, times and links come from its record.",
    access: writers,
    effect: "reads",
    input: z.object({ thread: threadField, text: textField("Write a reply", 3000) }),
    output: z.object({ text: z.string(), missing: z.array(z.string()) }),
    refusals: { not_found: refusals.not_found },
  }),
  saveReply: call({
    summary: "Saves a kept reply, new or changed.",
    access: editors,
    effect: "creates",
    input: z.object({
      id: nullable(z.uuid()),
      version: versionField,
      ...replyForm.shape,
    }),
    output: z.object({ id: z.string(), version: z.int() }),
    refusals: {
      not_found: "We couldn’t find that reply.",
      changed_meanwhile: "Someone else has just changed this reply. Check it, then save again.",
      unknown_variable: unknownVariable,
    },
  }),
  removeReply: call({
    summary: "Removes a kept reply.",
    access: editors,
    effect: "changes",
    input: z.object({ id: z.uuid() }),
    output: z.object({}),
    refusals: { not_found: "We couldn’t find that reply." },
  }),
});

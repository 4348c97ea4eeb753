import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { momentField, nullable, optionalTextField, textField, versionField } from "#platform/wire.ts";
import { shownSubject, subjectField } from "../contract.ts";

const viewers = rolesThatMay("view_customers");
const noteTakers = rolesThatMay("note_customers");

const moment = z.iso.datetime();

export const openTask = z.object({
  id: z.string(),
  kind: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  title: z.string(),
  due_at: z.nullable(moment),
  created_at: moment,
});
export type OpenTask = z.output<typeof openTask>;

export const taskKey = pageKey({ at: keyParts.momentOrNever, id: keyParts.id });

/** One of our team’s own tasks, or one that our system asked for. */
const listedTask = z.extend(openTask, {
  note: z.string(),
  version: z.int(),
  /** Written by our system: it also finishes on its own once its work is done. */
  is_automatic: z.boolean(),
  /** The record it is about, where that opens. */
  subject: z.nullable(shownSubject),
  assigned_to: z.nullable(z.object({ id: z.string(), name: z.string() })),
  is_mine: z.boolean(),
  snoozed_until: z.nullable(moment),
  done_at: z.nullable(moment),
  done_by: z.nullable(z.string()),
});
export type ListedTask = z.output<typeof listedTask>;

export const taskViews = ["due", "open", "snoozed", "done"] as const;
export type TaskView = (typeof taskViews)[number];
export const taskOwners = ["me", "everyone", "no_one"] as const;

/** The fields our team fills in. */
export const taskForm = z.object({
  title: textField("Enter what to do", 200),
  note: optionalTextField(2000),
  due_at: nullable(momentField()),
  assigned_to: nullable(z.uuid()),
});

const refusals = {
  not_found: "We couldn’t find that task.",
  changed_meanwhile: "Someone else has just changed this task. Review the changes, then try again.",
  not_open: "This task is done. Reopen it first.",
  no_colleague: "Choose a colleague who works with customers.",
};
const seen = { id: z.uuid(), version: versionField };
const changed = z.object({ id: z.string(), version: z.int() });

export const tasksContract = contract({
  teamTasks: call({
    summary: "Lists tasks by who they are assigned to, or of one record.",
    access: viewers,
    effect: "reads",
    input: z.object({
      /** Due: those whose time has come. Open: all but the snoozed. Done: the latest first. */
      show: z._default(z.enum(taskViews), "open"),
      of: z._default(z.enum(taskOwners), "everyone"),
      subject: z.optional(subjectField),
      after: taskKey.field,
    }),
    output: z.object({ tasks: z.array(listedTask), next: z.nullable(z.string()) }),
  }),
  countTasks: call({
    summary: "Counts the open tasks assigned to the person who asks, and how many of them are due.",
    access: viewers,
    effect: "reads",
    input: z.object({}),
    output: z.object({ mine: z.int(), due: z.int() }),
  }),
  createTask: call({
    summary: "Writes down a task for our team.",
    access: noteTakers,
    effect: "creates",
    input: z.extend(taskForm, { subject: nullable(subjectField) }),
    output: changed,
    refusals: { no_colleague: refusals.no_colleague, no_subject: "We couldn’t find what the task is about." },
  }),
  editTask: call({
    summary: "Changes who does a task, by when, and what it says.",
    access: noteTakers,
    effect: "changes",
    input: z.extend(taskForm, seen),
    output: changed,
    refusals,
  }),
  snoozeTask: call({
    summary: "Hides an open task until a time, or shows it again.",
    access: noteTakers,
    effect: "changes",
    input: z.object({ ...seen, until: nullable(momentField("Choose a date and time")) }),
    output: changed,
    refusals: { ...refusals, in_the_past: "Choose a time in the future." },
  }),
  reopenTask: call({
    summary: "Reopens a task that was marked as done.",
    access: noteTakers,
    effect: "changes",
    input: z.object(seen),
    output: changed,
    refusals: { ...refusals, not_done: "This task is open already." },
  }),
  openTasks: call({
    summary: "Lists open tasks, the most urgent first.",
    access: viewers,
    effect: "reads",
    input: z.object({ after: taskKey.field }),
    output: z.object({ tasks: z.array(openTask), next: z.nullable(z.string()), count: z.int() }),
  }),
  finishTask: call({
    summary: "Marks a task as done.",
    access: noteTakers,
    effect: "changes",
    input: z.object({ id: z.uuid() }),
    output: z.object({}),
    refusals: { not_found: "This task has already been done." },
  }),
});

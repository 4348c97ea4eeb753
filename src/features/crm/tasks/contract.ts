import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";

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

export const tasksContract = contract({
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

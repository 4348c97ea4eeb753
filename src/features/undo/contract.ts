import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { type DeletionKind, deletionKinds } from "#domain/company/deletion.ts";
import { call, contract } from "#platform/contract.ts";

const kinds = Object.keys(deletionKinds) as [DeletionKind, ...DeletionKind[]];

const deletion = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  name: z.string(),
  deleted_at: z.iso.datetime(),
  deleted_by: z.nullable(z.string()),
  /** After this it is gone for good. */
  until: z.iso.datetime(),
  rows: z.int(),
  has_file: z.boolean(),
  /** Why it can’t be put back now. */
  obstacle: z.nullable(z.enum(["taken", "orphaned"])),
});
export type Deletion = z.output<typeof deletion>;

/** Why something can’t be put back, in the list and when it was tried. */
export const obstacleTexts = {
  taken: "Something else has its place now, such as a new entry with the same name. Remove that first.",
  orphaned: "What it belonged to no longer exists, so it can’t be put back.",
};

const heldAction = z.object({
  id: z.string(),
  title: z.string(),
  /** Its author’s name. */
  by: z.string(),
  is_mine: z.boolean(),
  seconds_left: z.number(),
});

export const undoContract = contract({
  heldActions: call({
    summary: "Lists what was just done to a record and can still be undone, and what someone else changed last.",
    access: rolesThatMay("view_customers"),
    effect: "reads",
    input: z.object({ subject: z.string().check(z.maxLength(80)) }),
    output: z.object({
      actions: z.array(heldAction),
      /** Someone else’s last change, in a sentence; null where nothing changed for hours. */
      changed: z.nullable(z.object({ sentence: z.string(), at: z.iso.datetime() })),
      now: z.iso.datetime(),
    }),
  }),
  undoAction: call({
    summary: "Undoes what was just done, before any message leaves.",
    access: rolesThatMay("view_customers"),
    effect: "changes",
    input: z.object({ id: z.uuid() }),
    output: z.object({
      title: z.string(),
      /** The records it was about, and what its author had written. */
      subjects: z.array(z.string()),
      draft: z.string(),
    }),
    refusals: {
      not_found: "We couldn’t find that action, or it isn’t yours to undo.",
      undone: "It has been undone already.",
      too_late: "The messages have been sent, so it can’t be undone any more.",
      changed_since: "Something else has changed since, so it can’t be undone. Please check the record.",
      taken: "The driver or vehicle has been taken since, so it can’t be undone.",
    },
  }),
  listDeletions: call({
    summary: "Lists what was deleted in the last 30 days and can be put back.",
    access: rolesThatMay("put_back"),
    effect: "reads",
    input: z.object({}),
    output: z.object({ deletions: z.array(deletion) }),
  }),
  putDeletedBack: call({
    summary: "Puts something that was deleted back, with everything that went along.",
    access: rolesThatMay("put_back"),
    effect: "changes",
    needsFreshFactor: true,
    input: z.object({ id: z.uuid() }),
    output: z.object({ rows: z.int() }),
    refusals: {
      not_found: "It was put back already, or it is gone for good.",
      ...obstacleTexts,
    },
  }),
});

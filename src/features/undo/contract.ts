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

export const undoContract = contract({
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

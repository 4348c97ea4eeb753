import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";

const shownSecret = z.object({
  name: z.string(),
  title: z.string(),
  is_set: z.boolean(),
  is_sandbox: z.boolean(),
  /** When we first saw its current value; null if it is not set. */
  changed_at: z.nullable(z.iso.datetime()),
  without: z.string(),
  rotate: z.string(),
  check: z.nullable(z.string()),
});
export type ShownSecret = z.output<typeof shownSecret>;

export const secretsContract = contract({
  secretsStatus: call({
    summary: "Reads which secrets are set and since when, never their values.",
    access: rolesThatMay("run_system_jobs"),
    effect: "reads",
    input: z.object({}),
    output: z.object({ secrets: z.array(shownSecret) }),
  }),
});

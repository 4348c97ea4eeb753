import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { versionedParts } from "#domain/company/settings-difference.ts";
import { call, contract } from "#platform/contract.ts";
import { versionField } from "#platform/wire.ts";

const part = z.enum(versionedParts);
const change = z.object({ field: z.string(), before: z.string(), after: z.string() });

const settingsVersion = z.object({
  part,
  version: z.int(),
  saved_at: z.iso.datetime(),
  /** Null if a service or the system saved it. */
  saved_by: z.nullable(z.string()),
  put_back_of: z.nullable(z.int()),
  /** Compared with the previous version. */
  changes: z.array(change),
  is_current: z.boolean(),
  /** The changes that restoring it now would make. */
  changes_if_put_back: z.array(change),
  /** Whether it is still valid by today’s rules. */
  is_valid: z.boolean(),
  /** The version it would replace. */
  current_version: z.int(),
});
export type SettingsVersion = z.output<typeof settingsVersion>;

export const versionsContract = contract({
  settingsVersions: call({
    summary: "Lists the versions of the settings, latest first, with what each changed.",
    access: rolesThatMay("put_back"),
    effect: "reads",
    input: z.object({ part: z._default(z.nullable(part), null) }),
    output: z.object({ versions: z.array(settingsVersion) }),
  }),
  putSettingsBack: call({
    summary: "Makes an older version of a section the current one again, as a new version.",
    access: rolesThatMay("put_back"),
    effect: "changes",
    needsFreshFactor: true,
    input: z.object({ part, version: versionField, current_version: versionField }),
    output: z.object({ version: z.int() }),
    refusals: {
      not_found: "We couldn’t find that version.",
      changed_meanwhile: "Someone else has just changed these settings. Review the changes, then try again.",
      no_longer_valid: "That version no longer fits today’s settings. Enter its values in the settings instead.",
    },
  }),
});

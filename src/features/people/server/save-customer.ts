import { keptPreferences } from "#domain/person/preferences.ts";
import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { peopleContract } from "../contract.ts";
import { customerEditor } from "./edit-customer.ts";

export async function saveCustomer(ctx: Context, input: ParsedOf<typeof peopleContract.saveCustomer>) {
  const current = await customerEditor.lock(ctx, { id: input.customer_id, version: input.version });
  if (!current.ok) return current;
  const { version } = await customerEditor.edit(ctx, current.value, {
    firstName: input.first_name,
    lastName: input.last_name,
    tags: [...new Set(input.tags)],
    preferences: keptPreferences(input.preferences),
  });
  await recordAudit(ctx, { action: "customer.saved", subject: { kind: "customer", id: input.customer_id } });
  return accept({ version });
}

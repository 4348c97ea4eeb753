import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { breachesContract } from "../contract.ts";
import { factsOf } from "./facts-of.ts";
import { breachEditor } from "./store.ts";

/** Adds new facts. A notice number means that the Information Regulator has been notified. */
export async function changeBreach(ctx: Context, input: ParsedOf<typeof breachesContract.changeBreach>) {
  const locked = await breachEditor.lock(ctx, { id: input.breach_id, version: input.version });
  if (!locked.ok) return locked;
  const before = locked.value;
  if (before.closedAt) return refuse("closed_already");
  const regulatorNumber = input.regulator_number;
  const regulatorNotifiedAt = regulatorNumber === "" ? null : (before.regulatorNotifiedAt ?? ctx.now);
  const after = await breachEditor.edit(ctx, before, { ...factsOf(input), regulatorNumber, regulatorNotifiedAt });
  const isNewlyNotified = regulatorNotifiedAt !== null && before.regulatorNotifiedAt === null;
  const action = isNewlyNotified ? "breach.regulator_notified" : "breach.changed";
  await recordAudit(ctx, { action, subject: { kind: "breach", id: before.id } });
  return accept({ version: after.version });
}

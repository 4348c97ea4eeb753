import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { privacyContract } from "../contract.ts";
import { eraseEverywhere, mayErase } from "./erase-everywhere.ts";
import { findHeldPerson } from "./find-held-person.ts";

type Input = ParsedOf<typeof privacyContract.erasePersonData>;

/** Erases someone who asked for it, with or without an account. The log does not say whom. */
export async function erasePersonData(ctx: Context, input: Input) {
  const heldPerson = await findHeldPerson(ctx, input.email.toLowerCase());
  if (!heldPerson.ok) return heldPerson;
  const { whose, account } = heldPerson.value;
  const decision = await mayErase(ctx, whose);
  if (!decision.ok) return decision;

  const records = await eraseEverywhere(ctx, whose);
  await recordAudit(ctx, {
    action: "data.erased_for_person",
    subject: account ? { kind: "user", id: account.id } : { kind: "guest", id: "" },
    reason: input.reason,
    details: { identity: input.identity, records },
  });
  await ctx.privacy.noteAction(ctx, input.request_id, "erased");
  return accept({ records });
}

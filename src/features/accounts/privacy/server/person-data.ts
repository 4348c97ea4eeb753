import { accept } from "#domain/result.ts";
import { recordAudit, recordLook } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { privacyContract } from "../contract.ts";
import { findHeldPerson } from "./find-held-person.ts";
import { previewErasure } from "./preview-erasure.ts";

/** Our data under an address, by kind, and what erasing it would do. The view is logged without the address. */
export async function personData(ctx: Context, { email }: ParsedOf<typeof privacyContract.personData>) {
  const heldPerson = await findHeldPerson(ctx, email.toLowerCase());
  if (!heldPerson.ok) return heldPerson;
  const { whose, account, held } = heldPerson.value;
  const erasure = await previewErasure(ctx, whose);
  const action = "personal_data.viewed";
  if (account) await recordLook(ctx, { action, subject: { kind: "user", id: account.id } });
  // Guests have no number: two looks need not be at the same one.
  else await recordAudit(ctx, { action, subject: { kind: "guest", id: "" } });
  return accept({ ...held, erasure });
}

import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { updateProfile } from "../../server/profile-store.ts";
import type { profileContract } from "../contract.ts";

/** Changes a person’s name and contact details. Existing bookings keep theirs. */
export async function saveMyProfile(ctx: Context, form: ParsedOf<typeof profileContract.saveMyProfile>) {
  const userId = personAsking(ctx.actor);
  await updateProfile(ctx.db, userId, { ...form, at: ctx.now });
  await recordAudit(ctx, { action: "profile.changed", subject: { kind: "user", id: userId } });
  return accept({});
}

import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { findProfile } from "../../server/profile-views.ts";
import { describePerson } from "./describe-person.ts";

/** Collects everything we hold about the caller, and logs the copy. */
export async function downloadMyData(ctx: Context) {
  const userId = personAsking(ctx.actor);
  const { email, emailConfirmedAt } = await findProfile(ctx.db, userId);
  const document = await describePerson(ctx, { userId, email: emailConfirmedAt ? email : null });
  await recordAudit(ctx, { action: "data.downloaded", subject: { kind: "user", id: userId } });
  return accept({ document });
}

import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findApplicant } from "./invitation-views.ts";
import { invitePerson } from "./invite-person.ts";

/** Sends the link after our team invited an approved applicant. */
export async function sendApplicantInvitation(ctx: Context, event: EventOf<"application.invited">): Promise<void> {
  const { email, name, role, state } = await findApplicant(ctx.db, event.applicationId);
  // Decided otherwise before this ran.
  if (state !== "invited") return;
  await invitePerson(ctx, { email, name, role, applicationId: event.applicationId });
}

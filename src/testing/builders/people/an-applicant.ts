import { users } from "#db/schema/accounts.ts";
import { partnerApplications } from "#db/schema/partners.ts";
import type { Actor } from "#domain/account/roles.ts";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import { submitApplication } from "#features/partners/application/server/submit-application.ts";
import { approveApplication } from "#features/partners/review/server/approve-application.ts";
import { inviteApplicant } from "#features/partners/review/server/invite-applicant.ts";
import { activateApplication } from "#features/partners/server/activate-application.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { anApplication } from "./an-application.ts";

export const reviewerId = newId();
/** A team member who reviews applications. */
export const reviewer: Actor = { kind: "person", userId: reviewerId, roles: ["admin"] };

/** Sends an application; returns its id and the applicant’s answer. */
export async function givenApplication(ctx: Context, kind: ApplicationKind = "hotel") {
  const answer = await submitApplication(ctx, await anApplication(ctx, kind));
  if (!answer.ok) throw new Error(answer.reason);
  const row = await findApplicationRow(ctx);
  return { ...answer.value, id: row?.id ?? "" };
}

/** The row of the only application. */
export const findApplicationRow = async (ctx: Context) => (await ctx.db.select().from(partnerApplications))[0];

/** Writes an account; returns its id. */
export async function aPartnerAccount(ctx: Context, id = newId()): Promise<string> {
  await ctx.db.insert(users).values({ id, email: `${id}@example.com`, name: "Naledi Jacobs", createdAt: ctx.now });
  return id;
}

export const acceptedBy = (userId: string, applicationId: string) =>
  ({ type: "invite.accepted", inviteId: newId(), userId, role: "hotel", applicationId }) as const;

/** The same, up to the applicant’s acceptance as a partner. */
export async function givenPartner(ctx: Context, kind: ApplicationKind = "hotel") {
  const { id } = await givenApplication(ctx, kind);
  await approveApplication(ctx, { id, version: 1, note: "", terms: null });
  await inviteApplicant(ctx, { id, version: 2 });
  await activateApplication(ctx, acceptedBy(await aPartnerAccount(ctx), id));
  return { id, version: 4 };
}

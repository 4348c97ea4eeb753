import { createElement } from "react";
import { roleNames } from "#domain/account/home-of-role.ts";
import { inviteEnds } from "#domain/account/invite-rules.ts";
import type { Role } from "#domain/account/roles.ts";
import type { MemberRole } from "#domain/partner/partner-terms.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/account-views.ts";
import { insertInvite, withdrawOpenInvites } from "../../server/invitation-store.ts";
import { InvitationEmail, invitationEmailWords } from "./emails/invitation-email.tsx";
import { hashInvitation, newInvitationToken } from "./hash-invitation.ts";

export type InviteRequest = {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** The partner's application that this invitation ends. */
  readonly applicationId?: string;
  /** The partner whose owner invites a colleague. */
  readonly partner?: { readonly id: string; readonly name: string; readonly memberRole: MemberRole };
};

/** Invites someone to a role by a link in an email; an older link for the same no longer opens anything. Answers its id. */
export async function invitePerson(ctx: Context, request: InviteRequest): Promise<string> {
  const { name, role, applicationId, partner } = request;
  const email = request.email.trim();
  const token = newInvitationToken();
  const id = ctx.newId();
  const expiresAt = inviteEnds(ctx.now);
  await withdrawOpenInvites(ctx.db, { email, role, organisationId: partner?.id ?? null }, ctx.now);
  await insertInvite(ctx.db, {
    id,
    tokenHash: hashInvitation(token),
    email,
    name,
    role,
    applicationId: applicationId ?? null,
    organisationId: partner?.id ?? null,
    memberRole: partner?.memberRole ?? null,
    invitedBy: ctx.actor.kind === "person" ? ctx.actor.userId : null,
    createdAt: ctx.now,
    expiresAt,
  });
  await recordAudit(ctx, {
    action: "invite.sent",
    subject: { kind: "invite", id },
    details: { email, role, ...(partner && { organisation: partner.id, member_role: partner.memberRole }) },
    ip: ctx.caller.address,
  });
  const company = await findCompany(ctx.db);
  await ctx.mail({
    key: `invitation:${id}`,
    template: "invitation",
    to: email,
    isSecret: true,
    subject: invitationEmailWords.subject({ company_name: company.name, role_name: roleNames[role] }),
    content: createElement(InvitationEmail, {
      name,
      role,
      expiresAt,
      link: `${ctx.siteUrl}${pageFor(role)}?token=${token}`,
      host: partner?.name ?? "",
      company,
    }),
  });
  return id;
}

const pageFor = (role: Role) => (role === "driver" ? "/driver-invite" : "/dispatcher/invite/accept");

import type { EventOf } from "#domain/events.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { insertMember } from "../../server/store.ts";
import { findPartner } from "./views.ts";

/** Adds a colleague who accepted an invitation. An existing member keeps their role. */
export async function addColleague(ctx: Context, event: EventOf<"invite.accepted">): Promise<void> {
  const { organisationId, memberRole: role, userId } = event;
  if (!organisationId || !role || !(await findPartner(ctx.db, organisationId))) return;
  await insertMember(ctx.db, { organisationId, userId, role });
  await recordAudit(ctx, {
    action: "partner.colleague_joined",
    subject: { kind: "organisation", id: organisationId },
    details: { user: userId, role },
  });
}

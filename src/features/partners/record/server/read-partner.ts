import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describePartner } from "./describe-partner.ts";
import { findApplicationOf, findContacts, findMembers, findNotes, findPartner } from "./views.ts";

/** A partner’s record, for our team. */
export async function readPartner(ctx: Context, { organisation_id: id }: { organisation_id: string }) {
  const partner = await findPartner(ctx.db, id);
  if (!partner) return refuse("not_found");
  const contacts = await findContacts(ctx.db, id);
  return accept({
    ...(await describePartner(ctx, partner)),
    application_id: (await findApplicationOf(ctx.db, id)) ?? null,
    contacts: contacts.map(({ organisationId: _, createdAt: __, ...contact }) => contact),
    notes: (await findNotes(ctx.db, id)).map(({ createdAt, ...note }) => ({ ...note, at: createdAt.toISOString() })),
    members: await findMembers(ctx.db, id),
  });
}

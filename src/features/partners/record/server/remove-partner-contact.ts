import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { keepDeleted } from "#platform/deletions/keep-deleted.ts";
import { deleteContact } from "./store.ts";

export async function removePartnerContact(ctx: Context, { contact_id }: { contact_id: string }) {
  await keepDeleted(ctx, "partner_contact");
  return (await deleteContact(ctx.db, contact_id)) ? accept({}) : refuse("not_found");
}

import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { deleteContact } from "./store.ts";

/** Someone who is there no longer. */
export const removePartnerContact = async (ctx: Context, { contact_id }: { contact_id: string }) =>
  (await deleteContact(ctx.db, contact_id)) ? accept({}) : refuse("not_found");

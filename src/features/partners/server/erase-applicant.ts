import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetFilesOf } from "#platform/storage.ts";
import { anonymiseApplications } from "./erasure-store.ts";

/** Takes the person and their papers out of what they applied for; that somebody applied, and the answer, stay. */
export async function eraseApplicant(ctx: Context, { email }: ErasedPerson): Promise<void> {
  if (email === null) return;
  const ids = await anonymiseApplications(ctx.db, email);
  for (const id of ids) await forgetFilesOf(ctx.db, { kind: "partner_application", id });
}

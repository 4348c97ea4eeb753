import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetFilesOf } from "#platform/files/storage.ts";
import { anonymiseApplications } from "./erasure-store.ts";

/** Removes the person and their documents from their applications; that someone applied, and the outcome, stays. */
export async function eraseApplicant(ctx: Context, { records }: ErasedPerson): Promise<void> {
  await anonymiseApplications(ctx.db, records.applications);
  for (const id of records.applications) await forgetFilesOf(ctx.db, { kind: "partner_application", id });
}

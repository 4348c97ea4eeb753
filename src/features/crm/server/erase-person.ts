import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { anonymiseDeals, anonymiseEnquiries, deleteRelationships, deleteTasksAbout } from "./erasure-store.ts";

/** Takes the person out of what they wrote and were answered, and out of what is to be done. */
export async function erasePerson(ctx: Context, { email, records }: ErasedPerson): Promise<void> {
  if (records.enquiries.length > 0) await anonymiseEnquiries(ctx.db, records.enquiries);
  if (email !== null) {
    await anonymiseDeals(ctx.db, email);
    await deleteRelationships(ctx.db, email);
  }
  const { references, ...ids } = records;
  const subjects = [...references, ...Object.values(ids).flat()];
  if (subjects.length > 0) await deleteTasksAbout(ctx.db, subjects);
}

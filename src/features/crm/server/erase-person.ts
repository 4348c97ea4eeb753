import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { anonymiseEnquiries, anonymisePeople } from "./erasure-store.ts";

/** Takes the person out of the customer list and out of what they wrote. Only a confirmed address says which is theirs. */
export async function erasePerson(ctx: Context, { email }: ErasedPerson): Promise<void> {
  if (email === null) return;
  await anonymisePeople(ctx.db, email);
  await anonymiseEnquiries(ctx.db, email);
}

import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeOwners } from "./describe-owners.ts";
import { findOwnersOfProvider } from "./kept-views.ts";

/** A provider, its drivers and its vehicles, and whether their documents are in order. */
export async function providerDocumentOwners(ctx: Context, { provider_id: id }: { provider_id: string }) {
  const owners = await findOwnersOfProvider(ctx.db, id);
  return owners.length === 0 ? refuse("not_found") : accept({ owners: await describeOwners(ctx, owners) });
}

import type { CompanyDetails } from "#domain/company/contact-details.ts";
import type { Context } from "#platform/context.ts";
import { keepVersion } from "../../server/store.ts";
import { findLatestVersion } from "./views.ts";

export type SavedContact = {
  readonly details: CompanyDetails;
  /** The previous details; undefined if there were none. */
  readonly before: { readonly details: Record<string, string>; readonly updatedAt: Date } | undefined;
  /** The version that is restored. */
  readonly putBackOf: number | null;
};

/**
 * Saves new contact details as a version. Details from before versioning are saved first, so that they can be
 * restored.
 */
export async function keepContact(ctx: Context, { details, before, putBackOf }: SavedContact): Promise<void> {
  const part = "contact" as const;
  let latest = await findLatestVersion(ctx.db, part);
  if (latest === 0 && before) {
    latest = 1;
    await keepVersion(ctx.db, { part, version: latest, value: before.details, savedAt: before.updatedAt });
  }
  const savedBy = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  await keepVersion(ctx.db, { part, version: latest + 1, value: details, savedAt: ctx.now, savedBy, putBackOf });
}

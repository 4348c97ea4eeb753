import { accept, refuse } from "#domain/result.ts";
import { companyForm } from "#features/content/contract.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { nextVersion } from "#platform/edit-record.ts";
import { settingsChange } from "../../contract.ts";
import { writePart } from "../../server/write-part.ts";
import type { versionsContract } from "../contract.ts";
import { findLatestVersion, findVersion } from "./views.ts";

/** Saves an older version’s values as a new version; later versions stay in the list. */
export async function putSettingsBack(ctx: Context, input: ParsedOf<typeof versionsContract.putSettingsBack>) {
  const { part, version: putBackOf, current_version: version } = input;
  const former = await findVersion(ctx.db, part, putBackOf);
  if (!former) return refuse("not_found");
  if (part === "contact") return putContactBack(ctx, former.value, { putBackOf, version });
  const parsed = settingsChange.safeParse({ part, version, value: former.value });
  if (!parsed.success) return refuse("no_longer_valid");
  const written = await writePart(ctx, { part, version, value: parsed.data.value, putBackOf });
  return written.ok ? accept({ version: nextVersion({ version }) }) : written;
}

type Versions = { readonly putBackOf: number; readonly version: number };

async function putContactBack(ctx: Context, value: unknown, { putBackOf, version }: Versions) {
  const parsed = companyForm.safeParse(value);
  if (!parsed.success) return refuse("no_longer_valid");
  if ((await findLatestVersion(ctx.db, "contact")) !== version) return refuse("changed_meanwhile");
  await ctx.contact.write(ctx, parsed.data, putBackOf);
  return accept({ version: nextVersion({ version }) });
}

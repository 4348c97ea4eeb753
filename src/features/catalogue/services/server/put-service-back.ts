import { accept, refuse } from "#domain/result.ts";
import { wordsIn } from "#domain/text/language.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { serviceForm, type servicesContract } from "../contract.ts";
import { editService, partsOf } from "./edit-service.ts";
import { findVersion } from "./views.ts";

/** Names, words and pictures of an older version; whether it is on sale stays as it is. */
export async function putServiceBack(ctx: Context, input: ParsedOf<typeof servicesContract.putServiceBack>) {
  const { slug, version: putBackOf, current_version: version } = input;
  const former = await findVersion(ctx.db, slug, putBackOf);
  if (!former) return refuse("not_found");
  const { isUsual: _, ...facts } = former.facts;
  const parsed = serviceForm.safeParse({ ...facts, ...wordsIn(former.words) });
  if (!parsed.success) return refuse("no_longer_valid");
  const written = await editService(ctx, { slug, version, action: "service.put_back", putBackOf }, (row) =>
    accept(partsOf(parsed.data, row)),
  );
  return written.ok ? accept({ version: written.value.version }) : written;
}

import { accept, refuse } from "#domain/result.ts";
import { wordsIn } from "#domain/text/language.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { tourForm, type toursContract } from "../contract.ts";
import { editTour, partsOf } from "./edit-tour.ts";
import { findVersion } from "./views.ts";

/** Texts, times and pictures of an older version; whether it is on sale stays as it is. */
export async function putTourBack(ctx: Context, input: ParsedOf<typeof toursContract.putTourBack>) {
  const { slug, version: putBackOf, current_version: version } = input;
  const former = await findVersion(ctx.db, slug, putBackOf);
  if (!former) return refuse("not_found");
  const parsed = tourForm.safeParse({ ...former.facts, ...wordsIn(former.words) });
  if (!parsed.success) return refuse("no_longer_valid");
  const written = await editTour(ctx, { slug, version, action: "tour.put_back", putBackOf }, () =>
    accept(partsOf(parsed.data)),
  );
  return written.ok ? accept({ version: written.value.version }) : written;
}

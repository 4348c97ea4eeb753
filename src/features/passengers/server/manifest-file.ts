import { accept, refuse } from "#domain/result.ts";
import { formatDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { printPdf } from "#platform/pdf/print-pdf.ts";
import type { travelContract } from "../travel-contract.ts";
import { readManifests } from "./trip-manifests.ts";

/** The drawing part is fetched with the first document, as most processes never draw. */
export async function manifestFile(ctx: Context, input: ParsedOf<typeof travelContract.manifestFile>) {
  const manifests = await readManifests(ctx, input);
  const [first] = manifests;
  if (!first) return refuse("no_trip");
  const { ManifestPdf } = await import("./emails/manifest-pdf.tsx");
  const title = input.trip_id ? first.reference : formatDate(localDateOf(new Date(first.pickup_at)));
  const content = (await printPdf(ctx.db, ManifestPdf({ title, manifests }))).toString("base64");
  const name = input.trip_id ? first.reference : localDateOf(new Date(first.pickup_at));
  return accept({ name: `manifest-${name}.pdf`, type: "application/pdf", content });
}

import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { viewOfService } from "../../server/service-page.ts";
import { findServices, findVehicleClasses } from "../../server/views.ts";
import type { servicePreviewContract } from "../contract.ts";

/** The page of a service as it is written at the moment, on sale. */
export async function previewService(
  ctx: Context,
  { slug, service: form }: ParsedOf<typeof servicePreviewContract.previewService>,
) {
  const { picture, page, ...facts } = form;
  if (page === null) return refuse("no_page");
  const service = { ...facts, slug, state: "on_sale" as const, choice: null, isUsual: false };
  const others = (await findServices(ctx.db)).filter((one) => one.service.slug !== slug);
  return accept({
    page: viewOfService({ service, picture, page }, page, { others, classes: await findVehicleClasses(ctx.db) }),
  });
}

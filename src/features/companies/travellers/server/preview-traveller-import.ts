import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { previewOf } from "#platform/imports/judge-import.ts";
import { openToChange } from "../../server/open-company.ts";
import { findSigningIn } from "../../server/user-views.ts";
import type { travellersContract } from "../contract.ts";
import { judgeTravellers } from "./judge-travellers.ts";
import { findCostCentres, findTravellers } from "./views.ts";

/** Shows what a file would do, without doing it. */
export async function previewTravellerImport(
  ctx: Context,
  { organisation_id, rows }: ParsedOf<typeof travellersContract.previewTravellerImport>,
) {
  const company = await openToChange(ctx, organisation_id);
  if (!company.ok) return company;
  const { id } = company.value;
  const [travellers, costCentres] = [await findTravellers(ctx.db, id), await findCostCentres(ctx.db, id)];
  const judged = judgeTravellers(rows, {
    travellers,
    costCentres,
    signingIn: await findSigningIn(ctx.db, id, ctx.now),
  });
  return accept({ rows: judged.map(previewOf) });
}

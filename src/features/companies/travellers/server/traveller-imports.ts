import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findImportRuns } from "#platform/imports/run-import.ts";
import { openToChange } from "../../server/open-company.ts";
import type { travellersContract } from "../contract.ts";
import { ofTravellers } from "./judge-travellers.ts";

/** The latest imports of a company’s travellers. */
export async function travellerImports(
  ctx: Context,
  { organisation_id }: ParsedOf<typeof travellersContract.travellerImports>,
) {
  const company = await openToChange(ctx, organisation_id);
  if (!company.ok) return company;
  return accept({ runs: await findImportRuns(ctx, ofTravellers(company.value.id)) });
}

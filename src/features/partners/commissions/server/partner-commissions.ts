import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { commissionsContract } from "../contract.ts";
import { describeForTeam, describeSums } from "./describe-commission.ts";
import { findCommissions, findSums } from "./views.ts";

const pageSize = 50;

/** Partners’ earnings, for our team. */
export async function partnerCommissions(
  ctx: Context,
  { organisation_id, ...filter }: ParsedOf<typeof commissionsContract.partnerCommissions>,
) {
  const { rows, next } = await findCommissions(ctx.db, { ...filter, organisationId: organisation_id }, pageSize);
  const sums = describeSums(await findSums(ctx.db, { organisationId: organisation_id, kind: filter.kind }));
  return accept({ commissions: rows.map(describeForTeam), sums, next });
}

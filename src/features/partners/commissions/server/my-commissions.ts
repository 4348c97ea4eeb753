import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { ownedPartner } from "../../server/owned-partner.ts";
import type { commissionsContract } from "../contract.ts";
import { describeCommission, describeSums } from "./describe-commission.ts";
import { findCommissions, findSums } from "./views.ts";

const pageSize = 20;

/** Past and expected earnings of the actor’s partner. */
export async function myCommissions(ctx: Context, { after }: ParsedOf<typeof commissionsContract.myCommissions>) {
  const own = await ownedPartner(ctx);
  if (!own.ok) return own;
  const { rows, next } = await findCommissions(ctx.db, { organisationId: own.value.id, after }, pageSize);
  const sums = describeSums(await findSums(ctx.db, { organisationId: own.value.id }));
  return accept({ commissions: rows.map(describeCommission), sums, next });
}

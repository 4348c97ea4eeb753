import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { disputesContract } from "../contract.ts";
import { describeDispute } from "./describe-dispute.ts";
import { findDisputes } from "./views.ts";

/** Disputes by customers and drivers about the record of a trip. */
export async function listDisputes(ctx: Context, input: ParsedOf<typeof disputesContract.listDisputes>) {
  const { size, after, ...filter } = input;
  const disputes = await findDisputes(ctx.db, filter, { size: size + 1, after: timeKey.read(after) });
  const { rows, next } = pageOf(disputes, size, ({ dispute }) =>
    timeKey.write({ at: dispute.createdAt, id: dispute.id }),
  );
  return accept({ disputes: rows.map(describeDispute), next });
}

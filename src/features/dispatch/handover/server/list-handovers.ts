import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { handoverContract } from "../contract.ts";
import { describeHandovers } from "./describe-handover.ts";
import { findPastHandovers } from "./views.ts";

const pageSize = 20;

/** Past handovers, the latest first. */
export async function listHandovers(ctx: Context, { after }: ParsedOf<typeof handoverContract.listHandovers>) {
  const pastHandovers = await findPastHandovers(ctx.db, { after: timeKey.read(after), limit: pageSize + 1 });
  const { rows, next } = pageOf(pastHandovers, pageSize, (row) => timeKey.write({ at: row.givenAt, id: row.id }));
  return accept({ handovers: await describeHandovers(ctx, rows), next });
}

import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { type ListedStatement, lineDispute, listedStatement, type ShownStatement } from "../statements-contract.ts";
import { describeCommission } from "./describe-commission.ts";
import { findDisputes, findLines, type StatementRecord } from "./statement-views.ts";

export const describeListed = ({ statement, ...rest }: StatementRecord): ListedStatement =>
  toWire(listedStatement, { ...statement, ...rest });

/** A statement with its lines and their disputes. */
export async function describeStatement(ctx: Context, statement: StatementRecord): Promise<ShownStatement> {
  const disputes = await findDisputes(ctx.db, statement.statement.id);
  const lines = (await findLines(ctx.db, statement.statement.id)).map((line) => {
    const last = disputes.findLast(({ dispute }) => dispute.commissionId === line.commission.id);
    return { ...describeCommission(line), dispute: last ? describeDispute(last) : null };
  });
  return { statement: describeListed(statement), lines };
}

const describeDispute = ({ dispute, raisedBy }: Awaited<ReturnType<typeof findDisputes>>[number]) =>
  toWire(lineDispute, { ...dispute, raisedBy });

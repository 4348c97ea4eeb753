import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { driverTimeContract } from "../contract.ts";
import { describeAbsences } from "./describe-absence.ts";
import { countAbsencesToAnswer, findAbsencesToAnswer } from "./views.ts";

const pageSize = 25;

/** Open requests for time off. */
export async function absencesToAnswer(ctx: Context, { after }: ParsedOf<typeof driverTimeContract.absencesToAnswer>) {
  const { rows, next } = await findAbsencesToAnswer(ctx.db, after, pageSize);
  const described = await describeAbsences(ctx, rows);
  const absences = rows.flatMap(({ driverId, firstName, lastName }, at) => {
    const absence = described[at];
    return absence ? [{ ...absence, driver: { id: driverId, name: `${firstName} ${lastName}` } }] : [];
  });
  return accept({ absences, next, count: await countAbsencesToAnswer(ctx.db) });
}

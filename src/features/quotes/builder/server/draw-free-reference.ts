import type { Context } from "#platform/context.ts";
import { findCompany, isReferenceTaken } from "../../server/views.ts";

const draws = 5;

/** Reserves the reference of the booking that an acceptance creates. */
export async function drawFreeReference(ctx: Context): Promise<string> {
  const { reference_prefix: prefix } = await findCompany(ctx.db);
  for (let draw = 0; draw < draws; draw++) {
    const reference = ctx.newReference(prefix);
    if (!(await isReferenceTaken(ctx.db, reference))) return reference;
  }
  throw new Error(`No free booking reference in ${draws} draws.`);
}

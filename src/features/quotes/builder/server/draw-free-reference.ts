import type { Context } from "#platform/context.ts";
import { isReferenceTaken } from "../../server/views.ts";

const draws = 5;

/** Reserves the reference of the booking that an acceptance creates. */
export async function drawFreeReference(ctx: Context): Promise<string> {
  for (let draw = 0; draw < draws; draw++) {
    const reference = ctx.newReference();
    if (!(await isReferenceTaken(ctx.db, reference))) return reference;
  }
  throw new Error(`No free booking reference in ${draws} draws.`);
}

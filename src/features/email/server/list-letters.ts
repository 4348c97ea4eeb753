import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { emailContract } from "../contract.ts";
import { describeLetter } from "./describe-letter.ts";
import { countTroubled, findLetters } from "./views.ts";

type Wanted = ParsedOf<typeof emailContract.officeLetters>;

/** Lists letters, the newest first. `hasServer` says whether they leave the house at all. */
export const listLetters = (hasServer: boolean) => async (ctx: Context, wanted: Wanted) => {
  const { after, size, states, search } = wanted;
  const key = timeKey.read(after);
  // One more than is shown tells whether there is another page.
  const found = await findLetters(ctx.db, { states, search }, { size: size + 1, ...(key && { after: key }) });
  const { rows, next } = pageOf(found, size, ({ createdAt: at, id }) => timeKey.write({ at, id }));
  return accept({
    letters: rows.map(describeLetter),
    next,
    leaves_by: hasServer ? ("smtp" as const) : ("nothing" as const),
    ...(await countTroubled(ctx.db)),
  });
};

import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { emailContract } from "../contract.ts";
import { describeLetter } from "./describe-letter.ts";
import { countTroubled, findLetters, type LetterKey } from "./views.ts";

type Wanted = ParsedOf<typeof emailContract.officeLetters>;

/** Lists letters, the newest first. `hasServer` says whether they leave the house at all. */
export const listLetters = (hasServer: boolean) => async (ctx: Context, wanted: Wanted) => {
  const { after, size, states, search } = wanted;
  const key = keyFrom(after);
  // One more than is shown tells whether there is another page.
  const found = await findLetters(ctx.db, { states, search }, { size: size + 1, ...(key && { after: key }) });
  const shown = found.slice(0, size);
  const last = shown.at(-1);
  return accept({
    letters: shown.map(describeLetter),
    next: last && found.length > size ? `${last.createdAt.toISOString()}~${last.id}` : null,
    leaves_by: hasServer ? ("smtp" as const) : ("nothing" as const),
    ...(await countTroubled(ctx.db)),
  });
};

/** Undefined for the first page, and for a key that is not one of ours. */
function keyFrom(after: string | null | undefined): LetterKey | undefined {
  const [moment = "", id = ""] = after?.split("~") ?? [];
  const createdAt = new Date(moment);
  return /^[0-9a-f-]{36}$/.test(id) && !Number.isNaN(createdAt.getTime()) ? { createdAt, id } : undefined;
}

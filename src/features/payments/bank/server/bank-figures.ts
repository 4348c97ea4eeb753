import { waitingBand, waitingBands } from "#domain/payment/match-ranking.ts";
import { type Accepted, accept } from "#domain/result.ts";
import { localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf } from "#platform/contract.ts";
import type { bankContract } from "../contract.ts";
import { findUnmatchedDays } from "./views.ts";

/** Unmatched money by age. */
export async function bankFigures(ctx: Context): Promise<Accepted<OutputOf<typeof bankContract.bankFigures>>> {
  const today = localDateOf(ctx.now);
  const days = await findUnmatchedDays(ctx.db);
  return accept({
    ageing: waitingBands.map((band) => {
      const mine = days.filter(({ bookedOn }) => waitingBand(localDate(bookedOn), today) === band);
      return {
        band,
        lines: mine.reduce((sum, { lines }) => sum + lines, 0),
        left_cents: mine.reduce((sum, { leftCents }) => sum + leftCents, 0),
      };
    }),
  });
}

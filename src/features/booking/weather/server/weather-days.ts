import { accept } from "#domain/result.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findWeatherDays } from "./views.ts";

/** Days over for longer than this are no longer listed. */
const shownDays = 30;

export async function weatherDays(ctx: Context) {
  const result = await findWeatherDays(ctx.db, addDays(localDateOf(ctx.now), -shownDays));
  return accept({
    days: result.map(({ tellsGuests, declaredBy, createdAt, withdrawnBy, withdrawnAt, offers, ...declared }) => ({
      ...declared,
      offers: [...offers],
      tells_guests: tellsGuests,
      declared_by: declaredBy,
      declared_at: createdAt.toISOString(),
      withdrawn_by: withdrawnBy,
      withdrawn_at: withdrawnAt?.toISOString() ?? null,
    })),
  });
}

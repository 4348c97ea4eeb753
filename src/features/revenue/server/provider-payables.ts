import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findPayables } from "./entry-views.ts";

/** The debt to each provider, by the days since their drivers drove. */
export async function providerPayables(ctx: Context) {
  const rows = await findPayables(ctx.db, localDateOf(ctx.now));
  return accept({
    providers: rows.map(({ providerId, name, trips, upTo30, upTo60, upTo90, older }) => ({
      provider_id: providerId,
      name,
      trips,
      up_to_30_cents: upTo30,
      up_to_60_cents: upTo60,
      up_to_90_cents: upTo90,
      older_cents: older,
      open_cents: upTo30 + upTo60 + upTo90 + older,
    })),
  });
}

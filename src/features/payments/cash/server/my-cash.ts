import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findSettings } from "../../server/views.ts";
import { describeCash } from "./describe-cash.ts";
import { findCashOfDriver, findHandedIn } from "./views.ts";

/** A driver’s cash: due between two weeks ago and tomorrow, and held until it is counted. */
export async function myCash(ctx: Context) {
  const span = { from: addHours(ctx.now, -24 * 14), until: addHours(ctx.now, 24) };
  const cashOfDriver = await findCashOfDriver(ctx.db, personAsking(ctx.actor), span);
  const handedIn = await findHandedIn(
    ctx.db,
    cashOfDriver.map(({ payment }) => payment.id),
  );
  const { paymentWays } = await findSettings(ctx.db);
  return accept({
    limit_cents: paymentWays.cashAtMostCents,
    payments: cashOfDriver.map((cash) => ({
      ...describeCash(cash, ctx.now),
      is_handed_in: handedIn.has(cash.payment.id),
    })),
  });
}

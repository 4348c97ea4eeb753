import type { Payee } from "#domain/pay/pay-rule.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findPaidDriver, findProvider } from "./views.ts";

type Input = { readonly driver_id: string | null; readonly provider_id?: string | null | undefined };

/** The driver or provider of a rule, and the payee. Naming both is invalid. */
export async function findPayee(ctx: Context, { driver_id: driverId, provider_id: providerId = null }: Input) {
  if (driverId && providerId) return refuse("not_found");
  if (providerId && !(await findProvider(ctx.db, providerId))) return refuse("not_found");
  const driver = driverId ? await findPaidDriver(ctx.db, driverId) : null;
  if (driver === undefined) return refuse("not_found");
  const payee: Payee = { driverId, providerId };
  const sentBy = driver?.providerId ? { id: driver.providerId, name: driver.provider ?? "" } : null;
  return accept({ payee, sentBy });
}

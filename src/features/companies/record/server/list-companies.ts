import { standingOf } from "#domain/corporate/account-standing.ts";
import { monthAround } from "#domain/corporate/month-of.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { findCompanies } from "../../server/company-views.ts";
import { listedCompany } from "../contract.ts";

/** Every company with its account and this month’s spending. */
export async function listCompanies(ctx: Context) {
  const today = localDateOf(ctx.now);
  const companies = await findCompanies(ctx.db, { ...monthAround(today), today });
  return accept({
    companies: companies.map((one) =>
      toWire(listedCompany, one, { standing: standingOf({ ...one, isActive: one.status === "active" }) }),
    ),
  });
}

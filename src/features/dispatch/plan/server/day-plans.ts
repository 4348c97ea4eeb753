import { accept } from "#domain/result.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { describeHead } from "./describe-plan.ts";
import { findOpenPlans } from "./views.ts";

/** The plans that are being tried for one day. */
export async function dayPlans({ db }: Context, { date }: { date: LocalDate }) {
  return accept({ plans: (await findOpenPlans(db, date)).map(describeHead) });
}

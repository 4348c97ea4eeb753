import { companyRules } from "#domain/company/company-rules.ts";
import { readMeter, waitStart } from "#domain/road/wait-meter.ts";
import { freeWaitMinutes, waitStepPrice } from "#domain/road/wait-terms.ts";
import { addMinutes, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { DrivePart } from "../../server/views.ts";
import type { LiveVehicle } from "../contract.ts";
import { findTariff } from "./views.ts";

/** What waiting costs at this pickup, by the driver’s own meter; before the driver is there, from when on it would count. */
export async function describeWait(ctx: Context, part: DrivePart): Promise<LiveVehicle["wait"]> {
  const tariff = await findTariff(ctx.db, localDateOf(part.pickupAt));
  const { pickupAt, arrivedAt, landedAt } = part;
  // A driver who was there before another took over does not count.
  const isThere = part.state === "arrived" || part.state === "searching";
  const waitFrom = isThere ? waitStart({ pickupAt, arrivedAt, landedAt }) : null;
  const freeMinutes = freeWaitMinutes(part.from);
  const stepCents = waitStepPrice(tariff, part.band);
  const earliest = waitFrom ?? waitStart({ pickupAt, arrivedAt: pickupAt, landedAt }) ?? pickupAt;
  const meter = waitFrom && readMeter({ waitFrom, freeMinutes, stepCents }, ctx.now);
  return {
    is_running: meter !== null,
    free_minutes: freeMinutes,
    free_until: addMinutes(earliest, freeMinutes).toISOString(),
    step_minutes: companyRules.waitStepMinutes,
    step_cents: stepCents,
    steps: meter?.steps ?? 0,
    cents: meter?.cents ?? 0,
    next_step_at: meter?.nextStepAt.toISOString() ?? null,
  };
}

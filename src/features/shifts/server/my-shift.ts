import { personAsking } from "#domain/account/person-asking.ts";
import type { FatigueRules } from "#domain/compliance/fatigue.ts";
import { accept, refuse } from "#domain/result.ts";
import { cashToHandIn } from "#domain/shift/shift-rules.ts";
import { checklistFor } from "#domain/shift/vehicle-check.ts";
import { workHours } from "#domain/shift/work-hours.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { type MyHours, myHours } from "../contract.ts";
import { describeShift } from "./describe-shift.ts";
import {
  findCashHeld,
  findDriven,
  findDrivingRules,
  findExpenses,
  findOnDuty,
  findOpenShift,
  findOwnDriver,
  findVehiclesNear,
} from "./views.ts";

/** A driver’s day: the vehicle, the cash they carry, and their hours. */
export async function myShift(ctx: Context) {
  const userId = personAsking(ctx.actor);
  const driver = await findOwnDriver(ctx.db, userId);
  if (!driver) return refuse("not_found");
  const open = await findOpenShift(ctx.db, driver.id);
  const expenses = open ? await findExpenses(ctx.db, [open.shift.id]) : [];
  const held = await findCashHeld(ctx.db, driver.id);
  const near = await findVehiclesNear(ctx.db, driver.id, ctx.now);
  return accept({
    shift: open ? describeShift(open, expenses) : null,
    to_hand_in_cents: cashToHandIn(
      held.map(({ amountCents }) => amountCents),
      expenses,
    ),
    vehicles: near.map(({ make, model, km, most, pullsTrailer, ...one }) => ({
      ...one,
      name: `${make} ${model}`,
      last_km: km,
      checks: [...checklistFor({ most, pullsTrailer })],
    })),
    hours: await hoursOf(ctx, driver.id),
  });
}

async function hoursOf(ctx: Context, driverId: string): Promise<MyHours> {
  const rules = await findDrivingRules(ctx.db);
  const work = {
    trips: await findDriven(ctx.db, driverId, ctx.now),
    duty: await findOnDuty(ctx.db, driverId, {
      since: addHours(ctx.now, -24 * 8),
      now: ctx.now,
      dutyHours: rules.dutyHours,
    }),
  };
  const hours = workHours(work, ctx.now, rules);
  return toWire(myHours, hours, { rule: ruleText(rules) });
}

const ruleText = ({ dutyHours, restHours, drivingHours, pauseMinutes }: FatigueRules): string =>
  `At most ${dutyHours} h on duty, waiting included, then at least ${restHours} h of rest. After ${drivingHours} h at the wheel, a break of ${pauseMinutes} min.`;

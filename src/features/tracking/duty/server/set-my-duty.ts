import { personAsking } from "#domain/account/person-asking.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { refuse } from "#domain/result.ts";
import { dutyLock } from "#domain/tracking/duty.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findOpenDuty } from "../../server/duty-views.ts";
import type { dutyContract } from "../contract.ts";
import { myDuty, standingOf } from "./my-duty.ts";
import { endDuty, leaveMap, startDuty } from "./store.ts";
import { findOwnDriver } from "./views.ts";

const { dutyHours } = companyRules.drivingAndRest;

/** A driver goes on or off duty. Off duty, the phone is not tracked and the vehicle is not on the map. */
export async function setMyDuty(ctx: Context, input: ParsedOf<typeof dutyContract.setMyDuty>) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  if (!driver) return refuse("not_found");
  const locked = dutyLock(await standingOf(ctx, driver), input.is_on);
  if (locked) return refuse(locked);

  const isOpen = (await findOpenDuty(ctx.db, driver.id, ctx.now)) !== undefined;
  // Without a switched-on duty, going off duty writes a span of zero length: its time is what counts.
  if (!isOpen) await endDuty(ctx.db, driver.id, ctx.now, dutyHours);
  if (!isOpen) await startDuty(ctx.db, { id: ctx.newId(), driverId: driver.id, startedAt: ctx.now });
  if (!input.is_on) {
    await endDuty(ctx.db, driver.id, ctx.now, dutyHours);
    await leaveMap(ctx.db, driver.id, ctx.now);
  }
  return myDuty(ctx, {});
}

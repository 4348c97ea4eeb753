import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { dutyAt, dutyLock, secondsBetweenFixes } from "#domain/tracking/duty.ts";
import type { Context } from "#platform/context.ts";
import { findOpenDuty } from "../../server/duty-views.ts";
import { findDriverApp } from "../../server/roster-views.ts";
import { findOwnDriver, isDriving } from "./views.ts";

type OwnDriver = NonNullable<Awaited<ReturnType<typeof findOwnDriver>>>;

export const standingOf = async ({ db }: Context, { id, state }: OwnDriver) => ({
  isActive: state === "active",
  isDriving: await isDriving(db, id),
});

/** Whether the driver is on duty, and what their app should do. */
export async function myDuty(ctx: Context, _asked: object) {
  const userId = personAsking(ctx.actor);
  const driver = await findOwnDriver(ctx.db, userId);
  if (!driver) return refuse("not_found");
  const onSince = await findOpenDuty(ctx.db, driver.id, ctx.now);
  const app = await findDriverApp(ctx.db, userId, ctx.now);
  const duty = app && dutyAt(app.roster, ctx.now, ctx.now);
  const isOn = onSince !== undefined || duty !== undefined;
  return accept({
    on_since: onSince?.toISOString() ?? null,
    every_seconds: secondsBetweenFixes(duty),
    locked: dutyLock(await standingOf(ctx, driver), !isOn),
  });
}

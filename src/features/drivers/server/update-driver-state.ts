import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { setDriverState } from "./enrol-store.ts";
import { findDriverOfApplication } from "./enrol-views.ts";

/** A driver who is suspended as a partner drives nothing, and one who is taken back drives again. */
export async function updateDriverState(ctx: Context, event: EventOf<"partner.standing_changed">): Promise<void> {
  const driver = await findDriverOfApplication(ctx.db, event.applicationId);
  if (!driver?.userId) return;
  await setDriverState(ctx.db, driver.userId, stateOf[event.standing]);
}

const stateOf = {
  active: "active",
  suspended: "suspended",
  terminated: "left",
} as const satisfies Readonly<Record<EventOf<"partner.standing_changed">["standing"], string>>;

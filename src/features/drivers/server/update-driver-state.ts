import { type DriverState, driverLifecycle } from "#domain/driver/driver-lifecycle.ts";
import { missingToDrive } from "#domain/driver/driver-readiness.ts";
import type { EventOf } from "#domain/events.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findDriverOfApplication } from "./enrol-views.ts";
import { moveDriver } from "./move-driver.ts";
import { findDocumentsOf } from "./readiness-views.ts";

type Standing = EventOf<"partner.standing_changed">["standing"];

/**
 * A suspended provider’s driver can’t drive. After reinstatement they can drive at once if nothing is
 * missing, otherwise once their documents are verified.
 */
export async function updateDriverState(ctx: Context, event: EventOf<"partner.standing_changed">): Promise<void> {
  const driver = await findDriverOfApplication(ctx.db, event.applicationId);
  if (!driver) return;
  const documents = (await findDocumentsOf(ctx.db, [driver.id])).get(driver.id) ?? [];
  const isReady = missingToDrive({ bornOn: driver.bornOn, documents }, localDateOf(ctx.now)).length === 0;
  const to = stateFor(event.standing, isReady);
  // Delivered twice, or our team has changed the driver’s status since.
  if (!driverLifecycle.can(driver.state, to)) return;
  await moveDriver(ctx, { id: driver.id, to, reason: reasons[event.standing] });
}

function stateFor(standing: Standing, isReady: boolean): DriverState {
  if (standing === "suspended") return "suspended";
  if (standing === "terminated") return "left";
  return isReady ? "active" : "onboarding";
}

const reasons: Readonly<Record<Standing, string>> = {
  active: "Reinstated as a partner",
  suspended: "Suspended as a partner",
  terminated: "The partnership has ended",
};

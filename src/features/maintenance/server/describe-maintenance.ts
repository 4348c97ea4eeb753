import { isOn } from "#domain/company/maintenance.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { type MaintenanceWindow, maintenanceWindow } from "../contract.ts";
import { type DescribedWindow, findWindows } from "./views.ts";

export async function describeMaintenance({ db, now }: Pick<Context, "db" | "now">) {
  const describe = describeAt(now);
  const windows = await findWindows(db);
  const current = windows.find(({ window }) => window.endedAt === null && isOn(window, now));
  return {
    current: current ? describe(current) : null,
    past: windows.filter((one) => one !== current).map(describe),
  };
}

const describeAt =
  (now: Date) =>
  ({ window, startedBy, endedBy }: DescribedWindow): MaintenanceWindow =>
    toWire(maintenanceWindow, window, {
      started_by: startedBy,
      // One that ended by itself may wait a moment for the task that records it.
      ended_at: (window.endedAt ?? (isOn(window, now) ? null : window.until))?.toISOString() ?? null,
      ended_by: endedBy,
    });

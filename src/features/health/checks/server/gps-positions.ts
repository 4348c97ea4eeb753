import { notSetUp } from "#domain/health/health-status.ts";
import { judgePositions } from "#domain/health/judge-services.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { defineCheck } from "./define-check.ts";
import { countTrackedVehicles } from "./views.ts";

export const gpsPositions = defineCheck({
  id: "gps-positions",
  name: "Vehicle positions",
  group: "services",
  acts: "Dispatch",
  severity: "urgent",
  everyMinutes: 1,
  async read({ db, now, setup }) {
    if (setup.isDemo && !setup.hasLiveDemo) return undefined;
    return countTrackedVehicles(db, addMinutes(now, -10));
  },
  judge: (reading) => (reading ? judgePositions(reading) : notSetUp("The demo’s vehicles don’t move (DEMO_LIVE=0).")),
});

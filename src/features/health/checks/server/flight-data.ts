import { judgeService } from "#domain/health/judge-services.ts";
import { addMinutes, localDateOf } from "#domain/time/local-time.ts";
import { defineCheck } from "./define-check.ts";
import { findServiceAnswers } from "./views.ts";

/** A flight from Johannesburg to Cape Town that operates every day. */
const askedFlight = "SA303";

export const flightData = defineCheck({
  id: "flight-data",
  name: "Flight data",
  group: "services",
  acts: "Dispatch",
  severity: "soon",
  everyMinutes: 5,
  async read({ db, now, outside }, probing) {
    if (!outside.askFlight) return undefined;
    if (probing) await outside.askFlight(askedFlight, localDateOf(now));
    return findServiceAnswers(db, "flight-status", addMinutes(now, -30));
  },
  judge: (reading, now) =>
    judgeService(reading, "No flight status service is set up: dispatch enters delays manually.", now),
});

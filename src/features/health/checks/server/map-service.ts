import { judgeMap } from "#domain/health/judge-services.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { defineCheck } from "./define-check.ts";
import { findServiceAnswers } from "./views.ts";

export const mapService = defineCheck({
  id: "map-service",
  name: "Maps and roads",
  group: "services",
  acts: "Super-user",
  severity: "soon",
  everyMinutes: 5,
  async read({ db, now, setup, probes }) {
    const inBrowsers = await findServiceAnswers(db, "address-search", addMinutes(now, -30));
    return {
      hasRoads: probes.hasRoads,
      findsRoute: probes.hasRoads ? await probes.findsRoute() : undefined,
      hasAddressService: setup.googleMapsKey !== null,
      browsersWithout: inBrowsers.failed,
    };
  },
  judge: judgeMap,
});

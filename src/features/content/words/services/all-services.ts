import type { ServicePage } from "../page-shapes.ts";
import { airportTransfers } from "./airport-transfers.ts";
import { carHire } from "./car-hire.ts";
import { chauffeurServices } from "./chauffeur-services.ts";
import { coachHire } from "./coach-hire.ts";
import { corporateEvents } from "./corporate-events.ts";
import { privateShuttles } from "./private-shuttles.ts";
import { staffTransport } from "./staff-transport.ts";

/** The seven services, in the order of the menu. */
export const servicePages: readonly ServicePage[] = [
  airportTransfers,
  privateShuttles,
  chauffeurServices,
  corporateEvents,
  coachHire,
  staffTransport,
  carHire,
];

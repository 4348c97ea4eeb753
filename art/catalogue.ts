import type { PictureSource } from "./picture-source.ts";
import { airportTransfers } from "./scenes/airport-transfers.ts";
import { boKaap } from "./scenes/bo-kaap.ts";
import { capePeninsula } from "./scenes/cape-peninsula.ts";
import { carHire } from "./scenes/car-hire.ts";
import { chauffeurServices } from "./scenes/chauffeur-services.ts";
import { coachHire } from "./scenes/coach-hire.ts";
import { corporateEvents } from "./scenes/corporate-events.ts";
import { gardenRoute } from "./scenes/garden-route.ts";
import { groupTransfers } from "./scenes/group-transfers.ts";
import { hero, heroTall } from "./scenes/hero.ts";
import { notFound } from "./scenes/not-found.ts";
import { overberg } from "./scenes/overberg.ts";
import { privateShuttles } from "./scenes/private-shuttles.ts";
import { robbenIsland } from "./scenes/robben-island.ts";
import { staffTransport } from "./scenes/staff-transport.ts";
import { sunsetPhotography } from "./scenes/sunset-photography.ts";
import { tableMountain } from "./scenes/table-mountain.ts";
import { township } from "./scenes/township.ts";
import { westCoast } from "./scenes/west-coast.ts";
import { whaleWatching } from "./scenes/whale-watching.ts";
import { winelands } from "./scenes/winelands.ts";

/** Every picture of the site, in the order of the generated list. */
export const catalogue: PictureSource[] = [
  hero,
  heroTall,
  airportTransfers,
  privateShuttles,
  groupTransfers,
  coachHire,
  staffTransport,
  corporateEvents,
  chauffeurServices,
  carHire,
  capePeninsula,
  winelands,
  tableMountain,
  township,
  whaleWatching,
  sunsetPhotography,
  gardenRoute,
  robbenIsland,
  westCoast,
  overberg,
  boKaap,
  notFound,
];

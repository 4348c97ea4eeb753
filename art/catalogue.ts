import type { PictureSource } from "./picture-source.ts";
import { about } from "./scenes/about.ts";
import { airportTransfers } from "./scenes/airport-transfers.ts";
import { arrivalsHall } from "./scenes/arrivals-hall.ts";
import { attractionCapePeninsula } from "./scenes/attraction-cape-peninsula.ts";
import { attractionCapeWinelands } from "./scenes/attraction-cape-winelands.ts";
import { attractionHermanusWhaleWatching } from "./scenes/attraction-hermanus-whale-watching.ts";
import { attractionRobbenIsland } from "./scenes/attraction-robben-island.ts";
import { attractionTableMountain } from "./scenes/attraction-table-mountain.ts";
import { bettysBay } from "./scenes/bettys-bay.ts";
import { boKaap } from "./scenes/bo-kaap.ts";
import { campsBay } from "./scenes/camps-bay.ts";
import { cangoCaves } from "./scenes/cango-caves.ts";
import { capeAgulhas } from "./scenes/cape-agulhas.ts";
import { capePeninsula } from "./scenes/cape-peninsula.ts";
import { carHire } from "./scenes/car-hire.ts";
import { chapmansPeak } from "./scenes/chapmans-peak.ts";
import { chauffeurServices } from "./scenes/chauffeur-services.ts";
import { coachHire } from "./scenes/coach-hire.ts";
import { contact } from "./scenes/contact.ts";
import { corporateEvents } from "./scenes/corporate-events.ts";
import { districtSix } from "./scenes/district-six.ts";
import { fleetLargeCoach } from "./scenes/fleet-large-coach.ts";
import { fleetLuxuryCoach } from "./scenes/fleet-luxury-coach.ts";
import { fleetSedan } from "./scenes/fleet-sedan.ts";
import { fleetShuttle } from "./scenes/fleet-shuttle.ts";
import { gardenRoute } from "./scenes/garden-route.ts";
import { grootConstantia } from "./scenes/groot-constantia.ts";
import { groupTransfers } from "./scenes/group-transfers.ts";
import { hermanus } from "./scenes/hermanus.ts";
import { hermanusCliffPath } from "./scenes/hermanus-cliff-path.ts";
import { hero, heroTall } from "./scenes/hero.ts";
import { hotelPartnership } from "./scenes/hotel-partnership.ts";
import { kirstenboschGardens } from "./scenes/kirstenbosch-gardens.ts";
import { langebaanLagoon } from "./scenes/langebaan-lagoon.ts";
import { lionsHead } from "./scenes/lions-head.ts";
import { mosselBay } from "./scenes/mossel-bay.ts";
import { notFound } from "./scenes/not-found.ts";
import { oudtshoorn } from "./scenes/oudtshoorn.ts";
import { overberg } from "./scenes/overberg.ts";
import { partners } from "./scenes/partners.ts";
import { paternoster } from "./scenes/paternoster.ts";
import { plettenbergBay } from "./scenes/plettenberg-bay.ts";
import { privateShuttles } from "./scenes/private-shuttles.ts";
import { reviews } from "./scenes/reviews.ts";
import { rideshare } from "./scenes/rideshare.ts";
import { robbenIsland } from "./scenes/robben-island.ts";
import { signalHill } from "./scenes/signal-hill.ts";
import { staffTransport } from "./scenes/staff-transport.ts";
import { sunsetPhotography } from "./scenes/sunset-photography.ts";
import { tableMountain } from "./scenes/table-mountain.ts";
import { township } from "./scenes/township.ts";
import { townshipKitchen } from "./scenes/township-kitchen.ts";
import { tsitsikamma } from "./scenes/tsitsikamma.ts";
import { vaWaterfront } from "./scenes/va-waterfront.ts";
import { westCoast } from "./scenes/west-coast.ts";
import { whaleWatching } from "./scenes/whale-watching.ts";
import { winelands } from "./scenes/winelands.ts";
import { winelandsCellar } from "./scenes/winelands-cellar.ts";
import { zeitzMuseum } from "./scenes/zeitz-museum.ts";

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
  winelandsCellar,
  districtSix,
  townshipKitchen,
  paternoster,
  capeAgulhas,
  boKaap,
  kirstenboschGardens,
  vaWaterfront,
  campsBay,
  lionsHead,
  zeitzMuseum,
  chapmansPeak,
  signalHill,
  grootConstantia,
  tsitsikamma,
  oudtshoorn,
  cangoCaves,
  mosselBay,
  langebaanLagoon,
  plettenbergBay,
  bettysBay,
  hermanus,
  hermanusCliffPath,
  attractionTableMountain,
  attractionCapePeninsula,
  attractionRobbenIsland,
  attractionCapeWinelands,
  attractionHermanusWhaleWatching,
  fleetSedan,
  fleetShuttle,
  fleetLuxuryCoach,
  fleetLargeCoach,
  partners,
  hotelPartnership,
  rideshare,
  about,
  contact,
  reviews,
  notFound,
  arrivalsHall,
];

import type { AttractionPage } from "../page-shapes.ts";
import { bettysBay } from "./bettys-bay.ts";
import { boKaap } from "./bo-kaap.ts";
import { campsBay } from "./camps-bay.ts";
import { cangoCaves } from "./cango-caves.ts";
import { capePeninsula } from "./cape-peninsula.ts";
import { capeWinelands } from "./cape-winelands.ts";
import { chapmansPeak } from "./chapmans-peak.ts";
import { grootConstantia } from "./groot-constantia.ts";
import { hermanus } from "./hermanus.ts";
import { hermanusCliffPath } from "./hermanus-cliff-path.ts";
import { hermanusWhaleWatching } from "./hermanus-whale-watching.ts";
import { kirstenboschGardens } from "./kirstenbosch-gardens.ts";
import { langebaanLagoon } from "./langebaan-lagoon.ts";
import { lionsHead } from "./lions-head.ts";
import { mosselBay } from "./mossel-bay.ts";
import { oudtshoorn } from "./oudtshoorn.ts";
import { plettenbergBay } from "./plettenberg-bay.ts";
import { robbenIsland } from "./robben-island.ts";
import { signalHill } from "./signal-hill.ts";
import { tableMountain } from "./table-mountain.ts";
import { tsitsikamma } from "./tsitsikamma.ts";
import { vaWaterfront } from "./va-waterfront.ts";
import { zeitzMuseum } from "./zeitz-museum.ts";

/** Every sight that has a page, in the order the site lists them. */
export const attractionPages: readonly AttractionPage[] = [
  tableMountain,
  kirstenboschGardens,
  capePeninsula,
  robbenIsland,
  vaWaterfront,
  capeWinelands,
  campsBay,
  lionsHead,
  boKaap,
  hermanusWhaleWatching,
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
];

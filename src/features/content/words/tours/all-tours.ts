import type { TourPage } from "../page-shapes.ts";
import { capePeninsula } from "./cape-peninsula.ts";
import { gardenRoute } from "./garden-route.ts";
import { overberg } from "./overberg.ts";
import { robbenIsland } from "./robben-island.ts";
import { sunsetPhotography } from "./sunset-photography.ts";
import { tableMountain } from "./table-mountain.ts";
import { township } from "./township.ts";
import { westCoast } from "./west-coast.ts";
import { whaleWatching } from "./whale-watching.ts";
import { winelands } from "./winelands.ts";

/** The ten tours, in the order of the catalogue. */
export const tourPages: readonly TourPage[] = [
  capePeninsula,
  winelands,
  tableMountain,
  whaleWatching,
  township,
  sunsetPhotography,
  gardenRoute,
  robbenIsland,
  westCoast,
  overberg,
];

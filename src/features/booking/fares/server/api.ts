import { bind } from "#platform/bind.ts";
import { faresContract } from "../contract.ts";
import { airportRoute } from "./airport-route.ts";
import { tourDays } from "./tour-days.ts";

export const faresApi = bind(faresContract, { tourDays, airportRoute });

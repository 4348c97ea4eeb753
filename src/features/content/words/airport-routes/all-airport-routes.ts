import type { AirportRoutePage } from "../page-shapes.ts";
import { cityRoutes } from "./city.ts";
import { countryRoutes } from "./country.ts";
import { suburbRoutes } from "./suburbs.ts";

/** In the order of the airport transfers page: from the city outwards. */
export const airportRoutePages: readonly AirportRoutePage[] = [...cityRoutes, ...suburbRoutes, ...countryRoutes];

import type { FlightService } from "#features/trips/flights/server/gateways/flight-status.ts";
import type { Config } from "#platform/config.ts";
import { standInFlightsPath } from "../sandbox/flights/stand-in-flights.ts";

type Settings = Pick<Config, "flightService" | "hasStandInFlights">;

/** Whether anyone can be asked when a plane lands. Where not, our team enters it by hand, and the site promises no more. */
export const followsFlights = ({ flightService, hasStandInFlights }: Settings): boolean =>
  flightService !== undefined || hasStandInFlights === true;

/** Who is asked: the service that is set, else the stand-in at our own address. */
export const flightServiceAt =
  ({ flightService }: Settings) =>
  (siteUrl: string): FlightService =>
    flightService ?? { url: `${siteUrl}${standInFlightsPath}`, key: "stand-in" };

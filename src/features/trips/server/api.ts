import { bind } from "#platform/bind.ts";
import { assignTrip } from "../assign/server/assign-trip.ts";
import { assignTrips } from "../assign/server/assign-trips.ts";
import { candidatesForTrip } from "../assign/server/candidates-for-trip.ts";
import { swapTrips } from "../assign/server/swap-trips.ts";
import { unassignTrip } from "../assign/server/unassign-trip.ts";
import { unassignTrips } from "../assign/server/unassign-trips.ts";
import { tripsContract } from "../contract.ts";
import { flightContract } from "../flights/contract.ts";
import { setFlight } from "../flights/server/set-flight.ts";
import { offersApi } from "../offers/server/api.ts";
import { rippleContract } from "../ripple/contract.ts";
import { readRipple } from "../ripple/server/read-ripple.ts";
import { roadContract } from "../road/contract.ts";
import { readTripRecord } from "../road/server/read-trip-record.ts";
import { recordTripEvent } from "../road/server/record-trip-event.ts";
import { sendTripEvents } from "../road/server/send-trip-events.ts";
import { verifyTrip } from "../road/server/verify-trip.ts";
import { writeTripNote } from "../road/server/write-trip-note.ts";
import { shiftContract } from "../shift/contract.ts";
import { shiftTrip } from "../shift/server/shift-trip.ts";
import { splitContract } from "../split/contract.ts";
import { joinTrips } from "../split/server/join-trips.ts";
import { splitTrip } from "../split/server/split-trip.ts";

export const tripsApi = [
  ...bind(tripsContract, {
    candidatesForTrip,
    assignTrip,
    assignTrips,
    unassignTrip,
    unassignTrips,
    swapTrips,
    recordTripEvent,
    verifyTrip,
    writeTripNote,
  }),
  ...bind(roadContract, { readTripRecord, sendTripEvents }),
  ...bind(shiftContract, { shiftTrip }),
  ...bind(splitContract, { splitTrip, joinTrips }),
  ...bind(flightContract, { setFlight }),
  ...bind(rippleContract, { readRipple }),
  ...offersApi,
];

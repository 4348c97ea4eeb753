import { bind } from "#platform/bind.ts";
import { assignTrip } from "../assign/server/assign-trip.ts";
import { assignTrips } from "../assign/server/assign-trips.ts";
import { candidatesForTrip } from "../assign/server/candidates-for-trip.ts";
import { swapTrips } from "../assign/server/swap-trips.ts";
import { unassignTrip } from "../assign/server/unassign-trip.ts";
import { unassignTrips } from "../assign/server/unassign-trips.ts";
import { tripsContract } from "../contract.ts";
import { evidenceContract } from "../evidence/contract.ts";
import { evidenceFile } from "../evidence/server/evidence-file.ts";
import { flightContract } from "../flights/contract.ts";
import { setFlight } from "../flights/server/set-flight.ts";
import { noShowContract } from "../no-show/contract.ts";
import { decideNoShow } from "../no-show/server/decide-no-show.ts";
import { myNoShow } from "../no-show/server/my-no-show.ts";
import { readNoShow } from "../no-show/server/read-no-show.ts";
import { offersApi } from "../offers/server/api.ts";
import { photosContract } from "../photos/contract.ts";
import { listPhotos } from "../photos/server/list-photos.ts";
import { sendPhoto } from "../photos/server/send-photo.ts";
import { reliefContract } from "../relief/contract.ts";
import { abandonTrip } from "../relief/server/abandon-trip.ts";
import { readRelief } from "../relief/server/read-relief.ts";
import { rippleContract } from "../ripple/contract.ts";
import { readRipple } from "../ripple/server/read-ripple.ts";
import { roadContract } from "../road/contract.ts";
import { checkTripPin } from "../road/server/check-trip-pin.ts";
import { myNextStep } from "../road/server/my-next-step.ts";
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
import { waitingContract } from "../waiting/contract.ts";
import { readWait } from "../waiting/server/read-wait.ts";

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
  ...bind(roadContract, { checkTripPin, myNextStep, readTripRecord, sendTripEvents }),
  ...bind(waitingContract, { readWait }),
  ...bind(evidenceContract, { evidenceFile }),
  ...bind(noShowContract, { readNoShow, myNoShow, decideNoShow }),
  ...bind(photosContract, { sendPhoto, listPhotos }),
  ...bind(shiftContract, { shiftTrip }),
  ...bind(splitContract, { splitTrip, joinTrips }),
  ...bind(reliefContract, { readRelief, abandonTrip }),
  ...bind(flightContract, { setFlight }),
  ...bind(rippleContract, { readRipple }),
  ...offersApi,
];

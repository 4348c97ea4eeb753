import { bind } from "#platform/bind.ts";
import { alertsContract } from "../alerts/contract.ts";
import { declineSuggestion } from "../alerts/server/decline-suggestion.ts";
import { readRoadWatch } from "../alerts/server/read-road-watch.ts";
import { trackingContract } from "../contract.ts";
import { dutyContract } from "../duty/contract.ts";
import { myDuty } from "../duty/server/my-duty.ts";
import { setMyDuty } from "../duty/server/set-my-duty.ts";
import { geofencesContract } from "../geofences/contract.ts";
import { deleteGeofence } from "../geofences/server/delete-geofence.ts";
import { listGeofenceVisits } from "../geofences/server/list-geofence-visits.ts";
import { listGeofences } from "../geofences/server/list-geofences.ts";
import { locatePlace } from "../geofences/server/locate-place.ts";
import { saveGeofence } from "../geofences/server/save-geofence.ts";
import { trackingMapContract } from "../map/contract.ts";
import { readTripWay } from "../map/server/read-trip-way.ts";
import { replayContract } from "../replay/contract.ts";
import { listTrackedVehicles } from "../replay/server/list-tracked-vehicles.ts";
import { liveMap } from "./live-map.ts";
import { renewTrackingDevice } from "./renew-tracking-device.ts";
import { sendPositions } from "./send-positions.ts";
import { trackingDevice } from "./tracking-device.ts";
import { tripTrail } from "./trip-trail.ts";
import { vehicleTrail } from "./vehicle-trail.ts";
import { withdrawTrackingDevice } from "./withdraw-tracking-device.ts";

export const trackingApi = [
  ...bind(trackingContract, {
    trackingDevice,
    renewTrackingDevice,
    withdrawTrackingDevice,
    sendPositions,
    liveMap,
    vehicleTrail,
    tripTrail,
  }),
  ...bind(dutyContract, { myDuty, setMyDuty }),
  ...bind(geofencesContract, { listGeofences, listGeofenceVisits, locatePlace, saveGeofence, deleteGeofence }),
  ...bind(alertsContract, { readRoadWatch, declineSuggestion }),
  ...bind(trackingMapContract, { readTripWay }),
  ...bind(replayContract, { listTrackedVehicles }),
];

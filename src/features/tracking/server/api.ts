import { bind } from "#platform/bind.ts";
import { trackingContract } from "../contract.ts";
import { liveMap } from "./live-map.ts";
import { renewTrackingDevice } from "./renew-tracking-device.ts";
import { sendPositions } from "./send-positions.ts";
import { trackingDevice } from "./tracking-device.ts";
import { tripTrail } from "./trip-trail.ts";
import { vehicleTrail } from "./vehicle-trail.ts";
import { withdrawTrackingDevice } from "./withdraw-tracking-device.ts";

export const trackingApi = bind(trackingContract, {
  trackingDevice,
  renewTrackingDevice,
  withdrawTrackingDevice,
  sendPositions,
  liveMap,
  vehicleTrail,
  tripTrail,
});

import { bind } from "#platform/bind.ts";
import { followContract } from "../contract.ts";
import { liveTrip } from "./live-trip.ts";
import { reportLate } from "./report-late.ts";
import { requestNewPickup } from "./request-new-pickup.ts";
import { shareLiveTrip } from "./share-live-trip.ts";
import { withdrawSharedLink } from "./withdraw-shared-link.ts";

export const followApi = bind(followContract, {
  liveTrip,
  reportLate,
  requestNewPickup,
  shareLiveTrip,
  withdrawSharedLink,
});

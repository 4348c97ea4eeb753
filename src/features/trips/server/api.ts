import { bind } from "#platform/bind.ts";
import { assignTrip } from "../assign/server/assign-trip.ts";
import { unassignTrip } from "../assign/server/unassign-trip.ts";
import { tripsContract } from "../contract.ts";
import { offersApi } from "../offers/server/api.ts";

export const tripsApi = [...bind(tripsContract, { assignTrip, unassignTrip }), ...offersApi];

import { bind } from "#platform/bind.ts";
import { boardApi } from "../board/server/api.ts";
import { dispatchContract } from "../contract.ts";
import { handoverApi } from "../handover/server/api.ts";
import { partnerHomeContract } from "../partner-contract.ts";
import { planApi } from "../plan/server/api.ts";
import { weekApi } from "../week/server/api.ts";
import { myOrganisation } from "./my-organisation.ts";
import { myTrip } from "./my-trip.ts";
import { myTrips } from "./my-trips.ts";
import { providerTrips } from "./provider-trips.ts";

export const dispatchApi = [
  ...bind(dispatchContract, { myTrip, myTrips, providerTrips }),
  ...bind(partnerHomeContract, { myOrganisation }),
  ...boardApi,
  ...weekApi,
  ...planApi,
  ...handoverApi,
];

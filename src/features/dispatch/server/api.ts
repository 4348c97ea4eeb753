import { bind } from "#platform/bind.ts";
import { dispatchContract } from "../contract.ts";
import { partnerHomeContract } from "../partner-contract.ts";
import { dispatchDay } from "./dispatch-day.ts";
import { myOrganisation } from "./my-organisation.ts";
import { myTrips } from "./my-trips.ts";
import { providerTrips } from "./provider-trips.ts";

export const dispatchApi = [
  ...bind(dispatchContract, { myTrips, providerTrips, dispatchDay }),
  ...bind(partnerHomeContract, { myOrganisation }),
];

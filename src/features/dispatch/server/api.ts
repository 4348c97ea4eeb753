import { bind } from "#platform/bind.ts";
import { dispatchContract } from "../contract.ts";
import { partnerHomeContract } from "../partner-contract.ts";
import { readDay } from "./read-day.ts";
import { readOrganisations } from "./read-organisations.ts";
import { readProviderTrips } from "./read-provider-trips.ts";
import { readTrips } from "./read-trips.ts";

export const dispatchApi = [
  ...bind(dispatchContract, { myTrips: readTrips, providerTrips: readProviderTrips, dispatchDay: readDay }),
  ...bind(partnerHomeContract, { myOrganisation: readOrganisations }),
];

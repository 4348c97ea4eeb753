import { bind } from "#platform/bind.ts";
import { driversContract } from "../contract.ts";
import { readProfile } from "./read-profile.ts";
import { readTeam } from "./read-team.ts";

export const driversApi = bind(driversContract, { myDriverProfile: readProfile, providerTeam: readTeam });

import { bind } from "#platform/bind.ts";
import { driversContract } from "../contract.ts";
import { driversDeskApi } from "../desk/server/api.ts";
import { driverRecordApi } from "../record/server/api.ts";
import { driverTimeApi } from "../time/server/api.ts";
import { myDriverProfile } from "./my-driver-profile.ts";
import { providerTeam } from "./provider-team.ts";

export const driversApi = [
  ...bind(driversContract, { myDriverProfile, providerTeam }),
  ...driversDeskApi,
  ...driverTimeApi,
  ...driverRecordApi,
];

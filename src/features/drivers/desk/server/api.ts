import { bind } from "#platform/bind.ts";
import { driversDeskContract } from "../contract.ts";
import { changeDriverPhoto } from "./change-driver-photo.ts";
import { changeDriverStatus } from "./change-driver-status.ts";
import { enterDriver } from "./enter-driver.ts";
import { findDrivers } from "./find-drivers.ts";
import { inviteDriver } from "./invite-driver.ts";
import { readDriver } from "./read-driver.ts";
import { saveDriver } from "./save-driver.ts";

export const driversDeskApi = bind(driversDeskContract, {
  findDrivers,
  readDriver,
  enterDriver,
  saveDriver,
  inviteDriver,
  changeDriverPhoto,
  changeDriverStatus,
});

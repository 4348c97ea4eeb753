import { bind } from "#platform/bind.ts";
import { driverRecordContract } from "../contract.ts";
import { driverMessages } from "./driver-messages.ts";
import { driverPerformance } from "./driver-performance.ts";
import { driverTrips } from "./driver-trips.ts";
import { myPerformance } from "./my-performance.ts";

export const driverRecordApi = bind(driverRecordContract, {
  driverPerformance,
  myPerformance,
  driverTrips,
  driverMessages,
});

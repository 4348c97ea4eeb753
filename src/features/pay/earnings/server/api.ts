import { bind } from "#platform/bind.ts";
import { earningsContract } from "../contract.ts";
import { addAdjustment } from "./add-adjustment.ts";
import { driverEarnings } from "./driver-earnings.ts";
import { myEarnings } from "./my-earnings.ts";
import { removeAdjustment } from "./remove-adjustment.ts";
import { tripCosts } from "./trip-costs.ts";

export const earningsApi = bind(earningsContract, {
  myEarnings,
  driverEarnings,
  addAdjustment,
  removeAdjustment,
  tripCosts,
});

import { bind } from "#platform/bind.ts";
import { arrivalsContract } from "../contract.ts";
import { createArrivalScreen } from "./create-arrival-screen.ts";
import { guestArrivals } from "./guest-arrivals.ts";
import { listArrivalScreens } from "./list-arrival-screens.ts";
import { screenArrivals } from "./screen-arrivals.ts";
import { withdrawArrivalScreen } from "./withdraw-arrival-screen.ts";

export const arrivalsApi = bind(arrivalsContract, {
  guestArrivals,
  screenArrivals,
  listArrivalScreens,
  createArrivalScreen,
  withdrawArrivalScreen,
});

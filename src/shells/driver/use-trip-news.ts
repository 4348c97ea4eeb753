import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { dispatchContract } from "#features/dispatch/contract.ts";
import { driversContract } from "#features/drivers/contract.ts";
import { cashContract } from "#features/payments/cash/contract.ts";
import { ownOffersContract } from "#features/trips/offers/own-contract.ts";
import { followEvents } from "#platform/browser/follow-events.ts";

/** What a new, moved, cancelled or offered trip changes on its driver’s phone. */
const readAgain = [
  dispatchContract.myTrips,
  dispatchContract.myTrip,
  ownOffersContract.myOffers,
  cashContract.myCash,
  driversContract.myDriverProfile,
];

/** While the app is on the screen it hears of the driver’s trips as they change; in the pocket a notice wakes it. */
export function useTripNews(): void {
  const memory = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      for (const { name } of readAgain) void memory.invalidateQueries({ queryKey: [name] });
    };
    let stop: (() => void) | undefined;
    const follow = () => {
      if (document.visibilityState !== "visible") {
        stop?.();
        stop = undefined;
        return;
      }
      stop ??= followEvents({
        address: "/functions/v1/driver-events",
        onOpen: refresh,
        onEvent: refresh,
        onLine: () => undefined,
      });
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      stop?.();
    };
  }, [memory]);
}

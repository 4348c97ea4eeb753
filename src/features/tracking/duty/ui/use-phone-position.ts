import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { useCall } from "#platform/browser/use-call.ts";
import { dutyContract, type OwnDuty } from "../contract.ts";
import { type FollowState, useFollowing } from "./use-following.ts";

const onTheRoadS = 5;
const dutyKey = [dutyContract.myDuty.name, {}];

/** Whether the driver is on duty, as the server says; asked when the app is opened and when one comes back to it. */
export const useDuty = () => useCall(dutyContract.myDuty, {});

type Phone = { readonly isDriving: boolean; readonly isOwnPhone: boolean };

/**
 * Sends where the phone is while its driver is on duty: often while a trip is driven, seldom otherwise, and nothing at all
 * off duty. `isDriving` is what was reported on this phone, which may know it before the server; `isOwnPhone` is false for
 * someone who looks through a driver's eyes.
 */
export function usePhonePosition({
  isDriving,
  isOwnPhone,
}: Phone): FollowState & { readonly everySeconds: number | null } {
  const memory = useQueryClient();
  const duty = useDuty();
  const request = isDriving ? onTheRoadS : (duty.data?.every_seconds ?? null);
  const everySeconds = isOwnPhone ? request : null;
  const onPace = useCallback(
    (every_seconds: number | null) =>
      memory.setQueryData<OwnDuty>(dutyKey, (before) =>
        before && before.every_seconds !== every_seconds ? { ...before, every_seconds } : before,
      ),
    [memory],
  );
  const state = useFollowing(everySeconds, onPace);
  useWakeLock(isDriving && isOwnPhone);
  return { isLocationOff: everySeconds !== null && state.isLocationOff, everySeconds };
}

type Lock = { release(): Promise<void> };
type WakeNavigator = Navigator & { wakeLock?: { request(kind: "screen"): Promise<Lock> } };

/** A phone that falls asleep knows no places: its screen stays on while a trip is driven and the page is in front. */
function useWakeLock(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    let lock: Lock | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.hidden || isOver) return;
      // A low battery, or a browser without it, may say no.
      lock = await (navigator as WakeNavigator).wakeLock?.request("screen").catch(() => undefined);
      if (isOver) await lock?.release();
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", hold);
      void lock?.release().catch(() => undefined);
    };
  }, [isOn]);
}

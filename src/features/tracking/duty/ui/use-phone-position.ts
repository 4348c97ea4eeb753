import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { useCall } from "#platform/browser/use-call.ts";
import { dutyContract, type OwnDuty } from "../contract.ts";
import { type FollowState, useFollowing } from "./use-following.ts";

const onTheRoadS = 5;
const dutyKey = [dutyContract.myDuty.name, {}];

/** Whether the driver is on duty; loaded when the app opens and when it comes back to the front. */
export const useDuty = () => useCall(dutyContract.myDuty, {});

type Phone = { readonly isDriving: boolean; readonly isOwnPhone: boolean };

/**
 * Sends the phone’s position while its driver is on duty: often during a trip, rarely otherwise, and never
 * off duty. `isDriving` comes from reports on this phone, which may know before the server; `isOwnPhone` is
 * false for a colleague viewing as the driver.
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

/**
 * A sleeping phone has no position, so its screen stays on while a trip is in progress and the page is in
 * front.
 */
function useWakeLock(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    let lock: Lock | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.hidden || isOver) return;
      // With a low battery, or in an older browser, this may fail.
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

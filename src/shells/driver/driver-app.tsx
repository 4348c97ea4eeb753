import { useQueryClient } from "@tanstack/react-query";
import { CloudOff, MapPinOff, RefreshCw } from "lucide-react";
import { useEffect } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatTimeBeside } from "#design/dates/date-text.tsx";
import { phoneAddress } from "#design/trip-links.tsx";
import { isOnRoad } from "#domain/trip/trip-on-road.ts";
import { contentContract } from "#features/content/contract.ts";
import { walletContract } from "#features/documents/wallet/contract.ts";
import { driversContract } from "#features/drivers/contract.ts";
import { endPush, renewPush } from "#features/notices/ui/use-push.ts";
import { cashContract } from "#features/payments/cash/contract.ts";
import { useDuty, usePhonePosition } from "#features/tracking/duty/ui/use-phone-position.ts";
import { ownOffersContract } from "#features/trips/offers/own-contract.ts";
import { ownTripsContract } from "#features/trips/own/contract.ts";
import { asReported, useOutbox } from "#features/trips/road/ui/use-outbox.ts";
import { forgetDeviceData } from "#platform/browser/device/device-data.ts";
import { startNewVersion, useAppState, useInstallableApp } from "#platform/browser/device/installed-app.ts";
import { setQuiet } from "#platform/browser/device/quiet.ts";
import { useSavedCopies } from "#platform/browser/device/use-saved-copies.ts";
import { followEvents } from "#platform/browser/follow-events.ts";
import { readOutbox, sendWaiting, wipeOutbox } from "#platform/browser/outbox.ts";
import { beforeLeaving, objectToLeaving, useSession } from "#platform/browser/session.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";
import { savedCalls } from "./saved-calls.ts";

const noRefreshes: readonly Call[] = [];
const appFiles = { script: "/driver/sw.js", manifest: "/driver/app.webmanifest" };

/** Makes the driver's pages an app on the phone: it opens offline and says how old the shown data is. */
export function DriverApp() {
  useInstallableApp(appFiles);
  const userId = useOwnPhone();
  const savedFrom = useSavedCopies(savedCalls, userId);
  useWiping();
  useTripNews();
  // Loaded ahead: a driver stopped at the roadside may be offline.
  useCall(walletContract.myWallet, {}, { enabled: userId !== undefined });
  useEffect(() => {
    // If the app is opened offline, it is reported the next time.
    if (userId !== undefined) renewPush().catch(() => undefined);
  }, [userId]);
  const isDriving = useDriving();
  const { isLocationOff, everySeconds } = usePhonePosition({ isDriving, isOwnPhone: userId !== undefined });
  useRest(everySeconds);
  return (
    <div className="grid gap-3 not-empty:mb-4">
      {!isDriving && <NewVersion />}
      {savedFrom && <SavedCopy from={savedFrom} />}
      {isLocationOff && <LocationOff />}
    </div>
  );
}

/** As reported on this phone, online or offline. */
function useDriving(): boolean {
  const { data } = useCall(ownTripsContract.myTrips, { when: "ahead" });
  const outbox = useOutbox(noRefreshes);
  return data?.trips.some((trip) => isOnRoad(asReported(trip, outbox))) ?? false;
}

/** Off duty nothing polls, until the driver returns to the app or a notification arrives. */
function useRest(everySeconds: number | null) {
  const memory = useQueryClient();
  const duty = useDuty().data;
  const isResting = duty !== undefined && duty.on_since === null && everySeconds === null;
  useEffect(() => {
    setQuiet(isResting);
    return () => setQuiet(false);
  }, [isResting]);
  useEffect(() => {
    const refresh = () => void memory.invalidateQueries();
    navigator.serviceWorker?.addEventListener("message", refresh);
    return () => navigator.serviceWorker?.removeEventListener("message", refresh);
  }, [memory]);
}

/** Someone viewing the app as a driver stores nothing of theirs. */
function useOwnPhone(): string | undefined {
  const session = useSession();
  return session.status === "in" && !session.person.impersonatorId ? session.person.userId : undefined;
}

/** Nothing stays on the phone of a driver who signs out or no longer drives for us. */
function useWiping() {
  const { data } = useCall(driversContract.myDriverProfile, {});
  const isShutOut = data !== undefined && data.driver?.state !== "active";
  useEffect(() => objectToLeaving(unsentText), []);
  useEffect(() => beforeLeaving(sendAndWipe), []);
  useEffect(() => beforeLeaving(endPush), []);
  useEffect(() => {
    if (!isShutOut) return;
    forgetDeviceData("copies", "positions");
    void sendAndWipe();
  }, [isShutOut]);
}

/** Online everything is sent first; offline it would be lost. */
function unsentText(): string | undefined {
  const { waiting, isOnline } = readOutbox();
  if (waiting.length === 0 || isOnline) return undefined;
  const what =
    waiting.length === 1 ? "1 report isn’t sent yet and is" : `${waiting.length} reports aren’t sent yet and are`;
  return `Sign out without a connection? ${what} deleted from this phone.`;
}

async function sendAndWipe() {
  await sendWaiting({ isLeaving: true });
  await wipeOutbox();
}

/** Never during a trip, and only when pressed. */
function NewVersion() {
  const { hasUpdate } = useAppState();
  if (!hasUpdate) return null;
  return (
    <Alert
      tone="info"
      icon={<RefreshCw />}
      title="A new version is ready"
      action={
        <Button size="sm" variant="outline" onClick={() => void startNewVersion()}>
          Reload
        </Button>
      }
    />
  );
}

function SavedCopy({ from }: { from: Date }) {
  return (
    <Alert tone="warn" icon={<CloudOff />} announce>
      Saved copy from {formatTimeBeside(from, new Date())}. It’s updated when you’re back online.
    </Alert>
  );
}

function LocationOff() {
  const { data: company } = useCall(contentContract.companyDetails, {});
  return (
    <Alert tone="warn" icon={<MapPinOff />} title="Location is off" announce>
      Allow this app to use your location, so that dispatch and your passengers can see where you are while you’re on
      duty.
      {company && (
        <>
          {" "}
          Can’t turn it on? Call dispatch on{" "}
          <a href={phoneAddress(company.phone_e164)} className="whitespace-nowrap font-semibold text-inherit underline">
            {company.phone}
          </a>{" "}
          before you depart.
        </>
      )}
    </Alert>
  );
}

/** Read again when a trip is new, moved, cancelled or offered. */
const readAgain = [
  ownTripsContract.myTrips,
  ownTripsContract.myTrip,
  ownOffersContract.myOffers,
  cashContract.myCash,
  driversContract.myDriverProfile,
];

/** While on screen, the app hears of changed trips; in the pocket, notifications wake it. */
function useTripNews(): void {
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

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { v7 } from "uuid";
import { useStoredText } from "#design/use-stored-text.ts";
import { publicEmergencyNumbers } from "#domain/sos/sos-lifecycle.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { findBattery, findPlace } from "#platform/browser/phone-facts.ts";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import { type OwnAlarm, type RaisedSos, sosContract } from "../contract.ts";
import { keptSender, useKeptSender } from "./use-kept-sender.ts";

/** An alarm on this phone until the server has it. */
type KeptSos = Omit<RaisedSos, "sent_at"> & { readonly userId: string };

/** Danger can’t wait for the usual 20 seconds. */
const tryAgainMs = 5000;

const sender = keptSender<KeptSos>({
  name: "cts-sos",
  tryAgainMs,
  deliver: ({ userId: _, ...alarm }) =>
    callSignedIn(sosContract.raiseSos, { ...alarm, sent_at: new Date().toISOString() }),
});

type Raising = {
  readonly userId: string;
  readonly key: string;
  readonly isSilent: boolean;
  readonly onKept: () => void;
};

/** The alarm goes first; the position follows as soon as the phone has it. */
async function raise({ userId, key, isSilent, onKept }: Raising): Promise<void> {
  const kept: KeptSos = {
    key,
    userId,
    raised_at: new Date().toISOString(),
    is_silent: isSilent,
    place: null,
    battery_percent: null,
  };
  await sender.keep(kept);
  // Only now: polling an alarm that is neither stored nor sent would look as if it were closed.
  onKept();
  const sending = sender.send(userId);
  const [place, battery_percent] = await Promise.all([findPlace(), findBattery()]);
  await sending;
  // Not sent yet: it includes what is known by now.
  if (sender.state().waiting.some((one) => one.key === key)) await sender.keep({ ...kept, place, battery_percent });
}

/** A driver’s alarm: raised on this phone, sent once there is a connection, and followed until our team closes it. */
export function useSos() {
  const { waiting, isOnline, userId, sendNow } = useKeptSender(sender);
  const [activeKey, setActiveKey] = useStoredText("cts-sos-active");
  const [silent, setSilent] = useStoredText("cts-sos-silent");
  const isWaiting = waiting.some(({ key }) => key === activeKey);
  const own = useOwnAlarm(isWaiting ? "" : (activeKey ?? ""));
  const isSilent = silent === "yes";
  const isOver = own?.state === "closed";
  useEffect(() => {
    if (isOver) setActiveKey("");
  }, [isOver, setActiveKey]);
  return {
    isSilent,
    setSilent: (isOn: boolean) => setSilent(isOn ? "yes" : "no"),
    /** Pressed twice, it is one alarm while it is open. */
    raise: () => {
      if (activeKey) return sendNow();
      const key = v7();
      void raise({ userId, key, isSilent, onKept: () => setActiveKey(key) });
    },
    /** None; stored on this phone; sent; or accepted by a colleague. */
    status: statusOf({ activeKey, isWaiting, isOnline, isTaken: own?.state === "taken" }),
    alarm: own,
  };
}

type SosStatus = "none" | "sending" | "no_line" | "sent" | "taken";
type Known = { activeKey: string | null; isWaiting: boolean; isOnline: boolean; isTaken: boolean };

function statusOf({ activeKey, isWaiting, isOnline, isTaken }: Known): SosStatus {
  if (!activeKey) return "none";
  if (isWaiting) return isOnline ? "sending" : "no_line";
  return isTaken ? "taken" : "sent";
}

type EmergencyNumber = { readonly label: string; readonly number: string };

/** Stored on this phone while online, because they are needed most when offline. */
export function useSosNumbers(): readonly EmergencyNumber[] {
  const [stored, store] = useStoredText("cts-sos-numbers");
  const { data } = useCall(sosContract.sosNumbers, {});
  useEffect(() => {
    if (data) store(JSON.stringify(data.numbers));
  }, [data, store]);
  return [...(data?.numbers ?? parsed(stored)), ...publicEmergencyNumbers];
}

/** The stored text was written above. */
const parsed = (stored: string | null): readonly EmergencyNumber[] => (stored ? JSON.parse(stored) : []);

const everyMs = 10_000;

/** Sends this phone’s position while its alarm is open, also with the screen off, and hears who has taken it. */
function useOwnAlarm(key: string): OwnAlarm | undefined {
  const { data } = useQuery({
    queryKey: [sosContract.followMySos.name, key],
    enabled: key !== "",
    refetchInterval: ({ state }) => (state.data?.state === "closed" ? false : everyMs),
    refetchIntervalInBackground: true,
    retry: false,
    queryFn: () => follow(key),
  });
  return key === "" ? undefined : data;
}

async function follow(key: string): Promise<OwnAlarm> {
  const place = await findPlace();
  try {
    return await callSignedIn(sosContract.followMySos, { key, place, taken_at: new Date().toISOString() });
  } catch (error) {
    // Another account’s alarm on this phone, or one that never arrived: nothing to follow.
    if (error instanceof CallFailed && error.status === 404)
      return { state: "closed", raised_at: new Date().toISOString(), taken_by: null, taken_at: null };
    throw error;
  }
}

import { useEffect, useState } from "react";
import { deviceData } from "#platform/browser/device/device-data.ts";
import { keptQueue } from "#platform/browser/kept-queue.ts";
import { findBattery } from "#platform/browser/phone-facts.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { InputOf } from "#platform/contract.ts";
import { trackingContract } from "../../contract.ts";

type Fix = InputOf<typeof trackingContract.sendPositions>["positions"][number];

/** Sorted by time. */
const waiting = keptQueue<Fix>(deviceData.positions);

/** The most that one call takes, and the most to keep offline: older ones are dropped. */
const atOnce = 500;
const keptAtMost = 2000;
/** After a failed call, the pause before the next grows up to this. */
const patienceMs = 30_000;
/** With a longer interval the GPS rests between two positions. */
const watchedUpToS = 15;
/** A receiver that reports only movement is silent while parked, so it is asked for a position. */
const stillMs = 30_000;

export type FollowState = { readonly isLocationOff: boolean };
type OnPace = (everySeconds: number | null) => void;
type Report = {
  /** The server’s interval from now on; null: stop. */
  onPace: OnPace;
  onState(state: FollowState): void;
};

/**
 * Sends this phone’s position while there is an interval; without one there is no timer, no request and no
 * active GPS.
 */
export function useFollowing(everySeconds: number | null, onPace: OnPace): FollowState {
  const [state, setState] = useState<FollowState>({ isLocationOff: false });
  useEffect(() => {
    if (everySeconds === null) return;
    const onState = (next: FollowState) =>
      setState((before) => (before.isLocationOff === next.isLocationOff ? before : next));
    return followPhone(everySeconds, { onPace, onState });
  }, [everySeconds, onPace]);
  return state;
}

/** Sends every so many seconds until stopped, one request at a time. */
function followPhone(everySeconds: number, { onPace, onState }: Report): () => void {
  const { geolocation } = navigator as { geolocation?: Geolocation | null };
  let isStopped = false;
  let isSending = false;
  let takenAt = 0;
  let quietUntil = 0;
  if (!geolocation) {
    onState({ isLocationOff: true });
    return () => undefined;
  }

  const take = async (position: GeolocationPosition) => {
    // The receiver reports every movement; half a second early is close enough.
    if (isStopped || Date.now() - takenAt < everySeconds * 1000 - 500) return;
    takenAt = Date.now();
    onState({ isLocationOff: false });
    await waiting.keep(await fixOf(position));
    await send();
  };
  const send = async () => {
    if (isStopped || isSending || Date.now() < quietUntil) return;
    isSending = true;
    try {
      const result = await sendKept();
      if (result !== undefined && !isStopped) onPace(result);
    } catch {
      quietUntil = Date.now() + patienceMs;
      await makeRoom();
    } finally {
      isSending = false;
    }
  };
  const fail = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
    if (!isStopped && code === PERMISSION_DENIED) onState({ isLocationOff: true });
  };

  const isWatched = everySeconds <= watchedUpToS;
  const options = { enableHighAccuracy: isWatched, maximumAge: 2000, timeout: everySeconds * 1000 };
  const ask = () => geolocation.getCurrentPosition((position) => void take(position), fail, options);
  const watch = isWatched ? geolocation.watchPosition((position) => void take(position), fail, options) : undefined;
  const askIfStill = () => Date.now() - takenAt >= stillMs && ask();
  const timer = isWatched ? setInterval(askIfStill, stillMs) : setInterval(ask, everySeconds * 1000);
  if (!isWatched) ask();
  return () => {
    isStopped = true;
    clearInterval(timer);
    if (watch !== undefined) geolocation.clearWatch(watch);
  };
}

/** Sends everything waiting in one call. Whatever the server has answered is not sent again. */
async function sendKept(): Promise<number | null | undefined> {
  const positions = (await waiting.read()).slice(0, atOnce);
  if (positions.length === 0) return undefined;
  const sent_at = new Date().toISOString();
  const { every_seconds } = await callSignedIn(trackingContract.sendPositions, { positions, sent_at });
  await waiting.forget(positions.map(({ key }) => key));
  return every_seconds;
}

async function makeRoom(): Promise<void> {
  const kept = await waiting.read();
  if (kept.length > keptAtMost) await waiting.forget(kept.slice(0, kept.length - keptAtMost).map(({ key }) => key));
}

const kmh = 3.6;
const within = (value: number | null, least: number, most: number) =>
  value === null || Number.isNaN(value) || value < least || value > most ? null : value;

async function fixOf({ coords, timestamp }: GeolocationPosition): Promise<Fix> {
  const at = new Date(timestamp).toISOString();
  return {
    key: at,
    at,
    latitude: coords.latitude,
    longitude: coords.longitude,
    accuracy_m: within(coords.accuracy, 0, 100_000),
    speed_kmh: within(coords.speed === null ? null : coords.speed * kmh, 0, 1000),
    heading: within(coords.heading, 0, 360),
    battery: await findBattery(),
  };
}

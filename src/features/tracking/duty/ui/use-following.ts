import { useEffect, useState } from "react";
import { deviceData } from "#platform/browser/device/device-data.ts";
import { keptQueue } from "#platform/browser/kept-queue.ts";
import { findBattery } from "#platform/browser/phone-facts.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { InputOf } from "#platform/contract.ts";
import { trackingContract } from "../../contract.ts";

type Fix = InputOf<typeof trackingContract.sendPositions>["positions"][number];

/** Sorted by when they were taken. */
const waiting = keptQueue<Fix>(deviceData.positions);

/** As many as one call takes, and as many as are worth keeping offline: older ones make room. */
const atOnce = 500;
const keptAtMost = 2000;
/** After a call that failed, the next ones take longer to be tried. */
const patienceMs = 30_000;
/** Beyond this pace the receiver rests between two positions. */
const watchedUpToS = 15;
/** A receiver that tells moves only is silent while the vehicle is parked: then it is asked. */
const stillMs = 30_000;

export type FollowState = { readonly isLocationOff: boolean };
type OnPace = (everySeconds: number | null) => void;
type Report = {
  /** The server’s wishes from now on; null: nothing. */
  onPace: OnPace;
  onState(state: FollowState): void;
};

/** Sends where this phone is while there is a pace; without one there is no timer, no request and no receiver that is on. */
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

/** Every so many seconds, until it is stopped: one request at a time and never more often. */
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
    // A receiver tells each move; half a second early is not too early.
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

/** Everything that waits, in one call. What the server has answered is not sent again, whatever it made of it. */
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

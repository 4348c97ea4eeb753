import { localTimeOf } from "#domain/time/local-time.ts";
import type { LobbyLine } from "../contract.ts";

export const clock = (moment: string): string => localTimeOf(new Date(moment));

/** The expected time at a glance: minutes within two hours, otherwise the time of day. */
export function whenText({ expected_at, state }: LobbyLine, now: string): string {
  if (state === "arrived" || state === "searching") return "Here now";
  if (state === "completed") return "Arrived";
  const minutes = Math.ceil((Date.parse(expected_at) - Date.parse(now)) / 60_000);
  if (minutes <= 1) return "Now";
  return minutes <= 120 ? `${minutes}\u00a0min` : clock(expected_at);
}

/** The status in a few words. */
export function statusText(line: LobbyLine): string {
  const { state, role, is_by_road: isByRoad, expected_at, planned_at } = line;
  if (state === "completed") return `Arrived at ${clock(expected_at)}`;
  if (state === "interrupted") return "Interrupted on the way, another vehicle is coming";
  if (state === "arrived" || state === "searching") return role === "pickup" ? "Driver is here" : "At the pickup";
  if (state === "onboard" || state === "stopover") return isByRoad ? `Expected at ${clock(expected_at)}` : "On the way";
  if (state === "en_route") return role === "pickup" ? "Driver on the way" : "Driver on the way to the guest";
  return `Planned for ${clock(planned_at)}`;
}

export const roleLabels: Readonly<Record<LobbyLine["role"], string>> = { arrival: "Arrival", pickup: "Pickup" };

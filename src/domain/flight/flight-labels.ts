import { localTimeOf } from "../time/local-time.ts";
import type { FlightStatus } from "./flight.ts";

/** A flight's status in the same words for dispatch, drivers and forms. */
export const flightLabels: Readonly<Record<FlightStatus, string>> = {
  unknown: "No news",
  scheduled: "On time",
  delayed: "Delayed",
  departed: "In the air",
  landed: "Landed",
  cancelled: "Cancelled",
  diverted: "Diverted",
};

export type ShownFlight = {
  readonly status: FlightStatus;
  readonly expected_at: string | null;
  readonly terminal: string;
  readonly gate: string;
};

const comes: readonly FlightStatus[] = ["scheduled", "delayed", "departed"];

/** "Delayed, lands 11:30, terminal 1, gate A4"; unknown parts are left out. */
export function flightNewsText({ status, expected_at: at, terminal, gate }: ShownFlight): string {
  const time = at ? localTimeOf(new Date(at)) : undefined;
  return [
    ...(status === "landed" && time ? [`Landed ${time}`] : [flightLabels[status]]),
    ...(time && comes.includes(status) ? [`lands ${time}`] : []),
    ...(terminal ? [`terminal ${terminal}`] : []),
    ...(gate ? [`gate ${gate}`] : []),
  ].join(", ");
}

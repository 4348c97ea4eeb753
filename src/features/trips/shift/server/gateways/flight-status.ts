import * as z from "zod/mini";
import type { FlightNews, FlightStatus } from "#domain/flight/flight.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

/** The flight data service; it speaks AeroDataBox’s API. */
export type FlightService = { readonly url: string; readonly key: string };

/** Undefined if the service could not be reached; empty if it knows no such flight on that day. */
export type FlightAnswer = readonly FlightNews[] | undefined;

declare module "#platform/context.ts" {
  interface Outside {
    /** Left out without a flight service: our team enters landings by hand, and the site promises nothing more. */
    readonly askFlight?: ((number: string, day: LocalDate) => Promise<FlightAnswer>) | undefined;
  }
}

const patienceMs = 5000;

const time = z.optional(z.nullable(z.object({ utc: z.string() })));
const movement = z.object({
  scheduledTime: time,
  revisedTime: time,
  predictedTime: time,
  runwayTime: time,
  terminal: z.optional(z.nullable(z.string())),
  gate: z.optional(z.nullable(z.string())),
});
const flights = z.array(z.object({ status: z.string(), arrival: movement }));

/** Looks up a flight by its number and the day of its landing. */
export async function askFlight(service: FlightService, number: string, day: LocalDate): Promise<FlightAnswer> {
  const response = await fetch(`${service.url}/flights/number/${number}/${day}?dateLocalRole=Arrival`, {
    headers: {
      accept: "application/json",
      // AeroDataBox is sold through two marketplaces, each with its own header for the key.
      "x-api-market-key": service.key,
      "x-rapidapi-key": service.key,
      "x-rapidapi-host": new URL(service.url).host,
    },
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined);
  if (!response) return undefined;
  if (response.status === 204 || response.status === 404) {
    await response.body?.cancel();
    return [];
  }
  const read = flights.safeParse(await response.json().catch(() => undefined));
  return response.ok && read.success ? read.data.map(newsOf) : undefined;
}

const statuses: Readonly<Record<string, FlightStatus>> = {
  Expected: "scheduled",
  CheckIn: "scheduled",
  Boarding: "scheduled",
  GateClosed: "scheduled",
  Delayed: "delayed",
  Departed: "departed",
  EnRoute: "departed",
  Approaching: "departed",
  Arrived: "landed",
  Canceled: "cancelled",
  Diverted: "diverted",
};

function newsOf({ status, arrival }: z.output<typeof flights>[number]): FlightNews {
  const { scheduledTime, revisedTime, predictedTime, runwayTime } = arrival;
  return {
    status: statuses[status] ?? "unknown",
    scheduledAt: momentIn(scheduledTime),
    expectedAt: momentIn(runwayTime ?? revisedTime ?? predictedTime ?? scheduledTime),
    terminal: arrival.terminal ?? "",
    gate: arrival.gate ?? "",
  };
}

/** Written as 2026-11-28 11:30Z. */
function momentIn(written: z.output<typeof time>): Date | null {
  const moment = written ? new Date(written.utc.replace(" ", "T")) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}

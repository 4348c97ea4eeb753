import { createHash } from "node:crypto";
import { Hono, type Context as HonoContext } from "hono";
import type { Database } from "#db/connect.ts";
import { type FlightStatus, flightNumberIn } from "#domain/flight/flight.ts";
import { addMinutes, isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import { readBody } from "#platform/http/read-body.ts";
import { renderTimetable } from "./timetable-page.tsx";
import { changeFlight, findFlight, findFlightsFrom, type StandInFlight, scheduleFlight } from "./timetable-store.ts";

type Tools = { readonly db: Database; clock(): Date };

const bodyLimit = 4096;

/** A flight status service in AeroDataBox's format, with a page to delay its flights. */
export const flightRoutes = (tools: Tools): Hono =>
  new Hono()
    .get("/", (c) => showTimetable(c, tools))
    .post("/", (c) => takeChange(c, tools))
    .get("/flights/number/:number/:day", (c) => answer(c, tools));

async function answer(c: HonoContext, { db, clock }: Tools) {
  const [number, day] = [flightNumberIn(c.req.param("number") ?? ""), c.req.param("day") ?? ""];
  if (!number || !isLocalDate(day)) return c.json({ message: "Bad request" }, 400);
  const known = (await findFlight(db, number, day)) ?? (await scheduled());
  return known ? c.json([describe(known, clock())]) : c.body(null, 204);

  async function scheduled() {
    if (!number || !isLocalDate(day)) return undefined;
    await scheduleFlight(db, number, day, usualDelay(number, day));
    return findFlight(db, number, day);
  }
}

/** Seven of ten are on time; the others are late by the same minutes each time. */
function usualDelay(number: string, day: string): number {
  const [luck = 0, minutes = 0] = createHash("sha256").update(`${number} ${day}`).digest();
  return luck < 179 ? 0 : 20 + (minutes % 14) * 5;
}

const statusWords: Readonly<Record<FlightStatus, string>> = {
  unknown: "Unknown",
  scheduled: "Expected",
  delayed: "Delayed",
  departed: "EnRoute",
  landed: "Arrived",
  cancelled: "Canceled",
  diverted: "Diverted",
};

function describe({ number, scheduledAt, delayMinutes, status }: StandInFlight, now: Date) {
  const expected = addMinutes(scheduledAt, delayMinutes);
  const isDown = status !== "cancelled" && status !== "diverted" && expected <= now;
  const word = statusWords[isDown ? "landed" : status];
  return {
    number: number.replace(/^(..)/, "$1 "),
    status: word,
    codeshareStatus: "Unknown",
    isCargo: false,
    arrival: {
      airport: { iata: "CPT", name: "Cape Town" },
      scheduledTime: timeOf(scheduledAt),
      ...(delayMinutes !== 0 && { revisedTime: timeOf(expected) }),
      ...(isDown && { runwayTime: timeOf(expected) }),
      terminal: "1",
      quality: ["Basic", "Live"],
    },
  };
}

/** In the service’s format: 2026-11-28 11:30Z. */
const timeOf = (moment: Date) => ({ utc: `${moment.toISOString().slice(0, 16).replace("T", " ")}Z` });

const showTimetable = async (c: HonoContext, { db, clock }: Tools) =>
  c.html(renderTimetable(await findFlightsFrom(db, localDateOf(clock()))));

const changes: Readonly<Record<string, Pick<StandInFlight, "delayMinutes" | "status">>> = {
  "0": { delayMinutes: 0, status: "scheduled" },
  "30": { delayMinutes: 30, status: "delayed" },
  "60": { delayMinutes: 60, status: "delayed" },
  "120": { delayMinutes: 120, status: "delayed" },
  "-30": { delayMinutes: -30, status: "scheduled" },
  cancel: { delayMinutes: 0, status: "cancelled" },
};

async function takeChange(c: HonoContext, { db }: Tools) {
  const form = new URLSearchParams((await readBody(c.req.raw, bodyLimit)) ?? "");
  const [number, day = ""] = [flightNumberIn(form.get("number") ?? ""), form.get("day") ?? ""];
  const match = form.get("change") ?? "";
  const change = Object.hasOwn(changes, match) ? changes[match] : undefined;
  if (!number || !isLocalDate(day) || !change) return c.text("Bad request", 400);
  const isKnown = await changeFlight(db, { number, day, ...change });
  return isKnown ? c.redirect("/sandbox/flights", 303) : c.text("No such flight", 404);
}

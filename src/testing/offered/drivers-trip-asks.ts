import { tripEventLabels } from "#domain/trip/trip-event-labels.ts";
import { movingEvents, type ReportedEvent } from "#domain/trip/trip-events.ts";
import { incidentsContract } from "#features/incidents/contract.ts";
import { roadContract } from "#features/trips/road/contract.ts";
import { evidenceContract } from "#features/trips/road/evidence-contract.ts";
import { photosContract } from "#features/trips/road/photos-contract.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { atArrivals } from "../builders/dispatch/a-driver-at-pickup.ts";
import { aJpeg, aSentFile } from "../builders/services/a-file.ts";
import { askServer } from "./ask-server.ts";
import type { Asks } from "./compare-offered.ts";

/** Buttons of the driver’s pages that do not call the server. */
export const onDriverPages: Asks = {
  "All trips": null,
  "Open trip": null,
  "Show name board": null,
  Navigate: null,
  "To pickup": null,
  "To drop-off": null,
  Waze: null,
  "Apple Maps": null,
  "Google Maps": null,
  Call: null,
  WhatsApp: null,
  SMS: null,
  Email: null,
  Message: null,
  Phone: null,
};

/** The server calls of the buttons of a driver’s trip. */
export function asksOfTrip(trip_id: string): Asks {
  const report =
    (event: ReportedEvent, taken: "moved" | "noted" = "moved") =>
    async (ctx: Context) => {
      const at = ctx.now.toISOString();
      const one = { key: newId(), trip_id, event, reason: "As it is", occurred_at: at, battery_percent: 70 };
      const sent = { sent_at: at, events: [{ ...one, place: atArrivals }] };
      const answer = await askServer(ctx, roadContract.sendTripEvents, sent);
      if (!answer.ok) return answer;
      const [result] = answer.value.results;
      return { ok: result?.outcome === taken, reason: `${result?.outcome} ${result?.message}` };
    };
  const photograph = async (ctx: Context) => {
    const at = ctx.now.toISOString();
    const taken = { key: newId(), kind: "other" as const, trip_id, occurred_at: at, sent_at: at, place: null };
    return askServer(ctx, photosContract.sendPhoto, { ...taken, ...(await aSentFile(ctx, aJpeg())) });
  };
  return {
    ...Object.fromEntries(movingEvents.map((event) => [tripEventLabels[event].driver, report(event)])),
    [tripEventLabels.ask_no_show.driver]: report("ask_no_show", "noted"),
    "Report incident": (ctx) => {
      const at = ctx.now.toISOString();
      const said = { type: "breakdown", severity: "minor", text: "A tyre", happened_at: at, sent_at: at } as const;
      return askServer(ctx, incidentsContract.reportIncident, { key: newId(), trip_id, ...said });
    },
    "Photograph the pickup": photograph,
    "Add photograph": photograph,
    "Evidence (PDF)": (ctx) => askServer(ctx, evidenceContract.evidenceFile, { trip_id }),
    "Passenger’s PIN": (ctx) => askServer(ctx, roadContract.checkTripPin, { trip_id, pin: "0000" }),
    ...onDriverPages,
  };
}

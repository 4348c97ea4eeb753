import type { Tone } from "#design/badge.tsx";
import type { ServiceState } from "#domain/catalogue/service.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";

export const serviceStateLabels: Readonly<Record<ServiceState, { label: string; tone: Tone }>> = {
  on_sale: { label: "On sale", tone: "ok" },
  paused: { label: "Paused", tone: "warn" },
  ended: { label: "Ended", tone: "neutral" },
};

/** How a service is priced and planned. */
export const serviceKindLabels: Readonly<Record<ServiceOptionId, string>> = {
  airport_transfer: "Transfer: one way by distance, with a flight",
  chauffeur_service: "Hire with driver: by the hour, half day or day",
  group_transport: "Group trip: by distance and party, or by the day",
  staff_transport: "Staff routes: quoted by our team",
  corporate_events: "Events: quoted by our team",
  custom: "Anything else: quoted by our team",
  day_tour: "Tours: by the price of the tour",
};

export const moveLabels: Readonly<Record<ServiceState, string>> = {
  on_sale: "Put on sale",
  paused: "Pause",
  ended: "End",
};

export const moveLabel = (from: ServiceState, to: ServiceState): string =>
  from === "ended" ? "Bring back" : moveLabels[to];

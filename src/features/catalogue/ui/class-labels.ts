import type { Tone } from "#design/badge.tsx";
import type { VehicleClassState, VehicleDrawing } from "#domain/catalogue/vehicle-class.ts";

export const stateLabels: Readonly<Record<VehicleClassState, { label: string; tone: Tone }>> = {
  on_sale: { label: "On sale", tone: "ok" },
  paused: { label: "Paused", tone: "warn" },
  ended: { label: "Ended", tone: "neutral" },
};

export const drawingLabels: Readonly<Record<VehicleDrawing, string>> = {
  sedan: "A car",
  shuttle: "A van or minibus",
  luxury_coach: "A small coach",
  large_coach: "A large coach",
};

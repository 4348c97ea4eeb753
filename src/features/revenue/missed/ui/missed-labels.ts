import { formatFullDate } from "#design/dates/date-text.tsx";
import { type MissedReason, missedLabels } from "#domain/analytics/missed-sale.ts";
import { bandName, type FleetBand } from "#domain/company/catalogue.ts";
import type { MissedGroup } from "../contract.ts";

export const missedGroupLabels: Readonly<Record<MissedGroup, string>> = {
  reason: "Reason",
  date: "Date",
  area: "Pickup area",
  vehicle: "Vehicle",
};

/** What a row is about. */
export function missedName(by: MissedGroup, key: string): string {
  if (key === "") return "Unknown";
  if (by === "date") return formatFullDate(key);
  if (by === "vehicle") return bandName(key as FleetBand);
  return by === "reason" ? missedLabels[key as MissedReason] : key;
}

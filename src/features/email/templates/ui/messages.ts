import type { Tone } from "#design/badge.tsx";
import { placeName } from "#domain/words/place-names.ts";
import { variableName } from "#domain/words/variable-names.ts";
import type { ListedTemplate } from "../contract.ts";

export const readerLabels: Readonly<Record<ListedTemplate["to"], string>> = {
  customer: "Customers",
  driver: "Drivers",
  partner: "Partners",
  company: "Companies",
  team: "Our team",
  account: "Account holders",
};

/** “phone-trip-offered” is “Trip offered”. */
export function kindLabel(kind: string): string {
  const words = kind.replace(/^phone-/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** “opening_if_flight” is “First paragraph, if the flight has changed”. */
export const placeLabel = (place: string): string => placeName(place) ?? inWords(place);

/** “pickup_at” is “Pickup date and time”. */
export const variableLabel = (variable: string): string => variableName(variable) ?? inWords(variable);

/** Fields of an older version of a template may have no name any more. */
function inWords(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const levelLooks: Readonly<Record<"error" | "warning" | "hint", { label: string; tone: Tone }>> = {
  error: { label: "Correct this", tone: "bad" },
  warning: { label: "Check this", tone: "warn" },
  hint: { label: "Hint", tone: "neutral" },
};

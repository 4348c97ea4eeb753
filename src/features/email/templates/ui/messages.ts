import type { Tone } from "#design/badge.tsx";
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

/** “opening_if_flight” is “Opening, if flight”. */
export function placeLabel(place: string): string {
  const [name = "", ...conditions] = place.split("_if_");
  const words = name.replaceAll("_", " ").replace(/^preview$/, "preview line");
  return [
    words.charAt(0).toUpperCase() + words.slice(1),
    ...conditions.map((one) => `if ${one.replaceAll("_", " ")}`),
  ].join(", ");
}

export const levelLooks: Readonly<Record<"error" | "warning" | "hint", { label: string; tone: Tone }>> = {
  error: { label: "Correct this", tone: "bad" },
  warning: { label: "Check this", tone: "warn" },
  hint: { label: "Hint", tone: "neutral" },
};

import { cents, formatMoney } from "../money/money.ts";
import { settingsParts } from "./company-settings.ts";

/** Everything that keeps versions: the parts of the settings and the contact details. */
export const versionedParts = ["contact", ...settingsParts] as const;
export type VersionedPart = (typeof versionedParts)[number];

export const settingsPartLabels: Readonly<Record<VersionedPart, string>> = {
  contact: "Contact details",
  company: "Company",
  brand: "Logo and colours",
  senders: "Senders of emails",
  holidays: "Public holidays",
  tax: "Tax",
  banking: "Banking",
  policies: "Policies",
  resale: "Vehicles sold again",
  holds: "Unpaid holds",
  instantHours: "Instant confirmation",
  answers: "Answer times",
  drivingHours: "Driving hours",
  paymentWays: "Payment methods",
  exchangeRates: "Currencies",
  offers: "Offers to drivers",
  routes: "Route optimizer",
  automatic: "Automatic dispatch",
  safety: "Safety",
  undo: "Time to undo",
  followUps: "Follow-ups",
  privacy: "Privacy",
  roadAlerts: "Road alerts",
  partners: "Partners",
  claims: "Claims",
  channels: "Channels",
  alarms: "System alarms",
};

export type FieldChange = { readonly field: string; readonly before: string; readonly after: string };

/**
 * The differences between two versions of a part, field by field, in words. A version’s own counters are not a
 * difference.
 */
export function settingsDifference(before: unknown, after: unknown): readonly FieldChange[] {
  const [was, is] = [textsIn(before), textsIn(after)];
  const fields = [...new Set([...was.keys(), ...is.keys()])];
  return fields.flatMap((field) => {
    const change = { field, before: was.get(field) ?? "none", after: is.get(field) ?? "none" };
    return change.before === change.after ? [] : [change];
  });
}

/** Set by the server on each save. */
const countedOn: readonly string[] = ["version", "on"];

function textsIn(value: unknown): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const walk = (part: unknown, path: readonly string[]) => {
    if (typeof part !== "object" || part === null) {
      texts.set(labelOf(path), valueText(part, path.at(-1) ?? ""));
      return;
    }
    for (const [key, inner] of Object.entries(part))
      if (path.length > 0 || !countedOn.includes(key)) walk(inner, [...path, key]);
  };
  walk(value ?? {}, []);
  return texts;
}

/** ["rates", "0", "from"] as "Rates 1, from"; ["city", "luxury_coach"] as "City, luxury coach". */
function labelOf(path: readonly string[]): string {
  const text = path.reduce((before, key) => {
    if (/^\d+$/.test(key)) return `${before} ${Number(key) + 1}`;
    return before ? `${before}, ${words(key)}` : words(key);
  }, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const words = (key: string): string =>
  key
    .replace(/Cents$/, "")
    .replaceAll("_", " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();

const isShare = (key: string) => /share$/i.test(key) || key === "rate";

function valueText(value: unknown, key: string): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" && key.endsWith("Cents")) return formatMoney(cents(value));
  if (typeof value === "number" && isShare(key)) return `${Math.round(value * 10_000) / 100}%`;
  return value === "" || value === null || value === undefined ? "empty" : String(value);
}

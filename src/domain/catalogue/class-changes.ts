import type { UploadedPicture } from "./picture.ts";
import type { VehicleClassState } from "./vehicle-class.ts";

/** The allowed moves. An ended class can come back, paused, because its bookings kept its name. */
const allowed: Readonly<Record<VehicleClassState, readonly VehicleClassState[]>> = {
  on_sale: ["paused", "ended"],
  paused: ["on_sale", "ended"],
  ended: ["paused"],
};

export const canMoveClass = (from: VehicleClassState, to: VehicleClassState): boolean => allowed[from].includes(to);

type Named = { readonly id: string; readonly name: string; readonly comfort: number; readonly grade: string };

/** Why these facts can’t stand beside the other classes; null if they can. A name of comfort means one comfort, and the other way round. */
export function clashWith(others: readonly Named[], facts: Omit<Named, "id">): "name_taken" | "other_grade" | null {
  const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  if (others.some(({ name }) => same(name, facts.name))) return "name_taken";
  const isOther = others.some((one) => (one.comfort === facts.comfort) !== same(one.grade, facts.grade));
  return isOther ? "other_grade" : null;
}

type Facts = Readonly<Record<string, unknown>>;

const labels: Readonly<Record<string, string>> = {
  name: "Name",
  plural: "Plural name",
  fewest: "Smallest group",
  most: "Most passengers",
  bags: "Bags",
  bagsText: "Bags as customers read them",
  pullsTrailer: "Pulls a trailer",
  comfort: "Comfort level",
  grade: "Name of the comfort level",
  inside: "Features",
  description: "Description",
  drawing: "Drawing",
  pictures: "Pictures",
  isBase: "Base for prices",
  state: "Status",
};

const states: Readonly<Record<string, string>> = { on_sale: "On sale", paused: "Paused", ended: "Ended" };

/** The differences between two versions, in words. */
export const classDifference = (before: Facts, after: Facts) =>
  Object.entries(labels).flatMap(([key, what]) =>
    JSON.stringify(before[key] ?? null) === JSON.stringify(after[key] ?? null)
      ? []
      : [{ what, before: textOf(key, before[key]), after: textOf(key, after[key]) }],
  );

function textOf(key: string, value: unknown): string {
  if (Array.isArray(value)) return value.map(({ alt }: UploadedPicture) => alt).join(", ") || "None";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (value === null || value === undefined || value === "") return key === "most" ? "No limit" : "None";
  return key === "state" || key === "drawing"
    ? (states[String(value)] ?? String(value).replaceAll("_", " "))
    : String(value);
}

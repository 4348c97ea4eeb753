import { formatRand } from "#design/money.tsx";
import { spanText } from "#domain/analytics/analytics-labels.ts";
import { shareText } from "#domain/analytics/share-text.ts";
import type { TileId } from "#domain/analytics/tiles.ts";
import { changeText } from "../../ui/revenue-labels.ts";
import type { ShownTile } from "../contract.ts";

/** “42”, “61.5%”, “14 min”, “R1 200”; a dash if unknown. */
export function valueText({ unit }: Pick<ShownTile, "unit">, value: number | null): string {
  if (value === null) return "–";
  if (unit === "share") return shareText(value);
  if (unit === "minutes") return spanText(value);
  return unit === "cents" ? formatRand(value) : String(value);
}

const lessIsBetter: readonly TileId[] = ["response", "empty_km", "cancelled", "refunds"];

/** Shares change by points, others by percent; the sign shows the direction, the tone whether that is good. */
export function changeOf(tile: ShownTile): { text: string; tone: "ok" | "warn" | "neutral" } | null {
  const { value, before, unit, id } = tile;
  if (value === null || before === null) return null;
  const text = unit === "share" ? pointsText(value - before) : changeText(value, before);
  if (text === null) return null;
  if (value === before || /^0(%| pts)$/.test(text)) return { text, tone: "neutral" };
  return { text, tone: value > before === lessIsBetter.includes(id) ? "warn" : "ok" };
}

function pointsText(difference: number): string {
  const points = Math.round(difference * 1000) / 10;
  if (points === 0) return "0 pts";
  return `${points > 0 ? "+" : "−"}${Math.abs(points)} pts`;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const hours = (minutes: number) => `${Math.round(minutes / 60)} h`;

/** The basis of a figure, in words. */
export function tileNote({ id, unit, part, whole, aside }: ShownTile): string {
  if (unit === "share" && whole === 0) return "Nothing was counted in this period";
  const of = `${part} of ${whole}`;
  const notes: Readonly<Record<TileId, () => string>> = {
    requests: () => "Made in this period",
    sold: () => `${of} requests, ${aside} still open`,
    quotes_won: () => `${of} decided, ${aside} still open`,
    response: () =>
      whole === 0 ? "Nothing was answered" : `Median of ${whole}, ${shareText(aside / whole)} in the promised time`,
    on_time: () => `${of} pickups, ${aside} unknown`,
    utilisation: () => `${hours(part)} of ${hours(whole)} in ${counted(aside, "shift", "shifts")}`,
    empty_km: () => `${part} of ${whole} km, ${counted(aside, "shift", "shifts")} unknown`,
    cancelled: () => `${of} sold, ${counted(aside, "no-show", "no-shows")}`,
    refunds: () => counted(whole, "refund", "refunds"),
    returning: () => `${of} sold bookings`,
  };
  return notes[id]();
}

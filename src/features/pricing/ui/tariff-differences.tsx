import { formatRand } from "#design/money.tsx";
import type { TariffContent } from "../tariff-contract.ts";
import { partName, weekdayLabels } from "./tariff-labels.ts";

export type Difference = { readonly where: string; readonly before: string | null; readonly after: string | null };

/** Every price and rule in which two tariffs differ; null where one lacks it. */
export function differencesOf(before: TariffContent, after: TariffContent): Difference[] {
  const old = leavesOf(before);
  const fresh = leavesOf(after);
  const places = new Set([...old.keys(), ...fresh.keys()]);
  return [...places]
    .map((where) => ({ where, before: old.get(where) ?? null, after: fresh.get(where) ?? null }))
    .filter((one) => one.before !== one.after);
}

const leavesOf = (content: TariffContent): ReadonlyMap<string, string> =>
  new Map(Object.entries(content).flatMap(([part, value]) => leaves([part], value)));

function leaves(path: readonly string[], value: unknown): [string, string][] {
  if (Array.isArray(value) && value.every((one) => typeof one === "object"))
    return value.flatMap((one, at) => leaves([...path, nameOf(one) ?? String(at + 1)], one));
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return [[path.map(partName).join(" › "), leafText(path, value)]];
  return Object.entries(value).flatMap(([key, inner]) => leaves([...path, key], inner));
}

/** A list’s rows are compared by name, not position, so that inserting one changes no other. */
const nameOf = ({ town, name, days }: { town?: string; name?: string; days?: number }): string | undefined =>
  town ?? name ?? (days === undefined ? undefined : `${days} days`);

const plainKeys = /^(since|hopKm|includedKm|includedHours|hours|days|fromPassengers)$/;

function leafText(path: readonly string[], value: unknown): string {
  const key = path.at(-1) ?? "";
  if (key === "weekdays") return weekdayText(value);
  if (Array.isArray(value)) return value.join(", ");
  if (value === null) return "Not apportioned";
  if (typeof value !== "number") return String(value);
  if (/share$/i.test(key)) return `${Math.round(value * 1000) / 10}%`;
  if (plainKeys.test(key) || path[0] === "bags" || path[0] === "partyFactors") return String(value);
  return formatRand(value);
}

const weekdayText = (days: unknown): string =>
  weekdayLabels.flatMap(({ day, label }) => (Array.isArray(days) && days.includes(day) ? label : [])).join(", ");

const shownAtMost = 40;

export function TariffDifferences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p className="text-ink-2">No prices or rules differ.</p>;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-[0.9375rem]">
        <caption className="sr-only">What differs</caption>
        <thead className="text-sm text-ink-2">
          <tr>
            <th className="py-1 text-start font-medium">What</th>
            <th className="px-3 text-end font-medium">Before</th>
            <th className="text-end font-medium">After</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line tabular-nums">
          {differences.slice(0, shownAtMost).map(({ where, before, after }) => (
            <tr key={where}>
              <td className="py-1.5">{where}</td>
              <td className="px-3 text-end whitespace-nowrap text-ink-2">{before ?? "–"}</td>
              <td className="text-end font-semibold whitespace-nowrap">{after ?? "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {differences.length > shownAtMost && (
        <p className="pt-2 text-sm text-ink-2">And {differences.length - shownAtMost} more.</p>
      )}
    </div>
  );
}

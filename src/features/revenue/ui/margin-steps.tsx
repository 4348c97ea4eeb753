import { formatRand } from "#design/money.tsx";
import { explainMargin } from "#domain/revenue/explain-margin.ts";
import type { ShownFigures } from "../contract.ts";
import { marginPartLabels } from "./revenue-labels.ts";

type MarginStepsProps = {
  now: ShownFigures;
  before: ShownFigures | null;
  /** The comparison: “June 2026”. */
  against: string;
};

const asFigures = (one: ShownFigures) => ({
  trips: one.trips,
  grossCents: one.gross_cents,
  vatCents: one.vat_cents,
  outlayCents: one.outlay_cents,
  driverCents: one.driver_cents,
  providerCents: one.provider_cents,
  vehicleCents: one.vehicle_cents,
  commissionCents: one.commission_cents,
});

const rows = [
  ["Gross", ({ gross_cents }: ShownFigures) => gross_cents, ""],
  ["VAT", ({ vat_cents }: ShownFigures) => -vat_cents, ""],
  ["Outlay", ({ outlay_cents }: ShownFigures) => -outlay_cents, ""],
  ["Net revenue", ({ net_cents }: ShownFigures) => net_cents, "font-bold"],
  ["Driver pay", ({ driver_cents }: ShownFigures) => -driver_cents, ""],
  ["Providers", ({ provider_cents }: ShownFigures) => -provider_cents, ""],
  ["Vehicles", ({ vehicle_cents }: ShownFigures) => -vehicle_cents, ""],
  ["Commission", ({ commission_cents }: ShownFigures) => -commission_cents, ""],
  ["Margin", ({ margin_cents }: ShownFigures) => margin_cents, "font-bold"],
] as const;

/** From price to margin, in total and per trip, with the biggest changes in words. */
export function MarginSteps({ now, before, against }: MarginStepsProps) {
  const perTrip = (one: ShownFigures, cents: number) => (one.trips > 0 ? inRand(cents / one.trips) : "–");
  return (
    <div className="grid gap-3">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">From the price to the margin</caption>
        <thead>
          <tr className="text-ink-2">
            <td />
            <th scope="col" className="py-1 ps-3 text-end font-semibold">
              In all
            </th>
            <th scope="col" className="py-1 ps-3 text-end font-semibold">
              Per trip
            </th>
            {before && (
              <th scope="col" className="py-1 ps-3 text-end font-semibold">
                Per trip, {against}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, read, look]) => (
            <tr key={label} className={`border-line border-t ${look}`}>
              <th scope="row" className="py-1.5 text-start font-[inherit]">
                {label}
              </th>
              <td className="py-1.5 ps-3 text-end whitespace-nowrap">{inAll(label, now, read(now))}</td>
              <td className="py-1.5 ps-3 text-end whitespace-nowrap">{perTrip(now, read(now))}</td>
              {before && <td className="py-1.5 ps-3 text-end whitespace-nowrap">{perTrip(before, read(before))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <Causes now={now} before={before} against={against} />
    </div>
  );
}

/** Unknown is not the same as zero. */
function inAll(label: (typeof rows)[number][0], one: ShownFigures, cents: number): string {
  const isUnknown =
    (label === "Driver pay" && one.lacking_pay > 0) || (label === "Vehicles" && one.lacking_vehicle > 0);
  return isUnknown && cents === 0 ? "Unknown" : formatRand(cents);
}

/** Less than a rand per trip is not mentioned as a reason. */
const leastCents = 100;

function Causes({ now, before, against }: MarginStepsProps) {
  if (!before || now.trips === 0 || before.trips === 0) return null;
  const causes = explainMargin(asFigures(now), asFigures(before)).filter(
    ({ effectCents }) => Math.abs(effectCents) >= leastCents,
  );
  if (causes.length === 0)
    return <p className="text-ink-2 text-sm">Each trip earned and cost what it did in {against}.</p>;
  return (
    <div className="rounded-md bg-surface-2 p-3.5 text-sm">
      <p className="font-semibold">What changed for each trip since {against}</p>
      <ul className="mt-1 grid gap-1">
        {causes.map(({ part, nowCents, beforeCents, effectCents }) => (
          <li key={part}>
            {marginPartLabels[part]}: {inRand(beforeCents)} before, {inRand(nowCents)} now, so{" "}
            <b>
              {inRand(Math.abs(wholeRand(nowCents) - wholeRand(beforeCents)))} {effectCents < 0 ? "less" : "more"} is
              left
            </b>
            .
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Costs are rounded like amounts. Differences are taken between rounded figures, so that they add up. */
const wholeRand = (cents: number) => Math.sign(cents) * Math.round(Math.abs(cents) / 100) * 100;
const inRand = (cents: number) => formatRand(wholeRand(cents));

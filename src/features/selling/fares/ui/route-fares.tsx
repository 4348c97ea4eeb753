import { OtherCurrency } from "#design/currency/other-currency.tsx";
import { formatRand } from "#design/money.tsx";
import type { ClassFare } from "../contract.ts";

/** The price of each kind of vehicle, for the smallest party and the largest it takes. */
export function RouteFares({ fares, caption }: { fares: readonly ClassFare[]; caption: string }) {
  const cell = "py-3 align-baseline";
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-ink-2 text-sm">
        <tr className="border-line border-b">
          <th scope="col" className="py-2 font-semibold">
            Vehicle
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            One way
          </th>
        </tr>
      </thead>
      <tbody>
        {fares.map(({ vehicle_class, name, fewest, most, from_cents, to_cents }) => (
          <tr key={vehicle_class} className="border-line not-last:border-b">
            <th scope="row" className={`${cell} font-semibold`}>
              {name}
              <span className="block font-normal text-ink-2 text-sm">
                {fewest}–{most} people
              </span>
            </th>
            <td className={`${cell} text-right font-bold font-display text-lg tabular-nums`}>
              {from_cents === to_cents ? formatRand(from_cents) : `${formatRand(from_cents)}–${formatRand(to_cents)}`}
              <span className="block font-normal font-text text-ink-2 text-sm">
                per vehicle
                {from_cents === to_cents && <OtherCurrency cents={from_cents} className="block" />}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { formatRand } from "#design/money.tsx";
import { hoursText } from "#domain/shift/hours-text.ts";
import type { JourneyOffer } from "../../offer-contract.ts";

/** Every step of the price calculation, like a till slip. */
export function PriceTrace({ offer }: { offer: JourneyOffer }) {
  const { trace, vat_cents, total_cents, kilometres, minutes, vehicle_kind, tariff_version } = offer;
  return (
    <div className="mt-1 rounded-md bg-surface-2 px-4 py-3 text-sm">
      <dl className="grid">
        {trace.filter(isShown).map(({ step, text, delta_cents }) => (
          <div key={`${step} ${text}`} className="flex justify-between gap-4 border-line border-b border-dashed py-1.5">
            <dt>{text}</dt>
            <dd className="shrink-0 font-semibold">{delta_cents === 0 ? "included" : formatRand(delta_cents)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 pt-2 font-bold">
          <dt>Total</dt>
          <dd>{formatRand(total_cents ?? 0)}</dd>
        </div>
      </dl>
      <p className="mt-2 text-ink-2 text-xs">
        {[
          vehicle_kind,
          kilometres !== null && `${Math.round(kilometres)}\u00a0km by road`,
          minutes !== null && `about ${hoursText(minutes / 60)}`,
          vat_cents > 0 ? `includes ${formatRand(vat_cents)} VAT` : "no VAT on passenger transport",
          `price list ${tariff_version}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </div>
  );
}

/** The tariff and the vehicle class are shown below, without amounts. */
const isShown = ({ step }: JourneyOffer["trace"][number]) => step !== "tariff" && step !== "vehicle";

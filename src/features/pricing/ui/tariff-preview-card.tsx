import { Alert } from "#design/alert.tsx";
import { cx } from "#design/class-names.ts";
import { formatDate } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import type { TariffPreview } from "../contract.ts";
import { TariffEffects } from "./tariff-effects.tsx";

const signed = (amount: number) => `${amount > 0 ? "+" : ""}${formatRand(amount)}`;

/** The draft’s result for the last ninety days. */
export function TariffPreviewCard({ weighed }: { weighed: TariffPreview }) {
  const { bookings, skipped, charged_cents, would_be_cents, dearer, cheaper, biggest } = weighed;
  const difference = would_be_cents - charged_cents;
  const share = charged_cents > 0 ? Math.round((difference / charged_cents) * 1000) / 10 : 0;
  if (bookings === 0)
    return (
      <div className="grid gap-4">
        <Alert tone="info" title="Nothing to compare">
          No booking in the last 90 days was priced automatically{skipped > 0 && ` (${skipped} were priced manually)`}.
        </Alert>
        <TariffEffects weighed={weighed} />
      </div>
    );
  const figures = [
    ["Charged", formatRand(charged_cents)],
    ["With this draft", formatRand(would_be_cents)],
    ["Difference", `${signed(difference)} (${share > 0 ? "+" : ""}${share}%)`],
  ] as const;
  return (
    <section aria-label="The last 90 days with this draft" className="grid gap-4">
      <dl className="grid gap-3 sm:grid-cols-3">
        {figures.map(([label, value]) => (
          <div key={label} className="rounded-md bg-surface p-4 inset-ring inset-ring-line">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-display text-xl font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-2">
        {bookings} bookings from the last 90 days: {dearer} would be dearer, {cheaper} cheaper,{" "}
        {bookings - dearer - cheaper} the same.
        {skipped > 0 && ` ${skipped} had no automatic price and were left out.`}
      </p>
      <TariffEffects weighed={weighed} />
      {biggest.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full text-[0.9375rem]">
            <caption className="pb-2 text-start text-sm font-semibold">The biggest changes</caption>
            <thead className="text-sm text-ink-2">
              <tr>
                <th className="py-1 text-start font-medium">Booking</th>
                <th className="text-start font-medium max-sm:hidden">Service</th>
                <th className="text-end font-medium">Charged</th>
                <th className="text-end font-medium">Draft</th>
                <th className="text-end font-medium">Change</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line tabular-nums">
              {biggest.map((one) => (
                <tr key={one.reference}>
                  <td className="py-1.5 whitespace-nowrap">{one.reference}</td>
                  <td className="max-sm:hidden">
                    {one.service_name}, {formatDate(one.pickup_at)}
                  </td>
                  <td className="text-end">{formatRand(one.charged_cents)}</td>
                  <td className="text-end">{formatRand(one.would_be_cents)}</td>
                  <td
                    className={cx(
                      "text-end font-semibold",
                      one.would_be_cents > one.charged_cents ? "text-warn" : "text-ok",
                    )}
                  >
                    {signed(one.would_be_cents - one.charged_cents)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

import { Alert } from "#design/alert.tsx";
import { formatDate, formatDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import type { CancelOffer } from "../contract.ts";

/** What cancelling costs and what comes back, leg by leg. */
export function CancelSums({ offer }: { offer: CancelOffer }) {
  return (
    <section aria-label="What it costs" aria-live="polite" className="grid gap-3 rounded-lg bg-surface-2 p-4">
      <dl className="grid gap-1.5">
        {offer.legs.map(({ leg, pickup_at, price_cents, fee_cents }) => (
          <div key={leg} className="flex flex-wrap justify-between gap-x-4 text-[0.9375rem]">
            <dt className="text-ink-2">
              {formatDateTime(pickup_at)} · {formatRand(price_cents)}
            </dt>
            <dd className="ml-auto">{fee_cents > 0 ? `fee ${formatRand(fee_cents)}` : "no fee"}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-line border-t pt-2 font-bold">
          <dt>Cancellation fee</dt>
          <dd>{formatRand(offer.fee_cents)}</dd>
        </div>
        <div className="flex justify-between gap-4 font-bold">
          <dt>We pay back</dt>
          <dd>{formatRand(offer.refund_cents)}</dd>
        </div>
      </dl>
      <p className="text-ink-2 text-sm">{timeframe(offer)}</p>
      {offer.weather.length > 0 && (
        <Alert
          tone="ok"
          title={`Free because of the weather on ${offer.weather.map(({ day }) => formatDate(day)).join(" and ")}`}
        >
          {[...new Set(offer.weather.map(({ reason }) => reason))].join(" ")}
        </Alert>
      )}
      {offer.goes_to_office && (
        <Alert tone="info" title="A person looks at your reason">
          Your booking is cancelled at once. {claimWords(offer)}
        </Alert>
      )}
    </section>
  );
}

function timeframe({ paid_cents, refund_cents, fee_cents }: CancelOffer): string {
  if (paid_cents === 0)
    return fee_cents > 0
      ? "Nothing was paid yet: the fee stands on your invoice."
      : "You haven’t paid yet, so there’s nothing to refund.";
  if (refund_cents === 0) return "What was paid covers the fee.";
  return "Paid back the way it was paid, today if we can. Your bank takes 3 to 5 business days to show it.";
}

const claimWords = ({ claimed_cents }: CancelOffer): string =>
  claimed_cents > 0
    ? `If we can accept the reason, the other ${formatRand(claimed_cents)} come back too.`
    : "If we can accept the reason, no fee is due.";

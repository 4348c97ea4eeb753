import { Alert } from "#design/alert.tsx";
import { formatFullDate, formatFullDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { bankShowsRefund, refundPromise } from "#domain/payment/refund-time.ts";
import type { CancelOffer } from "../contract.ts";

/** What cancelling costs and what comes back, leg by leg. */
export function CancelSums({ offer }: { offer: CancelOffer }) {
  return (
    <section aria-label="Cancellation cost" aria-live="polite" className="grid gap-3 rounded-lg bg-surface-2 p-4">
      <dl className="grid gap-1.5">
        {offer.legs.map(({ leg, pickup_at, price_cents, fee_cents }) => (
          <div key={leg} className="flex flex-wrap justify-between gap-x-4 text-[0.9375rem]">
            <dt className="text-ink-2">
              {formatFullDateTime(pickup_at)} · {formatRand(price_cents)}
            </dt>
            <dd className="ml-auto">{fee_cents > 0 ? `Fee ${formatRand(fee_cents)}` : "No fee"}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-line border-t pt-2 font-bold">
          <dt>Cancellation fee</dt>
          <dd>{formatRand(offer.fee_cents)}</dd>
        </div>
        <div className="flex justify-between gap-4 font-bold">
          <dt>Refund</dt>
          <dd>{formatRand(offer.refund_cents)}</dd>
        </div>
      </dl>
      <p className="text-ink-2 text-sm">{timeframe(offer)}</p>
      {offer.weather.length > 0 && (
        <Alert
          tone="ok"
          title={`No fee because of the weather on ${offer.weather.map(({ day }) => formatFullDate(day)).join(" and ")}`}
        >
          {[...new Set(offer.weather.map(({ reason }) => reason))].join(" ")}
        </Alert>
      )}
      {offer.goes_to_office && (
        <Alert tone="info" title="We’ll review your reason">
          We’ll cancel your booking now. {claimWords(offer)}
        </Alert>
      )}
    </section>
  );
}

function timeframe({ paid_cents, refund_cents, fee_cents }: CancelOffer): string {
  if (paid_cents === 0)
    return fee_cents > 0
      ? "You haven’t paid yet, so we’ll send you an invoice for the fee."
      : "You haven’t paid yet, so there’s nothing to refund.";
  if (refund_cents === 0) return "Your payment covers the fee.";
  return `${refundPromise} ${bankShowsRefund}`;
}

const claimWords = ({ claimed_cents }: CancelOffer): string =>
  claimed_cents > 0
    ? `If we accept it, we’ll refund the other ${formatRand(claimed_cents)} too.`
    : "If we accept it, there’s no fee.";

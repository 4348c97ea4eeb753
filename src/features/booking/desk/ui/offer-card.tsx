import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { confirmationLabels, doubtLabels } from "#domain/booking/booking-labels.ts";
import type { JourneyOffer } from "#features/selling/offer-contract.ts";

/** The state of the price request; the last answer stays while the next is loading. */
export type Estimate = {
  readonly status: "none" | "asking" | "ready" | "refused" | "failed";
  readonly offer?: JourneyOffer;
  /** Why there is no price. */
  readonly message?: string;
};

/** The site’s offer for this journey, with the calculation. */
export function OfferCard({ estimate }: { estimate: Estimate }) {
  const { offer, status, message } = estimate;
  return (
    <Card aria-live="polite">
      <CardHeader
        title="Price"
        actions={
          offer && <Badge tone={confirmationLabels[offer.light].tone}>{confirmationLabels[offer.light].label}</Badge>
        }
      />
      {!offer && <p className="text-ink-2">{message ?? "The price appears once you choose a pickup date."}</p>}
      {offer && (
        <div className={cx("grid gap-3", status === "asking" && "opacity-60")}>
          <p className="font-display font-extrabold text-[2rem] leading-none">
            {offer.total_cents === null ? "No tariff price" : formatRand(offer.total_cents)}
          </p>
          {offer.deposit_cents !== null && offer.rest_due_at !== null && (
            <p className="font-semibold text-sm">
              Deposit {formatRand(offer.deposit_cents)}, rest by {formatFullDateTime(offer.rest_due_at)}
            </p>
          )}
          <p className="text-ink-2 text-sm">
            {[
              offer.vehicle_kind,
              offer.kilometres && `${Math.round(offer.kilometres)} km`,
              `tariff ${offer.tariff_version}`,
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <Steps steps={offer.trace} />
          {offer.doubts.length > 0 && (
            <ul className="grid list-disc gap-1 ps-5 text-sm text-warn">
              {offer.doubts.map((doubt) => (
                <li key={doubt}>{doubtLabels[doubt]}</li>
              ))}
            </ul>
          )}
          {offer.alternatives.length > 0 && (
            <p className="text-sm">Available instead: {offer.alternatives.map(formatFullDateTime).join("; ")}</p>
          )}
          {status === "refused" && <p className="font-semibold text-bad text-sm">{message}</p>}
        </div>
      )}
    </Card>
  );
}

type Step = { readonly text: string; readonly delta_cents: number };

/** The steps of a price. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className="grid gap-1 text-sm">
      {steps.map(({ text, delta_cents }) => (
        <li key={text} className="flex items-baseline justify-between gap-4">
          <span className="text-ink-2">{text}</span>
          <span className="shrink-0 tabular-nums">{delta_cents === 0 ? "" : formatRand(delta_cents)}</span>
        </li>
      ))}
    </ol>
  );
}

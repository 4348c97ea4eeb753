import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { confirmationLabels, doubtLabels } from "#domain/booking/booking-labels.ts";
import { clientPrice } from "#domain/partner/client-price.ts";
import type { GuestPayer } from "#domain/partner/partner-price.ts";
import type { GuestFormInputs } from "./guest-trip-fields.tsx";
import type { GuestPrice, useGuestPrice } from "./use-guest-price.ts";
import type { PortalTerms } from "./use-guest-trip.ts";

type PriceCardProps = {
  reading: ReturnType<typeof useGuestPrice>;
  terms: PortalTerms;
  payer: GuestPayer;
  onPickup: (at: string) => void;
  inputs: Pick<GuestFormInputs, "otherTimes">;
  /** Other actions on a price. */
  children?: ReactNode;
};

/** The amount paid to us, the public price, and the partner’s earnings. */
export function GuestPriceCard({ reading, terms, payer, onPickup, inputs, children }: PriceCardProps) {
  const { price, isAsking, problem, askAgain } = reading;
  const { otherTimes: OtherTimes } = inputs;
  const light = price && confirmationLabels[price.offer.light];
  return (
    <Card aria-live="polite">
      <CardHeader title="Price" actions={light && <Badge tone={light.tone}>{light.label}</Badge>} />
      {!price && !problem && (
        <p className="text-ink-2">{isAsking ? "Calculating the price…" : "Choose a date to see the price."}</p>
      )}
      {problem && (
        <Alert
          tone="warn"
          action={
            <Button size="sm" variant="outline" onClick={askAgain}>
              Try again
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
      {price && (
        <div className={cx("grid gap-3", isAsking && "opacity-60")}>
          <Sums price={price} terms={terms} payer={payer} />
          {price.offer.total_cents !== null && children}
          {price.offer.light === "red" && <OtherTimes times={price.offer.alternatives} onPickup={onPickup} />}
          {price.offer.light === "amber" && (
            <p className="text-sm text-warn">
              {price.offer.doubts.map((doubt) => doubtLabels[doubt]).join(" ")}
              {price.offer.answer_due_at && ` ${answerBy(price.offer.answer_due_at)}`}
            </p>
          )}
        </div>
      )}
    </Card>
  );
}

const answerBy = (at: string) => `Our team will reply by ${formatDay(at)}, ${formatTime(at)}.`;

type SumsProps = { price: GuestPrice; terms: PortalTerms; payer: GuestPayer };

function Sums({ price, terms, payer }: SumsProps) {
  const { offer, public_cents, commission_cents } = price;
  if (offer.total_cents === null) return <p className="text-ink-2">Our team will send you the price.</p>;
  const client = terms.markup_rate > 0 ? clientPrice(offer.total_cents, terms.markup_rate, payer) : null;
  const isLess = public_cents !== null && public_cents !== offer.total_cents;
  return (
    <>
      <p className="font-display font-extrabold text-[2rem] leading-none">{formatRand(offer.total_cents)}</p>
      <p className="text-ink-2 text-sm">
        {[
          offer.vehicle_kind,
          offer.kilometres && `${Math.round(offer.kilometres)} km`,
          offer.minutes && `about ${offer.minutes} min`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <dl className="grid gap-1.5 border-line border-t pt-3 text-sm">
        {isLess && <Sum name="Price on our site" cents={public_cents} />}
        {isLess && (
          <Sum
            name={terms.model === "balance_due" ? "You keep of it" : "Your net rate saves"}
            cents={public_cents - offer.total_cents}
          />
        )}
        {client !== null && (
          <Sum name={`Your ${terms.kind === "hotel" ? "guest" : "client"} pays you`} cents={client} />
        )}
        {commission_cents !== null && commission_cents > 0 && <Sum name="Your commission" cents={commission_cents} />}
      </dl>
    </>
  );
}

const Sum = ({ name, cents }: { name: string; cents: number }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-2">{name}</dt>
    <dd className="font-semibold tabular-nums">{formatRand(cents)}</dd>
  </div>
);

import { CircleCheck, Clock3, MapPin, Mountain, OctagonX } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { OtherCurrency } from "#design/currency/other-currency.tsx";
import { formatDay, formatTime, formatTimeBeside } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { SkeletonLine } from "#design/skeleton.tsx";
import { useNow } from "#design/use-now.ts";
import { doubtLabels } from "#domain/booking/booking-labels.ts";
import type { JourneyOffer } from "../../offer-contract.ts";
import { lacksAddress, lacksTour } from "./sale-labels.tsx";
import type { Estimate } from "./use-journey-offer.ts";

/** "From R1 299", and what it is for; for a large group, that we price it individually. */
export type BeforePrice = { readonly priceFrom: string | undefined; readonly text: string };

export type PriceProps = {
  estimate: Estimate;
  /** The parts not in the price yet. */
  note?: string | undefined;
  /** The facts known before the trip is priced. */
  before: BeforePrice;
  /** Chooses another pickup time if no vehicle is free at the requested one. */
  onPickup: (at: string) => void;
  onAskAgain: () => void;
};

const LazyTrace = lazy(async () => ({ default: (await import("./price-trace.tsx")).PriceTrace }));

/** The price and our promise. */
export function JourneyPriceCard({ estimate, note, before, onPickup, onAskAgain }: PriceProps) {
  const { status, offer, at, message } = estimate;
  if (status === "failed") return <NoAnswer onAskAgain={onAskAgain} />;
  if (status === "refused") return <p className="font-semibold text-bad text-sm">{message}</p>;
  if (!offer) return <Before isAsking={status === "asking"} before={before} />;
  return (
    <div aria-busy={status === "asking"} className="grid gap-3">
      <p role="status" className="sr-only">
        {status === "ready" && spoken(offer)}
      </p>
      <Promised offer={offer} at={at ?? 0} />
      {note && offer.total_cents !== null && <p className="font-semibold text-sm text-warn">{note}</p>}
      {offer.light === "red" ? <OtherTimes times={offer.alternatives} onPickup={onPickup} /> : <Total offer={offer} />}
      {offer.trace.length > 0 && offer.total_cents !== null && <Explanation offer={offer} />}
    </div>
  );
}

/** "Your price", or an estimate until our team has confirmed it. */
export function priceText({ offer }: Estimate): string | undefined {
  if (!offer || offer.light === "red" || offer.total_cents === null) return undefined;
  return formatRand(offer.total_cents);
}

const spoken = (offer: JourneyOffer) =>
  `${confirmationTitle[offer.light]}. ${priceText({ status: "ready", offer }) ?? ""}`;

const confirmationTitle: Readonly<Record<JourneyOffer["light"], string>> = {
  green: "Instant confirmation",
  amber: "We’ll confirm your booking",
  red: "Unavailable at that time",
};

function Before({ isAsking, before }: { isAsking: boolean; before: BeforePrice }) {
  if (isAsking)
    return (
      <div className="grid gap-2.5">
        <p className="text-ink-2 text-sm">Calculating your price…</p>
        <SkeletonLine className="h-8! w-36" />
      </div>
    );
  return (
    <div>
      <p className="font-display font-extrabold text-[1.625rem] leading-none">{before.priceFrom}</p>
      <p className="mt-1.5 text-ink-2 text-sm">{before.text}</p>
    </div>
  );
}

const NoAnswer = ({ onAskAgain }: { onAskAgain: () => void }) => (
  <div className="grid gap-2.5">
    <p className="text-ink-2 text-sm">
      We couldn’t calculate your price. Try again, or continue and we’ll send it to you.
    </p>
    <Button variant="outline" size="sm" onClick={onAskAgain} className="justify-self-start">
      Try again
    </Button>
  </div>
);

function Promised({ offer, at }: { offer: JourneyOffer; at: number }) {
  const now = useNow(10_000);
  const { light: confirmation, answer_due_at, doubts } = offer;
  if (confirmation === "green")
    return (
      <ConfirmationNotice tone="bg-ok-soft text-ok" icon={<CircleCheck />} title={confirmationTitle.green}>
        The price is final and a vehicle is available.
      </ConfirmationNotice>
    );
  if (confirmation === "red")
    return (
      <ConfirmationNotice tone="bg-bad-soft text-bad" icon={<OctagonX />} title={confirmationTitle.red}>
        All suitable vehicles are booked.
      </ConfirmationNotice>
    );
  if (lacksTour(offer))
    return (
      <ConfirmationNotice tone="bg-info-soft text-info" icon={<Mountain />} title="Which tour?">
        Choose one to see its price and whether it is confirmed instantly.
      </ConfirmationNotice>
    );
  if (lacksAddress(offer))
    return (
      <ConfirmationNotice tone="bg-info-soft text-info" icon={<MapPin />} title="An address is missing">
        Enter it to see whether your booking is confirmed instantly.
      </ConfirmationNotice>
    );
  return (
    <ConfirmationNotice tone="bg-warn-soft text-warn" icon={<Clock3 />} title={confirmedBy(answer_due_at, at, now)}>
      {doubts.map((doubt) => doubtLabels[doubt]).join(" ")}
    </ConfirmationNotice>
  );
}

/** When the answer would be there if the request were sent now; updates as time passes. */
export function confirmedBy(due: string | null, askedAt: number, now: number): string {
  if (due === null) return confirmationTitle.amber;
  const running = new Date(due).getTime() + Math.max(0, now - askedAt);
  return `We’ll confirm by ${formatTimeBeside(new Date(running), new Date(now))}`;
}

function ConfirmationNotice({
  tone,
  icon,
  title,
  children,
}: {
  tone: string;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className={cx("flex gap-3 rounded-md px-3.5 py-3", tone)}>
      <span aria-hidden="true" className="mt-px [&>svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0 text-sm leading-snug">
        <p className="font-bold">{title}</p>
        <p className="text-ink">{children}</p>
      </div>
    </div>
  );
}

function Total({ offer }: { offer: JourneyOffer }) {
  const { light: confirmation, total_cents } = offer;
  if (total_cents === null)
    return <p className="text-ink-2 text-sm">We’ll send you the price. You pay nothing until you accept it.</p>;
  return (
    <div>
      <div className="flex items-end justify-between gap-4">
        <p className="text-ink-2">{confirmation === "green" ? "Your price" : "Estimate"}</p>
        <p className="font-display font-extrabold text-[1.75rem] leading-none tracking-[-0.01em]">
          {formatRand(total_cents)}
        </p>
      </div>
      <p className="mt-1.5 text-ink-3 text-xs">
        For all passengers, including any VAT. <OtherCurrency cents={total_cents} className="block" />
      </p>
      {offer.deposit_cents !== null && offer.rest_due_at !== null && (
        <p className="mt-2 font-semibold text-sm">
          {formatRand(offer.deposit_cents)} is due when you book, and the rest by {formatDay(offer.rest_due_at)},{" "}
          {formatTime(offer.rest_due_at)}.
        </p>
      )}
    </div>
  );
}

/** Pickup times with a free vehicle; a click selects one. */
export function OtherTimes({ times, onPickup }: { times: readonly string[]; onPickup: (at: string) => void }) {
  if (times.length === 0)
    return <p className="text-ink-2 text-sm">Try another date, or call us and we’ll suggest another option.</p>;
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-sm">Other times:</p>
      <div className="flex flex-wrap gap-2">
        {times.map((at) => (
          <Button key={at} variant="outline" size="sm" onClick={() => onPickup(at)}>
            {formatDay(at)}, {formatTime(at)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function Explanation({ offer }: { offer: JourneyOffer }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit rounded-xs py-1.5 font-semibold text-link text-sm underline underline-offset-3 pointer-coarse:py-3">
        Explain my price
      </summary>
      {isOpen && (
        <Suspense fallback={<p className="py-2 text-ink-2 text-sm">Loading price details…</p>}>
          <LazyTrace offer={offer} />
        </Suspense>
      )}
    </details>
  );
}

import { useEffect, useRef } from "react";
import { Alert } from "#design/alert.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { formatRand } from "#design/money.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { NewTabLink } from "#platform/browser/new-tab-link.tsx";
import { OtherTimes } from "./journey-price-card.tsx";
import type { Answers } from "./use-booking-request.ts";
import type { Refusal } from "./use-wizard-sending.ts";

type RefusalProps = {
  refusal: Refusal;
  /** The previous content. */
  shown: number | null;
  onAccept: () => void;
  onPickup: (at: string) => void;
  onAnswer: (answers: Answers) => void;
  onDropPromo: () => void;
};

/** Why the booking was refused, and what to do about it. All entries are kept. */
export function RefusalAlert(props: RefusalProps) {
  const box = useRef<HTMLDivElement>(null);
  const { refusal } = props;
  // The button sits at the bottom of a phone's screen at any scroll position, so the message must be scrolled
  // into view.
  useEffect(() => {
    if (refusal) box.current?.scrollIntoView({ block: "center" });
  }, [refusal]);
  return (
    <div ref={box}>
      <Said {...props} />
    </div>
  );
}

function Said({ refusal, shown, onAccept, onPickup, onAnswer, onDropPromo }: RefusalProps) {
  if (refusal.kind === "same_trip") return <SameTrip reference={refusal.reference} onAnswer={onAnswer} />;
  if (refusal.kind === "hold")
    return (
      <Alert tone="warn" announce title="Pay now to reserve your vehicle">
        <p className="mb-3">
          Several vehicles are already held without payment, so we can’t hold this one. Pay by card now and it’s yours,
          or send a request and our team will confirm it. Your details are saved.
        </p>
        <div className="flex flex-wrap gap-2.5">
          <Button size="sm" onClick={() => onAnswer({ withoutHold: "pay_now" })}>
            Pay by card now
          </Button>
          <Button size="sm" variant="outline" onClick={() => onAnswer({ withoutHold: "request" })}>
            Send request
          </Button>
        </div>
      </Alert>
    );
  if (refusal.kind === "terms")
    return (
      <Alert
        tone="warn"
        announce
        title="Our terms have changed"
        action={
          <Button size="sm" onClick={() => onAnswer({ termsVersion: refusal.version })}>
            Accept and book
          </Button>
        }
      >
        Please read the <NewTabLink to={`/legal/terms/${refusal.version}`}>terms in force</NewTabLink>. Your details are
        saved.
      </Alert>
    );
  if (refusal.kind === "promo")
    return (
      <Alert
        tone="warn"
        announce
        title={refusal.message}
        action={
          <Button size="sm" onClick={onDropPromo}>
            Continue without it
          </Button>
        }
      >
        Your details are saved. Without the code you’ll see the new price before you book.
      </Alert>
    );
  if (refusal.kind === "other")
    return (
      <Alert tone="bad" announce>
        {refusal.message}
      </Alert>
    );
  if (refusal.kind === "unsent")
    return (
      <Alert tone="bad" announce title="Your booking isn’t complete yet">
        {refusal.message} Your details are saved. Press Complete Booking again in a moment. You won’t be booked twice.
      </Alert>
    );
  if (refusal.kind === "vehicle")
    return (
      <Alert tone="bad" announce title="That vehicle has just been booked">
        <p className="mb-3">Your details are saved. Please choose another time.</p>
        <OtherTimes times={refusal.alternatives} onPickup={onPickup} />
      </Alert>
    );
  const now = refusal.offer.total_cents;
  return (
    <Alert
      tone="warn"
      announce
      title="The price has changed"
      action={
        <Button size="sm" onClick={onAccept}>
          {now === null ? "Request a quote" : `Accept ${formatRand(now)} and book`}
        </Button>
      }
    >
      {shown !== null && `It was ${formatRand(shown)}. `}
      {now === null ? "We’ll need to send you a quote." : `It is now ${formatRand(now)}.`}
    </Alert>
  );
}

/** The other booking’s reference is shown only to people who may open it. */
const SameTrip = ({ reference, onAnswer }: { reference: string | null } & Pick<RefusalProps, "onAnswer">) => (
  <Alert
    tone="warn"
    announce
    title={reference ? `You already have booking ${reference} for this trip` : "Have you booked this trip already?"}
  >
    <p className="mb-3">
      {reference
        ? "Same date, time and route. Open it to pay or change it, or book another vehicle."
        : "We may already have a booking for this trip. Check your email for our confirmation, or book another vehicle."}
    </p>
    <div className="flex flex-wrap gap-2.5">
      {reference && (
        <SiteLink to={`/confirm-booking/${reference}`} className={buttonClass({ size: "sm" })}>
          Open {reference}
        </SiteLink>
      )}
      <Button size="sm" variant={reference ? "outline" : "primary"} onClick={() => onAnswer({ isAnother: true })}>
        Book another vehicle
      </Button>
    </div>
  </Alert>
);

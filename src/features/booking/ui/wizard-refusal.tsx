import { useEffect, useRef } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatRand } from "#design/money.tsx";
import type { Refusal } from "./use-wizard-sending.ts";
import { OtherTimes } from "./wizard-price.tsx";

type RefusalProps = {
  refusal: Refusal;
  /** What was shown before. */
  shown: number | null;
  onAccept: () => void;
  onPickup: (at: string) => void;
};

/** Why the booking was not taken as it is, and what to do about it. Everything typed is still there. */
export function WizardRefusal(props: RefusalProps) {
  const box = useRef<HTMLDivElement>(null);
  const { refusal } = props;
  // The button is at the foot of a phone's screen wherever one has scrolled to; the answer must be seen, too.
  useEffect(() => {
    if (refusal) box.current?.scrollIntoView({ block: "center" });
  }, [refusal]);
  return (
    <div ref={box}>
      <Said {...props} />
    </div>
  );
}

function Said({ refusal, shown, onAccept, onPickup }: RefusalProps) {
  if (refusal.kind === "other")
    return (
      <Alert tone="bad" announce>
        {refusal.message}
      </Alert>
    );
  if (refusal.kind === "unsent")
    return (
      <Alert tone="bad" announce title="Not booked yet">
        {refusal.message} Everything you filled in is kept. Press Complete Booking again in a moment: however often you
        press, it is booked once.
      </Alert>
    );
  if (refusal.kind === "vehicle")
    return (
      <Alert tone="bad" announce title="No vehicle is free at that time">
        <p className="mb-3">Somebody was faster. Nothing you filled in is lost.</p>
        <OtherTimes times={refusal.alternatives} onPickup={onPickup} />
      </Alert>
    );
  const now = refusal.offer.total_cents;
  return (
    <Alert
      tone="warn"
      announce
      title="The price has changed since you saw it"
      action={
        <Button size="sm" onClick={onAccept}>
          {now === null ? "Go on without a price" : `Accept ${formatRand(now)} and book`}
        </Button>
      }
    >
      {shown !== null && `It was ${formatRand(shown)}. `}
      {now === null ? "A person now has to work it out for you." : `It is now ${formatRand(now)}.`}
    </Alert>
  );
}

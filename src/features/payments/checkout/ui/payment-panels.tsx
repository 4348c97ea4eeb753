import { ArrowRight, CircleCheck, Clock, FlaskConical, Hourglass } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { ownBookingsContract } from "#features/booking/self-service/own-contract.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { ManageLink, Panel } from "../../ui/panel.tsx";
import type { PaymentKey } from "../../ui/use-payment-key.ts";
import type { PaymentChoice } from "../contract.ts";
import { closedMessages } from "./messages.ts";
import { PaymentCountdown } from "./payment-countdown.tsx";

/** Our team confirms the request first; until then nothing can be paid. */
export function WaitingPanel({ choice }: { choice: PaymentChoice }) {
  return (
    <Panel icon={<Hourglass aria-hidden="true" />} title="We confirm first, then you pay">
      <p className="max-w-[56ch] text-ink-2">
        A consultant checks that a vehicle and driver are available for your trip.
        {choice.total_cents !== null && (
          <>
            {" "}
            Our estimate is <strong className="text-ink">{formatRand(choice.total_cents)}</strong>. You pay once you’ve
            accepted the final price.
          </>
        )}
      </p>
      {choice.answer_due_at && (
        <PaymentCountdown
          until={choice.answer_due_at}
          label="We’ll contact you within"
          over="We’ll contact you shortly"
        />
      )}
      <p className="text-sm text-ink-2">This page updates automatically as soon as you can pay. We’ll email you too.</p>
    </Panel>
  );
}

type LatePanelProps = { choice: PaymentChoice; paymentKey: PaymentKey; onRebooked: () => void };

/** The payment deadline has passed; the customer can rebook while a vehicle is free. */
export function LatePanel({ choice, paymentKey, onRebooked }: LatePanelProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailed>();
  const rebook = async () => {
    setBusy(true);
    try {
      await callSignedIn(ownBookingsContract.rebookBooking, { ...paymentKey });
      onRebooked();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel icon={<Clock aria-hidden="true" />} title="Your hold has expired">
      <p className="max-w-[56ch] text-ink-2">
        We held the vehicle for as long as we could. Your details are saved: rebook at the same price if a vehicle is
        available.
      </p>
      {failure && (
        <Alert tone="bad" announce className="w-full">
          {failure.message}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {choice.state === "expired" && (
          <Button busy={isBusy} busyText="Looking for a vehicle…" onClick={() => void rebook()}>
            Rebook
          </Button>
        )}
        <SiteLink to="/booking" className={buttonClass({ variant: "outline" })}>
          Start a new booking
        </SiteLink>
      </div>
    </Panel>
  );
}

/** Nothing to pay now. */
export function SettledPanel({ choice }: { choice: PaymentChoice }) {
  return (
    <Panel icon={<CircleCheck aria-hidden="true" />} title={`${choice.first_name}, your booking is confirmed`}>
      <p className="max-w-[56ch] text-ink-2">
        Pickup on {formatDateTime(choice.pickup_at)}.{" "}
        {choice.paid_cents > 0 && `We have received ${formatRand(choice.paid_cents)}.`}
      </p>
      <ManageLink reference={choice.reference} />
    </Panel>
  );
}

/** The booking is on a company’s monthly invoice. */
export const BilledPanel = ({ choice }: { choice: PaymentChoice }) => (
  <Panel icon={<CircleCheck aria-hidden="true" />} title="There is nothing to pay here">
    <p className="max-w-[56ch] text-ink-2">
      {choice.reference} is on the company’s monthly invoice and will be paid with it.
    </p>
    <ManageLink reference={choice.reference} />
  </Panel>
);

/** A test booking cannot be paid. */
export const TrialPanel = ({ choice }: { choice: PaymentChoice }) => (
  <Panel icon={<FlaskConical aria-hidden="true" />} title="This is a test booking">
    <p className="max-w-[56ch] text-ink-2">
      {choice.reference} is marked as a test: no vehicle is held and there is nothing to pay. Would you like to travel?
      Make a booking: it takes two minutes.
    </p>
    <SiteLink to="/booking" className={buttonClass()}>
      Book a trip
      <ArrowRight aria-hidden="true" className="size-[18px]" />
    </SiteLink>
  </Panel>
);

export function OverPanel({ choice, company }: { choice: PaymentChoice; company: CompanyDetails }) {
  const words = closedMessages[choice.state] ?? { title: "This booking is closed", text: "There is nothing to pay." };
  return (
    <Panel title={words.title}>
      <p className="text-ink-2">
        {words.text} Questions? Call {company.phone}.
      </p>
      <SiteLink to="/booking" className={buttonClass({ variant: "outline" })}>
        Book another trip
      </SiteLink>
    </Panel>
  );
}

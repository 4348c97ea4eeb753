import { MailCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { callUs } from "#domain/company/contact-details.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { bookingCode, takeCodeFromAddress } from "#platform/browser/booking-codes.ts";
import { useHydrated } from "#platform/browser/hydrated.ts";
import { contactContract } from "../../holds/contact-contract.ts";
import { BookingView } from "./booking-view.tsx";
import { OpenBookingForm } from "./open-booking-form.tsx";
import { type Opening, useAction, useSelfBooking } from "./use-self-booking.ts";

type ManagePageProps = {
  reference: string;
  company: CompanyDetails;
  /** The invoice’s billing details, once the booking is opened. */
  invoiceDetails?: (opening: Opening) => ReactNode;
  /** The price we have quoted for a request, with the way to accept it. */
  quoteOffer?: (request: { opening: Opening; onAccepted: () => void }) => ReactNode;
  /** The account for a refund that can’t go back by card. */
  refundDetails?: (opening: Opening) => ReactNode;
  /** The guest list, once the booking is opened. */
  passengers?: (opening: Opening) => ReactNode;
  /** The way to rate its trips. */
  ratings?: (opening: Opening) => ReactNode;
  /** After a trip: lost items and disputed charges. */
  aftermath?: (opening: Opening) => ReactNode;
};

/** The page is the same for every reference until the script runs; then it opens the one in the address. */
export function SelfServicePage({ reference, ...more }: ManagePageProps) {
  if (!useHydrated()) return <Waiting />;
  return <Opened key={reference} reference={reference.toUpperCase()} {...more} />;
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-6">
    <p className="sr-only" role="status">
      Loading your booking…
    </p>
    <SkeletonCard lines={4} />
    <SkeletonCard lines={6} />
  </div>
);

/** An emailed link contains the code; it is stored on the device and removed from the address. */
function codeFor(reference: string): string | null {
  takeCodeFromAddress(reference);
  return bookingCode(reference);
}

function Opened({
  reference,
  company,
  invoiceDetails,
  quoteOffer,
  refundDetails,
  passengers,
  ratings,
  aftermath,
}: ManagePageProps) {
  const [code, setCode] = useState(() => codeFor(reference));
  const [contactKey] = useState(takeContactKey);
  const { reading, again } = useSelfBooking({ reference, code }, true);
  const navigate = useNavigate();
  const open = (opened: { reference: string; code: string }) => {
    if (opened.reference !== reference) return void navigate(`/confirm-booking/${opened.reference}`);
    setCode(opened.code);
    void again();
  };
  if (reading.state === "reading") return <Waiting />;
  if (reading.state === "failed") return <ReadFailed error={reading.error} onAgain={() => void again()} />;
  if (reading.state === "open") {
    const opening = { reference, code };
    return (
      <div className="grid gap-6">
        {reading.booking.state === "awaiting_payment" && (
          <ContactNotice reference={reference} contactKey={contactKey} onConfirmed={() => void again()} />
        )}
        <BookingView
          booking={reading.booking}
          opening={opening}
          company={company}
          onChanged={() => void again()}
          invoiceDetails={invoiceDetails?.(opening)}
          quoteOffer={quoteOffer?.({
            opening,
            onAccepted: () => void navigate(`/payment-selection?booking=${reference}`),
          })}
          refundDetails={refundDetails?.(opening)}
          passengers={passengers?.(opening)}
          ratings={ratings?.(opening)}
          aftermath={aftermath?.(opening)}
        />
      </div>
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6">
      <h1 className="text-h1">Your booking</h1>
      {reading.reason === "locked" ? (
        <Alert tone="bad" announce title="Too many attempts">
          Please try again in 15 minutes, or {callUs(company)}.
        </Alert>
      ) : (
        code !== null && (
          <Alert tone="warn" announce>
            That access code doesn’t match booking {reference}. Check the code in our email, or {callUs(company)}.
          </Alert>
        )
      )}
      <OpenBookingForm reference={reference} company={company} onOpened={open} />
    </div>
  );
}

/** An emailed link contains a key, which is removed from the address so that it isn’t shared. */
function takeContactKey(): string | null {
  const url = new URL(window.location.href);
  const key = url.searchParams.get("contact");
  if (!key) return null;
  url.searchParams.delete("contact");
  window.history.replaceState(window.history.state, "", url);
  return key;
}

type ManageContactProps = { reference: string; contactKey: string | null; onConfirmed: () => void };

/** Opening the link confirms nothing, because programs open links too. The button does. */
function ContactNotice({ reference, contactKey, onConfirmed }: ManageContactProps) {
  const { run, isBusy, failure } = useAction(contactContract.confirmContact);
  const [holdUntil, setHoldUntil] = useState<string | null>();
  if (!contactKey) return null;
  const confirm = async () => {
    const confirmed = await run({ reference, key: contactKey });
    if (!confirmed) return;
    setHoldUntil(confirmed.hold_until);
    onConfirmed();
  };
  if (holdUntil !== undefined)
    return (
      <Alert tone="ok" announce title="Email address confirmed">
        {holdUntil ? `Your vehicle is held until ${formatFullDateTime(holdUntil)}.` : "Thank you."}
      </Alert>
    );
  return (
    <Alert
      tone={failure ? "bad" : "info"}
      announce={failure !== undefined}
      icon={<MailCheck />}
      title="Confirm your email address"
      action={
        <Button size="sm" busy={isBusy} busyText="Confirming…" onClick={() => void confirm()}>
          Confirm email address
        </Button>
      }
    >
      {failure ? failure.message : "We can then hold your vehicle for longer if your payment takes time."}
    </Alert>
  );
}

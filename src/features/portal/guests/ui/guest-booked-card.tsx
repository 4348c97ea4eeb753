import { CircleCheck } from "lucide-react";
import { Button, buttonClass } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import type { OutputOf } from "#platform/contract.ts";
import type { portalContract } from "../contract.ts";
import { PaymentLink } from "./payment-link.tsx";
import type { GuestDraft, PortalTerms } from "./use-guest-trip.ts";

export type Booked = OutputOf<typeof portalContract.bookForGuest>;
type BookedCardProps = { booked: Booked; draft: GuestDraft; terms: PortalTerms; onAgain: () => void };

/** The new booking with the next steps. */
export function GuestBookedCard({ booked, draft, terms, onAgain }: BookedCardProps) {
  const guest = `${draft.first_name} ${draft.last_name}`.trim();
  const { booking_reference: reference, payment_link, total_cents } = booked;
  return (
    <Card className="mx-auto w-full max-w-2xl">
      <div role="status" className="grid gap-4">
        <p className="flex items-center gap-3 font-bold font-display text-h3">
          <CircleCheck aria-hidden="true" className="size-7 shrink-0 text-ok" />
          {headingOf(booked)}
        </p>
        <p>
          {reference} for {guest}
          {draft.room && `, room ${draft.room}`}
          {total_cents !== null && `, ${formatRand(total_cents)}`}. {nextOf(booked, draft)}
        </p>
      </div>
      {payment_link && draft.payer === "guest" && (
        <div className="mt-4">
          <PaymentLink link={payment_link} phone={draft.phone} host={terms.name} cents={total_cents} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2.5 border-line border-t pt-5">
        {payment_link && draft.payer !== "guest" && (
          <SiteLink to={`/payment-selection?booking=${reference}`} className={buttonClass()}>
            Pay now
          </SiteLink>
        )}
        <Button variant={payment_link && draft.payer !== "guest" ? "outline" : "primary"} onClick={onAgain}>
          Book another trip
        </Button>
        <SiteLink to="/hotel/dashboard" className={buttonClass({ variant: "outline" })}>
          Dashboard
        </SiteLink>
      </div>
    </Card>
  );
}

function headingOf({ state }: Booked): string {
  if (state === "confirmed") return "Booking confirmed";
  return state === "requested" ? "Request sent" : "Vehicle held";
}

const moment = (at: string) => `${formatDay(at)}, ${formatTime(at)}`;

function nextOf({ state, hold_until, answer_due_at }: Booked, { payer, email }: GuestDraft): string {
  if (state === "confirmed")
    return email ? "We’ve emailed your guest the details in your name." : "We’ve emailed you the details.";
  if (state === "requested")
    return answer_due_at ? `Our team will reply by ${moment(answer_due_at)}.` : "Our team will reply by email.";
  const until = hold_until ? ` by ${moment(hold_until)}` : "";
  if (payer !== "guest") return `Pay${until} to confirm it.`;
  return email
    ? `We’ve emailed your guest the link. It’s confirmed once it’s paid${until}.`
    : `Send your guest the link. It’s confirmed once it’s paid${until}.`;
}

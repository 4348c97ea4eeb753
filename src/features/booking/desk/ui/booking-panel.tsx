import { FileText, Inbox, Mail, Phone, RotateCcw, UserRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { confirmationLabels, sourceLabel } from "#domain/booking/booking-labels.ts";
import { childSeatsValue } from "#domain/booking/child-seats.ts";
import { plainFacts } from "#domain/booking/facts.ts";
import { extrasText } from "#domain/extra/extra.ts";
import { sentTermsText, termsPath, termsText } from "#domain/legal/accepted-terms.ts";
import { datesText } from "#domain/stay/days-of-trip.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { NewTabLink } from "#platform/browser/new-tab-link.tsx";
import { RecordNotice } from "#platform/browser/record-notice.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { MoneyBadge, reasonText, StatusBadge, serviceText } from "../../ui/booking-labels.tsx";
import { bookingDeskContract } from "../contract.ts";
import type { DeskBooking } from "../detail-contract.ts";
import { BookingActionsCard } from "./booking-actions-card.tsx";
import { CallerCard } from "./caller-card.tsx";
import { ChangeCard } from "./change-card.tsx";
import { DocumentsCard } from "./documents-card.tsx";
import { EditForm } from "./edit-form.tsx";
import { InvoicesCard } from "./invoices-card.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { MoneyCard } from "./money-card.tsx";
import { NotesCard } from "./notes-card.tsx";
import { PriceCard } from "./price-card.tsx";
import { TimelineCard } from "./timeline-card.tsx";
import { TripsCard } from "./trips-card.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";

type BookingPanelProps = {
  reference: string;
  /** The customer’s saved cards, and the split bill’s shares and payers, if there are any. */
  shares?: ReactNode;
  /** Our cost of its trips, for those who may see it. */
  costs?: ReactNode;
  /** The guest list. */
  passengers?: ReactNode;
  /** Incidents and lost items of its trips. */
  incidents?: ReactNode;
};

/** One booking in full, with all its actions. */
export function BookingPanel({ reference, ...parts }: BookingPanelProps) {
  const { data, error, refetch } = useCall(
    bookingDeskContract.readBooking,
    { reference },
    // Colleagues, customers and the clock change it too: the page follows.
    { refetchInterval: 30_000 },
  );
  if (error && !data) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!data)
    return (
      <div className="grid gap-5 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <SkeletonCard lines={6} />
        <SkeletonCard lines={4} />
      </div>
    );
  return <Desk booking={data} {...parts} />;
}

type DeskProps = Omit<BookingPanelProps, "reference"> & { booking: DeskBooking };

function Desk({ booking, shares, costs, passengers, incidents }: DeskProps) {
  const [isEditing, setEditing] = useState(false);
  const unsaved = useUnsavedParts();
  const guard = useLeaveGuard(unsaved.names.length > 0);
  const waiting = booking.changes.find(({ state }) => state === "proposed");
  return (
    <div className="grid min-w-0 gap-5">
      <LeaveDialog blocker={guard.blocker} what={unsaved.names.join(" and ")} />
      <RecordNotice subject={`booking:${booking.reference}`} />
      <DeskHead booking={booking} />
      {waiting && <ChangeCard booking={booking} change={waiting} />}
      <BookingActionsCard booking={booking} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="grid min-w-0 gap-5">
          {isEditing ? (
            <EditForm booking={booking} onClose={() => setEditing(false)} onUnsaved={unsaved.markEdit} />
          ) : (
            <DeskFacts booking={booking} onEdit={() => setEditing(true)} />
          )}
          <TripsCard trips={booking.trips} isTest={booking.is_test} />
          {passengers}
          <PriceCard booking={booking} />
          <TimelineCard booking={booking} />
        </div>
        <div className="grid min-w-0 gap-5">
          <MoneyCard booking={booking} />
          {shares}
          <InvoicesCard booking={booking} />
          {costs}
          <NotesCard booking={booking} onUnsaved={unsaved.markNote} />
          <DocumentsCard booking={booking} />
          {incidents}
        </div>
      </div>
    </div>
  );
}

/** Unsaved text, by its name. */
function useUnsavedParts() {
  const [isEditUnsaved, markEdit] = useState(false);
  const [isNoteUnsaved, markNote] = useState(false);
  const names = [
    ...(isEditUnsaved ? ["your changes to the booking"] : []),
    ...(isNoteUnsaved ? ["your note or message"] : []),
  ];
  return { names, markEdit, markNote };
}

function DeskHead({ booking }: { booking: DeskBooking }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StatusBadge status={booking.status} />
      <MoneyBadge money={booking.money} />
      {booking.light === "amber" && <Badge tone="warn">{confirmationLabels.amber.label}</Badge>}
      {booking.is_test && <Badge tone="violet">Test booking</Badge>}
      {booking.taken_by && <Badge tone="info">Assigned to {booking.taken_by}</Badge>}
      {booking.partner && <Badge>{booking.partner}</Badge>}
      {booking.hold_until && booking.state === "awaiting_payment" && (
        <Badge tone="warn">Vehicle held until {formatFullDateTime(booking.hold_until)}</Badge>
      )}
      <CopyButton text={booking.reference} label="Copy reference" />
      <SiteLink
        to={`/admin/booking?again=${booking.reference}`}
        className={buttonClass({ size: "sm", variant: "outline", className: "sm:ml-auto" })}
      >
        <RotateCcw aria-hidden="true" className="size-4" /> Book again
      </SiteLink>
    </div>
  );
}

/** Its origin and owner, each as a link. */
function DeskOrigin({ booking: { quote, enquiry, email, phone, customer_bookings } }: { booking: DeskBooking }) {
  const others = customer_bookings - 1;
  const opensQuotes = useMay()("change_customers");
  return (
    <p className="mb-4 flex flex-wrap gap-x-6 gap-y-1 [&_a]:inline-flex [&_a]:min-h-9 pointer-coarse:[&_a]:min-h-11 [&_a]:items-center [&_a]:gap-2 [&_a]:text-link [&_a]:underline [&_svg]:size-4">
      {quote && opensQuotes && (
        <SiteLink to={`/admin/quotes-enhanced?quote=${quote.id}`}>
          <FileText aria-hidden="true" /> Quote {quote.number}
          {quote.version > 1 && `, version ${quote.version}`}
        </SiteLink>
      )}
      {enquiry && opensQuotes && (
        <SiteLink to={`/admin/quotes?enquiry=${enquiry.id}`}>
          <Inbox aria-hidden="true" /> Enquiry {enquiry.reference}
        </SiteLink>
      )}
      <SiteLink to={`/admin/bookings?q=${encodeURIComponent(email || phone)}`}>
        <UserRound aria-hidden="true" />
        {others > 0 ? `Customer’s ${customer_bookings} bookings` : "Customer’s first booking"}
      </SiteLink>
    </p>
  );
}

const editable = ["requested", "quoted", "awaiting_payment", "confirmed", "in_progress"];

function DeskFacts({ booking, onEdit }: { booking: DeskBooking; onEdit: () => void }) {
  return (
    <Card>
      <CardHeader
        title={`${booking.first_name} ${booking.last_name}`}
        note={`${serviceText(booking)}, booked ${formatFullDateTime(booking.created_at)}, source: ${sourceLabel(booking.source)}`}
        actions={
          editable.includes(booking.state) && (
            <Button size="sm" variant="outline" onClick={onEdit}>
              Edit booking
            </Button>
          )
        }
      />
      <div className="mb-1 flex flex-wrap gap-x-6 gap-y-1 [&_a]:inline-flex [&_a]:min-h-9 pointer-coarse:[&_a]:min-h-11 [&_a]:items-center [&_a]:gap-2 [&_a]:text-link [&_svg]:size-4">
        <a href={`tel:${booking.phone.replace(/[^+\d]/g, "")}`}>
          <Phone aria-hidden="true" /> {booking.phone}
        </a>
        {booking.email && (
          <a href={`mailto:${booking.email}`} className="[overflow-wrap:anywhere]">
            <Mail aria-hidden="true" /> {booking.email}
          </a>
        )}
      </div>
      {booking.caller_message && <CallerCard message={booking.caller_message} phone={booking.phone} />}
      <DeskOrigin booking={booking} />
      <Facts
        facts={[
          ["Quote option", booking.option_title],
          ["From", booking.pickup_location || "To be agreed"],
          ["To", booking.destination || "To be agreed"],
          ["Dates", booking.days > 1 ? datesText(new Date(booking.pickup_at), booking.days) : null],
          ["Pickup", booking.days > 1 ? null : formatFullDateTime(booking.pickup_at)],
          ["Return trip", booking.return_at && booking.days === 1 ? formatFullDateTime(booking.return_at) : null],
          ["Passengers", booking.passengers],
          ["Bags", booking.bags || null],
          [
            "Child seats",
            booking.child_seats > 0 ? childSeatsValue(booking.child_seats, booking.child_seat_sizes) : null,
          ],
          ["Extra stops", booking.extra_stops.join(", ")],
          ["Extras", extrasText(booking.extras)],
          ["Flight number", booking.flight_number],
          ["Return flight", booking.return_flight_number],
          ...plainFacts.linesOfWire(booking),
          ["Affiliate", booking.affiliate_id],
          ["Cancellation reason", reasonText(booking.cancelled_reason)],
          ["Terms", <AgreedTerms key="terms" booking={booking} />],
        ]}
      />
    </Card>
  );
}

/** Which terms apply, and how the customer came to them. */
function AgreedTerms({ booking: { terms_version, terms_accepted_at, created_at } }: { booking: DeskBooking }) {
  if (terms_version === null) return "No version on record";
  const at = terms_accepted_at ?? created_at;
  return (
    <>
      <NewTabLink to={termsPath(terms_version, new Date(at))}>{`${termsText(terms_version)}`}</NewTabLink>,{" "}
      {terms_accepted_at === null ? sentTermsText : `accepted ${formatFullDateTime(terms_accepted_at)}`}
    </>
  );
}

type Fact = readonly [label: string, value: ReactNode];

/** Short facts in two columns; empty ones are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
      {facts
        .filter(([, value]) => value !== null && value !== "")
        .map(([label, value]) => (
          <div key={label} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 text-[0.9375rem]">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

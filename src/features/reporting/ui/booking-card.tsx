import { Badge } from "#design/badge.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatDateTime, formatTimeBeside } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { bookingLabels } from "#domain/booking/booking-labels.ts";
import { plainFacts } from "#domain/booking/facts.ts";
import { vehicleText } from "#domain/drive/trip-parts.ts";
import { bookingPaymentLabels } from "#domain/payment/payment-labels.ts";
import { datesText } from "#domain/stay/days-of-trip.ts";
import type { StatusLabel } from "#domain/text/status-label.ts";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type BookingFacts, reportingContract } from "../contract.ts";
import { CallTo, FactList, MailTo } from "./fact-list.tsx";

/** A booking at a glance, to answer the question on the phone. No reference, no card. */
export function BookingCard({ reference, onClose }: { reference: string; onClose: () => void }) {
  return (
    <Dialog
      open={reference !== ""}
      onClose={onClose}
      title={reference || "Booking"}
      footer={
        <>
          <CopyButton text={reference} label="Copy reference" />
          <Button size="sm" variant="outline" onClick={onClose}>
            Done
          </Button>
          <SiteLink to={`/admin/booking?reference=${reference}`} className={buttonClass({ size: "sm" })}>
            Open booking
          </SiteLink>
        </>
      }
    >
      {reference && <Facts reference={reference} />}
    </Dialog>
  );
}

function Facts({ reference }: { reference: string }) {
  const { data, error, refetch } = useCall(reportingContract.bookingFacts, { reference });
  if (error) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!data)
    return (
      <SkeletonGroup className="grid gap-3">
        <SkeletonLine className="w-1/3" />
        <SkeletonLine />
        <SkeletonLine className="w-4/5" />
        <SkeletonLine className="w-2/3" />
      </SkeletonGroup>
    );
  const isLong = data.days > 1;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-2">
        <Badge tone={bookingLabels[data.status].tone}>{bookingLabels[data.status].label}</Badge>
        <Badge tone={moneyLabel(data).tone}>{moneyLabel(data).label}</Badge>
        {data.is_test && <Badge tone="violet">Test booking</Badge>}
      </div>
      <FactList
        facts={[
          { label: "Passenger", value: data.passenger },
          { label: "Phone", value: data.phone && <CallTo phone={data.phone} /> },
          { label: "Email", value: data.email && <MailTo email={data.email} /> },
          { label: "Service", value: data.service_name },
          { label: "From", value: data.pickup_location },
          { label: "To", value: data.destination },
          { label: "Dates", value: isLong ? datesText(new Date(data.pickup_at), data.days) : "" },
          { label: "Pickup", value: isLong ? "" : formatDateTime(data.pickup_at) },
          { label: "Return", value: isLong ? "" : data.return_at && formatDateTime(data.return_at) },
          { label: "Passengers", value: data.passengers },
          ...plainFacts.linesOfWire(data).map(([label, value]) => ({ label, value })),
          { label: "Booked", value: formatDateTime(data.created_at) },
        ]}
      />
      <Trips trips={data.trips} />
    </div>
  );
}

function Trips({ trips }: { trips: BookingFacts["trips"] }) {
  if (trips.length === 0) return <p className="text-ink-2 text-sm">No trips planned yet.</p>;
  return (
    <ul aria-label="Trips" className="grid gap-2">
      {trips.map((trip) => (
        <li key={`${trip.leg}.${trip.part}`} className="grid gap-1 rounded-md bg-surface-2 px-4 py-3 text-sm">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <b className="text-[0.9375rem]">
              {formatDateTime(trip.pickup_at)} to {formatTimeBeside(trip.planned_end, trip.pickup_at)}
            </b>
            <Badge tone={tripLabels[trip.state].tone} className="bg-surface">
              {tripLabels[trip.state].label}
            </Badge>
          </div>
          <p className="text-ink-2">
            {trip.pickup_location} → {trip.destination}
          </p>
          <p className="text-ink-2">
            {trip.vehicles > 1 && `${vehicleText(trip)}: `}
            {trip.driver ? `${trip.driver}, ${trip.plate}` : "No driver yet"}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The payment status with its amount. */
function moneyLabel({ money, paid_cents, due_cents }: BookingFacts): StatusLabel {
  const { label, tone } = bookingPaymentLabels[money];
  const amount = due_cents > 0 ? `${formatRand(due_cents)} due` : paid_cents > 0 && formatRand(paid_cents);
  return { label: amount ? `${label}: ${amount}` : label, tone };
}

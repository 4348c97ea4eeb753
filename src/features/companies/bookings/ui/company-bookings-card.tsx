import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Money } from "#design/money.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { customerBookingLabel } from "#domain/booking/booking-labels.ts";
import { approvalLabels, policyBreachLabels } from "#domain/corporate/company-labels.ts";
import { co2Text } from "#domain/corporate/trip-co2.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { type CompanyBooking, companyBookingsContract } from "../contract.ts";

/** The latest pickups; older ones load on demand. */
const shownFirst = 8;

/** Bookings for travellers, with purchase order and cost centre, and those waiting for approval. */
export function CompanyBookingsCard({ companyId = null }: { companyId?: string | null }) {
  const [isWhole, setWhole] = useState(false);
  const { data, wait } = readOrWait(
    useCall(companyBookingsContract.companyBookings, { organisation_id: companyId }),
    "the bookings",
    4,
  );
  if (wait) return wait;
  const shown = isWhole ? data.bookings : data.bookings.slice(0, shownFirst);
  return (
    <Card>
      <CardHeader title="Booked for travellers" note="On account, with purchase order, cost centre and project." />
      {data.bookings.length === 0 && (
        <EmptyState
          icon={<CalendarPlus />}
          title="No bookings yet"
          text="Bookings made for travellers on this account appear here, including those waiting for approval."
          level={3}
        />
      )}
      <ul aria-label="Booked for travellers" className="divide-y divide-line">
        {shown.map((booking) => (
          <BookingRow key={booking.reference} booking={booking} />
        ))}
      </ul>
      {shown.length < data.bookings.length && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setWhole(true)}>
          Show all {data.bookings.length} bookings
        </Button>
      )}
      {data.bookings.some(({ co2 }) => co2) && (
        <p className="mt-3 border-line border-t pt-3 text-ink-2 text-sm">
          CO2 is an estimate: kilometres with passengers, multiplied by the fuel use of that vehicle class in our
          records and the IPCC’s kilograms per litre. If one of these isn’t known, there is no figure.
        </p>
      )}
    </Card>
  );
}

function BookingRow({ booking }: { booking: CompanyBooking }) {
  // Until it is approved there is no booking page, only the approval.
  const question = booking.state === "draft" ? booking.approval : null;
  const look = question ? approvalLabels[question] : customerBookingLabel(booking.status);
  const said = [booking.reference, booking.cost_centre, booking.purchase_order, booking.project];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="min-w-56 grow basis-0 leading-snug">
        <span className="block font-semibold">
          {booking.traveller}, {formatDateTime(booking.pickup_at)}
        </span>
        <span className="block text-ink-2 text-sm">
          {booking.service_name}: {booking.pickup_location} to {booking.destination}
        </span>
        <span className="block text-ink-2 text-sm">
          {[...said, `by ${booking.booked_by}`].filter(Boolean).join(" · ")}
        </span>
        {booking.co2 && (
          <span className="block text-ink-2 text-sm">
            {co2Text(booking.co2.grams)}: {booking.co2.formula}
          </span>
        )}
        {question === "waiting" && (
          <span className="block text-sm">
            {booking.reasons.map((reason) => policyBreachLabels[reason]).join(". ")}
          </span>
        )}
      </span>
      {booking.total_cents !== null && <Money cents={booking.total_cents} className="font-bold tabular-nums" />}
      <Badge tone={look.tone}>{look.label}</Badge>
    </li>
  );
}

import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { DateText, formatDate } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { bookingLabels } from "#domain/booking/booking-labels.ts";
import { enquiryLabels } from "#domain/enquiry/enquiry-labels.ts";
import { cents } from "#domain/money/money.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import type { ThreadInFull } from "../contract.ts";

/** The customer: what they booked and asked, and how they are reached. */
export function ThreadSide({ data }: { data: ThreadInFull }) {
  return (
    <aside aria-label="About this customer" className="grid min-w-0 content-start gap-4">
      <PersonCard data={data} />
      {data.records.length > 0 && (
        <Card className="grid gap-3">
          <CardHeader title="About" />
          <ul className="grid gap-3">
            {data.records.map((record) => (
              <li key={record.id} className="grid gap-1">
                <span className="flex flex-wrap items-center gap-2">
                  <RecordLink record={record} />
                  <Badge>{stateOf(record)}</Badge>
                </span>
                <span className="text-ink-2 text-sm [overflow-wrap:anywhere]">{record.title}</span>
                <span className="text-ink-2 text-sm">
                  <DateText at={record.at} style="date-time" />
                  {record.total_cents !== null && ` · ${formatRand(cents(record.total_cents))}`}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </aside>
  );
}

type Record = ThreadInFull["records"][number];

const stateOf = ({ kind, state }: Record): string =>
  kind === "booking" ? labelIn(bookingLabels, state) : labelIn(enquiryLabels, state);

const labelIn = (labels: object, state: string): string => Object(Reflect.get(labels, state)).label ?? state;

function RecordLink({ record }: { record: Record }) {
  const to =
    record.kind === "booking"
      ? (`/admin/booking?reference=${record.reference}` as const)
      : (`/admin/crm?enquiry=${record.id}` as const);
  return (
    <SiteLink to={to} className="font-semibold text-link underline">
      {record.reference}
    </SiteLink>
  );
}

function PersonCard({ data: { person, name } }: { data: ThreadInFull }) {
  if (!person)
    return (
      <Card className="grid gap-2">
        <CardHeader title={name} />
        <p className="text-ink-2 text-sm">
          Not a customer yet: no booking, quote or enquiry has this address or number.
        </p>
      </Card>
    );
  return (
    <Card className="grid gap-2">
      <CardHeader title={person.name || name} />
      {person.is_blocked && <Badge tone="bad">Blocked</Badge>}
      <ul className="grid gap-1 text-sm [overflow-wrap:anywhere]">
        {person.phones.map((phone) => (
          <li key={phone}>
            <a className="text-link underline" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
              {phone}
            </a>
          </li>
        ))}
        {person.emails.map((email) => (
          <li key={email}>{email}</li>
        ))}
      </ul>
      <p className="text-ink-2 text-sm">
        {person.bookings === 1 ? "1 booking" : `${person.bookings} bookings`}
        {person.last_trip_at && `, last trip ${formatDate(person.last_trip_at)}`}
        {person.owed_cents > 0 && `, ${formatRand(cents(person.owed_cents))} to pay`}
      </p>
      {person.tags.length > 0 && (
        <p className="flex flex-wrap gap-1">
          {person.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
      )}
      <SiteLink to={`/admin/customers?customer=${person.id}`} className="font-semibold text-link text-sm underline">
        Open customer
      </SiteLink>
    </Card>
  );
}

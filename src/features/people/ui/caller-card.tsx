import { CalendarPlus, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { formatDate, formatDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { bookingLabels } from "#domain/booking/booking-labels.ts";
import { incidentTypeLabels } from "#domain/incident/incident-labels.ts";
import { preferenceLabels, preferenceNames } from "#domain/person/preferences.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type Caller, type CallerDetails, type CallerTrip, callerContract } from "../caller-contract.ts";
import type { ListedCustomer } from "../contract.ts";
import { CustomerBadges } from "./customer-badges.tsx";

/** The ways to a new booking. */
export type Booking = {
  readonly again: (reference: string) => void;
  readonly forCaller: (details: CallerDetails) => void;
};

type CallerCardProps = { customer: ListedCustomer; book: Booking; onLeave: () => void };

/** One caller: the actions first, then what there is to know. */
export function CallerCard({ customer, book, onLeave }: CallerCardProps) {
  const { data, error } = useCall(callerContract.readCaller, { customer_id: customer.id });
  return (
    <section aria-label={customer.name} className="grid gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-bold text-xl">{customer.name}</h3>
        {customer.is_blocked && <Badge tone="bad">Blocked</Badge>}
        <CustomerBadges customer={customer} />
        <p className="basis-full text-ink-2 [overflow-wrap:anywhere]">
          {[customer.phone, customer.email || "No email"].filter(Boolean).join(" · ")}
        </p>
      </header>
      {error && !data && <p className="text-bad">{error.message}</p>}
      {!data && !error && <SkeletonCard lines={4} />}
      {data && <Known caller={data} book={book} onLeave={onLeave} />}
    </section>
  );
}

type KnownProps = { caller: Caller; book: Booking; onLeave: () => void };

function Known({ caller, book, onLeave }: KnownProps) {
  const { first_name, last_name, email, phone } = caller;
  const [latest] = caller.last_trips;
  const repeated = caller.next_trip ?? latest;
  return (
    <>
      <div data-first-action className="flex flex-wrap gap-2">
        <Permitted action="create_booking">
          {repeated && (
            <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => book.again(repeated.reference)}>
              Book again
            </Button>
          )}
          <Button
            variant={repeated ? "outline" : "primary"}
            icon={<CalendarPlus aria-hidden="true" />}
            onClick={() => book.forCaller({ first_name, last_name, email, phone })}
          >
            New booking
          </Button>
        </Permitted>
        <SiteLink
          to={`/admin/customers?customer=${caller.id}`}
          className={buttonClass({ variant: "quiet" })}
          onClick={onLeave}
        >
          Open record
        </SiteLink>
      </div>
      {caller.block_reason && (
        <Alert tone="warn" title="Blocked">
          {caller.block_reason}
        </Alert>
      )}
      <Facts caller={caller} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Part title="Next trip" isEmpty={!caller.next_trip} none="None booked">
          {caller.next_trip && <Trip trip={caller.next_trip} onLeave={onLeave} />}
        </Part>
        <Part title="Last trips" isEmpty={!latest} none="No trips yet">
          {caller.last_trips.map((trip) => (
            <Trip key={trip.reference} trip={trip} onLeave={onLeave} again={() => book.again(trip.reference)} />
          ))}
        </Part>
      </div>
      <Matters caller={caller} onLeave={onLeave} />
    </>
  );
}

function Facts({ caller }: { caller: Caller }) {
  const facts: readonly (readonly [string, string])[] = [
    ["Balance", caller.owed_cents > 0 ? `Owes ${formatRand(caller.owed_cents)}` : "Nothing owed"],
    ["Bookings", String(caller.bookings)],
    ...(caller.company ? [["Company", caller.company] as const] : []),
    ...(caller.partner ? [["Partner", caller.partner] as const] : []),
    ...preferenceNames.flatMap((name) => {
      const text = caller.preferences[name];
      return text ? [[preferenceLabels[name], text] as const] : [];
    }),
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt className="text-ink-2 text-sm">{label}</dt>
          <dd className="font-semibold [overflow-wrap:anywhere]">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type PartProps = { title: string; isEmpty: boolean; none: string; children: ReactNode };

const Part = ({ title, isEmpty, none, children }: PartProps) => (
  <section className="grid content-start gap-2 rounded-lg bg-surface-2 p-4">
    <h4 className="font-bold text-sm">{title}</h4>
    {isEmpty ? <p className="text-ink-2">{none}</p> : <div className="grid gap-3">{children}</div>}
  </section>
);

type TripProps = { trip: CallerTrip; onLeave: () => void; again?: () => void };

function Trip({ trip, onLeave, again }: TripProps) {
  const { label, tone } = bookingLabels[trip.status];
  const route = [trip.pickup_location, trip.destination].filter(Boolean).join(" → ");
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-2">
        <SiteLink to={`/admin/booking?reference=${trip.reference}`} className="font-semibold" onClick={onLeave}>
          {trip.reference}
        </SiteLink>
        <span>{formatDateTime(trip.pickup_at)}</span>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="text-sm [overflow-wrap:anywhere]">{route || tripTitle(trip.service_name, trip.tour_name)}</p>
      {again && (
        <Permitted action="create_booking">
          <Button
            size="sm"
            variant="outline"
            className="justify-self-start"
            aria-label={`Book ${trip.reference} again`}
            onClick={again}
          >
            Book again
          </Button>
        </Permitted>
      )}
    </div>
  );
}

/** Open incidents and quotes, and our team’s notes. */
function Matters({ caller: { open_incidents, open_quotes, notes }, onLeave }: Omit<KnownProps, "book">) {
  return (
    <>
      {open_incidents.length > 0 && (
        <Alert tone="warn" title="Open incidents">
          <ul className="grid gap-1">
            {open_incidents.map(({ id, reference, type, text }) => (
              <li key={id}>
                <SiteLink to={`/admin/booking?reference=${reference}`} onClick={onLeave}>
                  {reference}
                </SiteLink>{" "}
                {incidentTypeLabels[type]}: {text}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {open_quotes.length > 0 && (
        <Part title="Open quotes" isEmpty={false} none="">
          {open_quotes.map(({ id, number, title, valid_until }) => (
            <p key={id}>
              <b>{number}</b> {title}, valid until {formatDate(valid_until)}
            </p>
          ))}
        </Part>
      )}
      {notes.length > 0 && (
        <Part title="Notes" isEmpty={false} none="">
          {notes.map(({ id, author, text, created_at }) => (
            <p key={id} className="[overflow-wrap:anywhere]">
              {text}{" "}
              <span className="text-ink-2 text-sm">
                {author}, {formatDate(created_at)}
              </span>
            </p>
          ))}
        </Part>
      )}
    </>
  );
}

import { CalendarPlus, Search } from "lucide-react";
import { useEffect, useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { FromTo } from "#design/from-to.tsx";
import { Money } from "#design/money.tsx";
import { DataTable } from "#design/table/data-table.tsx";
import type { Column } from "#design/table/data-table-column.ts";
import { useGrowingList } from "#design/table/use-list.ts";
import { customerBookingLabel } from "#domain/booking/booking-labels.ts";
import { daysText } from "#domain/stay/days-of-trip.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import { type BookingLine, ownBookingsContract } from "#features/booking/self-service/own-contract.ts";
import { BookingDrawer } from "#features/booking/self-service/ui/booking-drawer.tsx";
import { contentContract } from "#features/content/contract.ts";
import { PassengerListCard } from "#features/passengers/ui/passenger-list-card.tsx";
import { ItineraryCard } from "#features/portal/clients/ui/itinerary-card.tsx";
import { GuestPaymentCard } from "#features/portal/guests/ui/guest-payment-card.tsx";
import { useCall } from "#platform/browser/use-call.ts";

type When = "upcoming" | "past";

const columnsFor = (person: string, open: (reference: string) => void): readonly Column<BookingLine>[] => [
  {
    id: "when",
    header: "Pickup",
    hideable: false,
    cell: (one) => (
      <span className="block whitespace-nowrap leading-snug">
        <span className="font-semibold">{formatDay(one.pickup_at)}</span>
        <span className="block text-ink-2 text-sm">{formatTime(one.pickup_at)}</span>
      </span>
    ),
  },
  {
    id: "guest",
    header: person,
    cell: (one) => (
      <span className="block leading-snug">
        {one.passenger_name}
        <span className="block text-ink-3 text-sm">
          {one.passengers === 1 ? "1 person" : `${one.passengers} people`}
        </span>
      </span>
    ),
  },
  {
    id: "trip",
    header: "Trip",
    cell: (one) => (
      <span className="block leading-snug">
        <FromTo trip={one} />
        <span className="block text-ink-3 text-sm">
          {tripTitle(one.service_name, one.tour_name)}
          {one.days > 1 && `, ${daysText(one.days)}`}
          {one.return_at && one.days === 1 && `, back ${formatDay(one.return_at)}, ${formatTime(one.return_at)}`}
        </span>
      </span>
    ),
  },
  { id: "state", header: "Status", cell: (one) => <StatusBadge status={one.status} /> },
  {
    id: "price",
    header: "Price",
    align: "end",
    cell: (one) =>
      one.total_cents === null ? <span className="text-ink-3">Not priced</span> : <Money cents={one.total_cents} />,
  },
  {
    id: "reference",
    header: "Reference",
    cell: (one) => (
      <button
        type="button"
        onClick={() => open(one.reference)}
        className="whitespace-nowrap text-link underline underline-offset-2"
      >
        {one.reference}
      </button>
    ),
  },
];

function StatusBadge({ status }: { status: BookingLine["status"] }) {
  const { label, tone } = customerBookingLabel(status);
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  );
}

type GuestBookingsProps = {
  title: string;
  person: string;
  /** The partner booking for itself; absent if our team books for it. */
  host?: string | undefined;
};

/** An organisation’s bookings for its guests. */
export function GuestBookings({ title, person, host }: GuestBookingsProps) {
  const [when, setWhen] = useState<When>("upcoming");
  const [text, setText] = useState("");
  const [opened, setOpened] = useState<string | null>(null);
  const { data: company } = useCall(contentContract.companyDetails, {});
  const list = useBookings(when, text !== "");
  const rows = (list.pages?.flatMap(({ bookings }) => bookings) ?? []).filter((one) => isMeant(one, text));
  return (
    <Card>
      <CardHeader title={title} />
      <DataTable
        caption={title}
        columns={columnsFor(person, setOpened)}
        rows={rows}
        rowKey={(one) => one.reference}
        onOpen={(one) => setOpened(one.reference)}
        {...list.table}
        isLoading={list.table.isLoading || (text !== "" && list.table.more?.isLoading === true)}
        search={{ value: text, onChange: setText, placeholder: "Name, reference or place" }}
        filters={
          <Segmented
            label="Which bookings"
            value={when}
            onChange={setWhen}
            options={[
              { value: "upcoming", label: "Upcoming" },
              { value: "past", label: "Past" },
            ]}
          />
        }
        empty={
          <NoBookings when={when} text={text} searchedAll={!list.table.more?.hasMore} books={host !== undefined} />
        }
      />
      {company && (
        <BookingDrawer
          reference={opened}
          company={company}
          onClose={() => setOpened(null)}
          passengers={(reference) => <PassengerListCard reference={reference} />}
          {...(host && {
            again: (reference: string) => `/hotel/booking?again=${reference}` as const,
            further: ({ reference, may }) => (
              <>
                {may.pay && <GuestPaymentCard reference={reference} host={host} />}
                {may.card && <ItineraryCard reference={reference} host={host} />}
              </>
            ),
          })}
        />
      )}
    </Card>
  );
}

/** A search loads further pages by itself, but not years of bookings. */
const pagesSearched = 10;

function useBookings(when: When, isSearching: boolean) {
  const list = useGrowingList(ownBookingsContract.organisationBookings, (after) => ({ when, ...(after && { after }) }));
  const { more } = list.table;
  const isFarEnough = (list.pages?.length ?? 0) >= pagesSearched;
  const readsOn = isSearching && !isFarEnough && !list.hasFailed && more?.hasMore && !more.isLoading;
  useEffect(() => {
    if (readsOn) more?.onMore();
  });
  return list;
}

function isMeant(one: BookingLine, text: string): boolean {
  const where = [one.reference, one.passenger_name, one.pickup_location, one.destination].join(" ").toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => where.includes(word));
}

type NoBookingsProps = { when: When; text: string; searchedAll: boolean; books: boolean };

function NoBookings({ when, text, searchedAll, books }: NoBookingsProps) {
  if (text !== "") {
    return (
      <EmptyState
        icon={<Search />}
        title="No bookings match"
        text={searchedAll ? `No bookings match “${text}”.` : `None of the bookings loaded so far match “${text}”.`}
      />
    );
  }
  return when === "upcoming" ? (
    <EmptyState
      icon={<CalendarPlus />}
      title="No upcoming bookings"
      text={books ? "Trips you book appear here." : "Call or email us to book. Bookings we make for you appear here."}
    />
  ) : (
    <EmptyState title="No past bookings yet" text="Completed trips appear here." />
  );
}

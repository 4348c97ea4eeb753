import type { ReactNode } from "react";
import { PagedList } from "#design/table/paged-list.tsx";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { type ListedBooking, ownBookingsContract } from "../own-contract.ts";
import { BookingCard } from "./booking-card.tsx";
import { nextDrive } from "./messages.ts";

type BookingListProps = {
  when: "upcoming" | "past";
  onOpen: (reference: string) => void;
  /** The text for an empty list. */
  empty: ReactNode;
};

/** The signed-in person's upcoming or past bookings. */
export function BookingList({ when, onOpen, empty }: BookingListProps) {
  const { pages, error, again, ...paging } = useCallPages(ownBookingsContract.myBookings, (after) => ({ when, after }));
  const now = new Date();
  const read = pages?.flatMap(({ bookings }) => bookings);
  const items = (when === "upcoming" ? read && soonestFirst(read, now) : read)?.map((booking) => (
    <li key={booking.reference}>
      <BookingCard booking={booking} now={now} isAhead={when === "upcoming"} onOpen={() => onOpen(booking.reference)} />
    </li>
  ));
  return (
    <PagedList
      label={when === "upcoming" ? "Upcoming bookings" : "Past bookings"}
      items={items}
      error={error}
      onAgain={again}
      hasMore={paging.hasMore}
      isReadingMore={paging.isReadingMore}
      onMore={paging.more}
      empty={empty}
      className="gap-5"
    />
  );
}

/** The server sorts by the outbound trip; if only the return trip is left, its day counts. */
const soonestFirst = (bookings: readonly ListedBooking[], now: Date) =>
  bookings.toSorted((a, b) => nextDrive(a, now).at.localeCompare(nextDrive(b, now).at));

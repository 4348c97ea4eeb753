import type { ListedPassenger } from "#domain/passenger/passenger-list.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { bookingPassengers } from "../schema/passengers.ts";
import type { DemoCompany } from "./demo-company.ts";
import { guests } from "./people/people.ts";
import { random } from "./random.ts";
import type { SeedClock } from "./seed-clock.ts";

type PassengerRow = typeof bookingPassengers.$inferInsert;
type Needs = Partial<Omit<ListedPassenger, "child_seat">> & { readonly childSeat?: PassengerRow["childSeat"] };

/** The needs of some in a large party. */
const needsInGroup: Readonly<Record<number, Needs>> = {
  1: { allergy: "Nuts" },
  3: { language: "German" },
  4: { wheelchair: true, needs: "Folding wheelchair, walks a few steps" },
  7: { needs: "Please meet at the lift" },
  8: { language: "French" },
};

const mostInGroup = 40;

/** Two large parties with everyone on their list, a wedding and a conference, and the lists of some trips of the demo driver. */
export function guestListRows(company: DemoCompany, clock: SeedClock): PassengerRow[] {
  const luck = random("guest-lists");
  const people = guests(160);
  let next = 0;
  const someone = () => {
    next += 1;
    return people[next % people.length] ?? { firstName: "Thandi", lastName: "Mokoena", phone: "", email: "" };
  };
  const ahead = company.bookings.filter(({ state, pickupAt }) => state === "confirmed" && pickupAt > clock.at(3));
  const largest = ahead
    .filter(({ passengers }) => passengers >= 8 && passengers <= mostInGroup)
    .toSorted((a, b) => b.passengers - a.passengers || a.reference.localeCompare(b.reference))
    .slice(0, 2);
  const small = ahead
    .filter(({ id, passengers }) => passengers > 2 && passengers < 8 && !largest.some((one) => one.id === id))
    .toSorted((a, b) => a.pickupAt.getTime() - b.pickupAt.getTime() || a.reference.localeCompare(b.reference))
    .slice(0, 6);
  const writtenAt = addHours(clock.now, -30);
  return [...largest, ...small].flatMap((booking) => {
    const isGroup = largest.includes(booking);
    const named = isGroup ? booking.passengers : Math.max(2, booking.passengers - luck.whole(0, 2));
    return Array.from({ length: named }, (_, position): PassengerRow => {
      const { firstName, lastName, phone } = position === 0 ? { ...booking, phone: booking.phone } : someone();
      return {
        id: luck.id(writtenAt),
        bookingId: booking.id,
        position,
        name: `${firstName} ${lastName}`,
        phone: position % 3 === 0 ? phone : "",
        room: isGroup ? String(201 + Math.floor(position / 2)) : "",
        ...(isGroup ? needsInGroup[position] : {}),
        createdAt: writtenAt,
        updatedAt: writtenAt,
      };
    });
  });
}

import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { addMonths, type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { guestBookings } from "../../schema/portal.ts";
import type { Booked } from "../bookings.ts";
import { random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";
import type { OrganisationRow, Partners } from "./partners.ts";
import { demoCustomer } from "./people.ts";

type BookingRow = Booked["row"];

const sources: readonly string[] = ["website", "whatsapp"];
const sold: readonly BookingState[] = ["confirmed", "completed", "closed"];
const driven: readonly BookingState[] = ["completed", "closed"];
/** One in so many of those who booked themselves had scanned a card or named a code. */
const everyNth = 9;

type Everyone = {
  readonly users: readonly { email: string; name: string; phone?: string | null }[];
  readonly clock: SeedClock;
};

/** Guests who came by a card or a code of the demo’s hotel and agency, one of them the agency’s own booker. */
export function withPartnerGuests(booked: readonly Booked[], partners: Partners, { users, clock }: Everyone): Booked[] {
  const [[hotel], [agency]] = [partners.hotels, partners.agencies];
  const agent = users.find(({ email }) => email === "agent@demo.example");
  if (!hotel || !agency || !agent) return [...booked];
  return withOwnTrip(withCodeGuests(booked, [hotel, agency]), { partner: agency, person: agent }, clock);
}

/** Some who booked on the site or by WhatsApp were sent by a partner’s card: its commission shows both ways of booking. */
function withCodeGuests(booked: readonly Booked[], partners: readonly OrganisationRow[]): Booked[] {
  // In the order of time: which of today’s are sold depends on the hour, and must not shift those before.
  const own = booked
    .filter(({ row }) => isOwn(row))
    .toSorted((a, b) => a.row.pickupAt.getTime() - b.row.pickupAt.getTime())
    .map(({ row }) => row.id);
  const chosen = new Map(
    own.filter((_, at) => at % everyNth === 0).map((id, at) => [id, partners[at % partners.length]] as const),
  );
  return booked.map((one) => {
    const partner = chosen.get(one.row.id);
    if (!partner) return one;
    const sent = { affiliateId: partner.affiliateCode ?? null, partnerId: partner.id };
    return { ...one, row: { ...one.row, ...sent, appliedRate: partner.commissionRate ?? 0 } };
  });
}

type Own = {
  readonly partner: OrganisationRow;
  readonly person: { email: string; name: string; phone?: string | null };
};

/** One of a partner’s guests was the partner’s own booker: our team looks at it before it is paid. */
function withOwnTrip(booked: readonly Booked[], { partner, person }: Own, clock: SeedClock): Booked[] {
  const thisMonth = localDate(`${localDateOf(clock.today).slice(0, 7)}-01`);
  // Trips of the two months before are on statements already.
  const isOpen = (day: LocalDate) => day >= thisMonth || day < addMonths(thisMonth, -2);
  const own = booked
    .filter(({ row }) => row.affiliateId === partner.affiliateCode && driven.includes(row.state))
    // Of the last days it depends on the hour which are driven.
    .findLast(({ row }) => row.pickupAt < clock.at(-10) && isOpen(localDateOf(row.pickupAt)));
  const [firstName = "", ...names] = person.name.split(" ");
  const contact = {
    firstName,
    lastName: names.join(" "),
    email: person.email,
    ...(person.phone && { phone: person.phone }),
  };
  return booked.map((one) => (one === own ? { ...one, row: { ...one.row, ...contact } } : one));
}

const isOwn = ({ source, state, email, organisationId }: BookingRow): boolean =>
  sources.includes(source ?? "") && sold.includes(state) && !organisationId && email !== demoCustomer.email;

/** Hotels’ and agencies’ notes on their guests. */
export function guestRows(bookings: readonly BookingRow[], organisations: readonly OrganisationRow[]) {
  const luck = random("partner-guests");
  return bookings.flatMap((row): (typeof guestBookings.$inferInsert)[] => {
    const host = organisations.find(({ id }) => id === row.organisationId);
    if (host?.kind !== "hotel" && host?.kind !== "travel_agency") return [];
    return [
      {
        bookingId: row.id,
        payer: row.paymentMethod === "account" ? "account" : "guest",
        isContactGuest: true,
        guestEmail: row.email,
        markupRate: host.markupRate ?? 0,
        createdAt: row.createdAt,
        room: host.kind === "hotel" ? String(luck.whole(1, 5) * 100 + luck.whole(1, 24)) : "",
      },
    ];
  });
}

import type { guestBookings } from "#db/schema/booking.ts";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import type { Booked } from "../bookings.ts";
import { random } from "../random.ts";
import type { OrganisationRow } from "./partners.ts";
import { demoCustomer } from "./people.ts";

type BookingRow = Booked["row"];

const sources: readonly string[] = ["website", "whatsapp"];
const sold: readonly BookingState[] = ["confirmed", "completed", "closed"];
/** One in so many of those who booked themselves had scanned a card or named a code. */
const everyNth = 9;

/** Some who booked on the site or by WhatsApp were sent by a partner’s card: its commission shows both ways of booking. */
export function withCodeGuests(booked: readonly Booked[], partners: readonly OrganisationRow[]): Booked[] {
  const own = booked.filter(({ row }) => isOwn(row)).map(({ row }) => row.id);
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

const isOwn = ({ source, state, email, organisationId }: BookingRow): boolean =>
  sources.includes(source ?? "") && sold.includes(state) && !organisationId && email !== demoCustomer.email;

/** What hotels and agencies said of those they booked for. */
export function guestRows(bookings: readonly BookingRow[], organisations: readonly OrganisationRow[]) {
  const luck = random("partner-guests");
  return bookings.flatMap((row): (typeof guestBookings.$inferInsert)[] => {
    const host = organisations.find(({ id }) => id === row.organisationId);
    if (host?.kind !== "hotel" && host?.kind !== "travel_agency") return [];
    return [
      {
        ...{ bookingId: row.id, payer: row.paymentMethod === "account" ? "account" : "guest", isContactGuest: true },
        ...{ guestEmail: row.email, markupRate: host.markupRate ?? 0, createdAt: row.createdAt },
        room: host.kind === "hotel" ? String(luck.whole(1, 5) * 100 + luck.whole(1, 24)) : "",
      },
    ];
  });
}

import { and, eq, gt, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { isCovered } from "#db/vehicle-room.ts";
import { emailKey, phoneKey, type StrangersHolds } from "#domain/booking/hold-limits.ts";
import { licencesFor } from "#domain/compliance/gate-rules.ts";
import { emailOfRow, phoneOfRow } from "./same-trip-views.ts";

type Source = {
  readonly sourceKey: string | null;
  readonly email: string;
  readonly phone: string;
  /** Not counting this booking. */
  readonly exceptId?: string;
};

/** A stranger's unpaid booking for which a vehicle is kept: until its time to pay is over, or until the driver is paid. */
export const isHeldByStranger = (now: Date): SQL | undefined =>
  and(
    sql`${bookings.isStranger} and not ${bookings.isCardOnly} and not ${bookings.isTest}`,
    eq(bookings.paidCents, 0),
    or(
      and(eq(bookings.state, "awaiting_payment"), gt(bookings.holdUntil, now)),
      and(eq(bookings.state, "confirmed"), eq(bookings.paymentMethod, "cash"), gt(bookings.pickupAt, now)),
    ),
  );

/** How many vehicles strangers with the same network, email address or phone hold. */
export async function countStrangersHolds(db: ReadDb, source: Source, now: Date): Promise<StrangersHolds> {
  const { sourceKey, email, phone, exceptId = null } = source;
  const matching = (is: SQL) => sql<number>`(count(*) filter (where ${is}))::int`;
  const [row] = await db
    .select({
      fromNetwork: matching(sql`${bookings.sourceKey} = ${sourceKey}`),
      forEmail: matching(sql`${emailOfRow} = ${emailKey(email)}`),
      forPhone: matching(sql`${phoneOfRow} = ${phoneKey(phone)}`),
    })
    .from(bookings)
    .where(and(isHeldByStranger(now), sql`${bookings.id} is distinct from ${exceptId}::uuid`));
  return row ?? { fromNetwork: 0, forEmail: 0, forPhone: 0 };
}

export type ClassHeld = { readonly inClass: number; readonly held: number };

const licences = JSON.stringify(licencesFor);

/** Vehicles of the same class that can be sold for this: licensed, with valid documents, roadworthy. */
const mayBeSold = sql`a.vehicle_class = v.vehicle_class and a.state = 'available'
  and a.licence_types && array(select jsonb_array_elements_text(${licences}::jsonb -> mine.service_type))
  and ${isCovered(sql`a`, sql`upper(own.busy)`)}
  and not exists (select from vehicle_absences gone where gone.vehicle_id = a.id and gone.span && own.busy)`;

/** For each vehicle held for this booking: how many of its class are sellable then, and how many strangers hold. */
export function findStrangersShare(db: ReadDb, bookingId: string, now: Date): Promise<readonly ClassHeld[]> {
  return db
    .select({
      inClass: sql<number>`(select count(*)::int from vehicles a where ${mayBeSold})`,
      held: sql<number>`count(distinct h.vehicle_id)::int`,
    })
    .from(sql`vehicle_holds own join bookings mine on mine.id = own.booking_id
      join vehicles v on v.id = own.vehicle_id
      join vehicle_holds h on h.busy && own.busy and h.state in ('held', 'reserved')
        and (h.state = 'reserved' or h.expires_at > ${now})
      join vehicles other on other.id = h.vehicle_id and other.vehicle_class = v.vehicle_class
      join bookings b on b.id = h.booking_id and b.is_stranger and b.paid_cents = 0`)
    .where(sql`own.booking_id = ${bookingId} and own.state in ('held', 'reserved')`)
    .groupBy(sql`own.id, v.id, mine.id`);
}

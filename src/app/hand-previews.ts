import { sql } from "drizzle-orm";
import { findEmailSubject } from "#db/preview-views.ts";
import { alertConsultants } from "#features/booking/booking-emails/server/alert-consultants.ts";
import { sendBookingConfirmed } from "#features/booking/booking-emails/server/send-booking-confirmed.ts";
import { sendBookingReceived } from "#features/booking/booking-emails/server/send-booking-received.ts";
import { writeToGuest } from "#features/booking/booking-emails/server/write-to-guest.ts";
import { sendBookingNoShow } from "#features/booking/desk/server/send-booking-no-show.ts";
import { sendBookingExpired } from "#features/booking/holds/server/send-booking-expired.ts";
import { sendRequotePromised } from "#features/booking/requests/server/send-requote-promised.ts";
import { sendDriverAssigned } from "#features/trips/assign/server/send-driver-assigned.ts";
import { tellCustomer } from "#features/trips/assign/server/tell-customer.ts";
import { sendCantFind } from "#features/trips/road/server/send-cant-find.ts";
import type { Context } from "#platform/context.ts";
import type { Email } from "#platform/mail/email.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly previews: typeof handPreviews;
  }
}

type Subject = NonNullable<Awaited<ReturnType<typeof findEmailSubject>>>;
type Write = (ctx: Context, subject: Subject) => Promise<void>;

const received: Write = (ctx, { reference }) => sendBookingReceived(ctx, { type: "booking.created", reference });
const driverComes: Write = (ctx, { bookingId }) => tellCustomer(ctx, { bookingId, leg: 1 });
const confirmed: Write = (ctx, { reference }) => sendBookingConfirmed(ctx, { type: "booking.confirmed", reference });
const assigned: Write = async (ctx, { tripId, bookingId, assignmentId }) => {
  if (tripId && assignmentId)
    await sendDriverAssigned(ctx, { type: "driver.assigned", tripId, bookingId, assignmentId });
};
const sought: Write = async (ctx, { tripId, bookingId }) => {
  if (tripId) await sendCantFind(ctx, { type: "passenger.sought", tripId, bookingId });
};

/** By the name of its words: the code that writes it when the event happens. */
const writers: Readonly<Record<string, Write>> = {
  "request-received": received,
  "booking-held": received,
  "twin-notice": received,
  "new-booking": (ctx, { reference }) => alertConsultants(ctx, { type: "booking.created", reference }),
  "booking-confirmed": confirmed,
  "booking-emails": confirmed,
  closing: confirmed,
  "phone-booking-confirmed": confirmed,
  "guest-trip": (ctx, { reference }) => writeToGuest(ctx, { type: "booking.confirmed", reference }),
  "booking-expired": (ctx, { reference }) => sendBookingExpired(ctx, { type: "booking.expired", reference }),
  "requote-promised": (ctx, { reference }) => sendRequotePromised(ctx, { type: "booking.requote_promised", reference }),
  "booking-no-show": (ctx, { reference }) =>
    sendBookingNoShow(ctx, { type: "booking.no_show", reference, feeCents: 0, refundCents: 0 }),
  "driver-details": driverComes,
  "phone-driver-details": driverComes,
  "driver-assigned": assigned,
  "phone-driver-assigned": assigned,
  "cant-find": sought,
  "phone-cant-find": sought,
};

/** The messages of a real record, written by the code that sends them and sent to no one, as `ctx.previews`. */
export const handPreviews = {
  /** Undefined where this booking has no such message. */
  async write(ctx: Context, kind: string, reference: string): Promise<Email | undefined> {
    const subject = await findEmailSubject(ctx.db, reference);
    const write = writers[kind];
    if (!subject || !write) return undefined;
    const written: Email[] = [];
    const nothing = async () => {};
    const silent: Context = {
      ...ctx,
      mail: async (email) => void written.push(email),
      text: nothing,
      emit: nothing,
      touchSite: nothing,
      outside: { ...ctx.outside },
    };
    await ctx.db.execute(sql`savepoint preview`);
    try {
      await write(silent, subject);
    } catch {
      // A booking in another state lacks what the message speaks of: then examples are shown.
    } finally {
      await ctx.db.execute(sql`rollback to savepoint preview`);
    }
    return written.find(({ template }) => template === kind) ?? written[0];
  },
};

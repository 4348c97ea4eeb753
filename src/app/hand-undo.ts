import { findSettings } from "#db/settings-views.ts";
import { bookingUndone } from "#features/booking/server/move-booking.ts";
import { enquiryUndone } from "#features/crm/leads/server/move-enquiry.ts";
import { invoiceUndone } from "#features/invoices/server/move-invoice.ts";
import { quoteUndone } from "#features/quotes/server/move-quote.ts";
import { tripUndone } from "#features/trips/server/move-trip.ts";
import { lastChange } from "#features/undo/server/last-change.ts";
import type { Config } from "#platform/config.ts";
import type { Handed } from "#platform/context.ts";

/** For how long messages wait, and the histories of those records whose moves can be undone. */
export const handUndo = ({ waitsForUndo = true }: Pick<Config, "waitsForUndo">): Handed["undo"] => ({
  rules: async (db) => (waitsForUndo ? (await findSettings(db)).undo : { seconds: 0, soonMinutes: 0 }),
  lastChange,
  histories: {
    bookings: bookingUndone,
    enquiries: enquiryUndone,
    invoices: invoiceUndone,
    quotes: quoteUndone,
    trips: tripUndone,
  },
});

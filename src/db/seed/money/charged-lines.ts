import { serviceOptionName } from "#domain/company/catalogue.ts";
import { linesOfBooking } from "#domain/invoice/invoice-lines.ts";
import { cents } from "#domain/money/money.ts";
import { type ChargedLine, codesThatCount } from "#domain/money/vat.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { BookingRow } from "../bookings.ts";
import { sampleSettings } from "../people/sample-company.ts";

/** As the price was worked out; a price that was not is one line, or a tour's two. */
export function chargedFor(booking: BookingRow): ChargedLine[] {
  const isTour = booking.serviceType === "day_tour";
  const lines = linesOfBooking({
    total: cents(booking.totalCents ?? 0),
    service: serviceOptionName(booking.serviceType),
    isTour,
    serviceOn: localDateOf(booking.pickupAt),
    items: (booking.price?.lines ?? []).map(({ vat, ...line }) => ({ ...line, leg: null, vatCode: vat })),
  });
  return codesThatCount(lines, sampleSettings.tax, { isTour });
}

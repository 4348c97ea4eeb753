import type { ReactNode } from "react";
import { isBookingReference } from "#domain/booking/booking-reference.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";

/** Booking references and document numbers in a sentence. */
const names = /\b(CTS-[0-9A-Z]{6}|(?:INV|CN)-\d{4}-\d{5,})\b/;

const addressOf = (name: string): Href =>
  isBookingReference(name) ? `/admin/booking?reference=${name}` : `/admin/invoices?search=${name}`;

/** A sentence in which bookings and documents are links. */
export const LinkedNames = ({ text }: { text: string }): ReactNode =>
  text.split(names).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order.
      <SiteLink key={at} to={addressOf(part)} className="font-semibold text-link underline">
        {part}
      </SiteLink>
    ) : (
      part
    ),
  );

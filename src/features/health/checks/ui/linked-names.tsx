import type { ReactNode } from "react";
import { isBookingReference } from "#domain/booking/booking-reference.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";

/** Booking references and document numbers in a sentence. */
const names = /\b((?:INV|CN)-\d{4}-\d{5,}|[A-Z]{2,4}-[0-9A-HJKMNP-TV-Z]{6})\b/;

const isDocument = (name: string) => /^(INV|CN)-/.test(name);

const addressOf = (name: string): Href =>
  isDocument(name) ? `/admin/invoices?search=${name}` : `/admin/booking?reference=${name}`;

/** A sentence in which bookings and documents are links. */
export const LinkedNames = ({ text }: { text: string }): ReactNode =>
  text.split(names).map((part, at) =>
    at % 2 === 1 && (isDocument(part) || isBookingReference(part)) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order.
      <SiteLink key={at} to={addressOf(part)} className="font-semibold text-link underline">
        {part}
      </SiteLink>
    ) : (
      part
    ),
  );

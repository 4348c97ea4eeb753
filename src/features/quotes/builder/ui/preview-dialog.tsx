import type { ComponentType } from "react";
import { Dialog } from "#design/overlay/dialog.tsx";
import { fittedSizes } from "#domain/booking/child-seats.ts";
import type { Tour } from "#domain/catalogue/tour.ts";
import type { SeatingClass } from "#domain/catalogue/vehicle-class.ts";
import { cents } from "#domain/money/money.ts";
import { lineAmount } from "#domain/quote/quote-sum.ts";
import { quotedCancellation } from "#domain/quote/quoted-cancellation.ts";
import { localTime, momentOf } from "#domain/time/local-time.ts";
import { vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { ShownJourney, ShownQuote } from "../../contract.ts";
import type { QuoteDraft } from "../../draft-contract.ts";
import type { BuiltQuote } from "../contract.ts";
import { daysOfDraft } from "./stay-fields.tsx";
import { sumDraft } from "./totals-card.tsx";

export type OfferView = ComponentType<{ quote: ShownQuote; token: string; onChanged: () => Promise<void> }>;

type BuilderPreviewProps = {
  quote: BuiltQuote;
  draft: QuoteDraft;
  view: OfferView;
  open: boolean;
  onClose: () => void;
};

/** The customer’s view of the current draft. */
export function PreviewDialog({ quote, draft, view: View, open, onClose }: BuilderPreviewProps) {
  const tours = useCall(termsContract.companyTerms, {}).data?.tours ?? [];
  const classes = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  return (
    <Dialog open={open} onClose={onClose} title="Customer’s view" size="lg">
      <div className="-mx-6 sm:-mx-8 overflow-hidden bg-bg">
        <View quote={shownOf(quote, draft, { tours, classes })} token="" onChanged={async () => {}} />
      </div>
    </Dialog>
  );
}

const at = (day: QuoteDraft["journey"]["pickup_date"], time: string | null) =>
  day === null ? null : momentOf(day, localTime(time ?? "09:00")).toISOString();

const tripOf = (journey: QuoteDraft["journey"], tours: readonly Tour[]): ShownJourney => ({
  service_type: journey.service_type,
  pickup_location: journey.pickup_location,
  destination: journey.destination,
  pickup_at: at(journey.pickup_date, journey.pickup_time),
  return_at: at(journey.return_date, journey.return_time),
  days: daysOfDraft(journey, tours),
  passengers: journey.passengers,
  bags: journey.bags,
  child_seats: journey.child_seats,
  child_seat_sizes: fittedSizes(journey.child_seat_sizes, journey.child_seats),
  extra_stops: journey.extra_stops,
  flight_number: journey.flight_number,
});

type Sold = { readonly tours: readonly Tour[]; readonly classes: readonly SeatingClass[] };

const shownOf = (quote: BuiltQuote, draft: QuoteDraft, { tours, classes }: Sold): ShownQuote => ({
  number: quote.number,
  version: quote.version,
  standing: "open",
  customer_name: draft.customer_name,
  title: draft.title,
  message: draft.message,
  inclusions: draft.inclusions,
  exclusions: draft.exclusions,
  payment_terms: draft.payment_terms,
  deposit_share: draft.deposit_share,
  rest_due_hours: draft.rest_due_hours,
  vehicle_kept_until: quote.vehicle_kept_until,
  sent_at: quote.sent_at,
  valid_until: draft.valid_until,
  journey: tripOf(draft.journey, tours),
  options: draft.options.map((option) => {
    const { subtotal, discount, total, vat } = sumDraft(option, draft, quote);
    const cancelling = quotedCancellation(quote.terms.cancellation, option.journey ?? draft.journey, classes);
    return {
      letter: option.letter,
      title: option.title,
      description: option.description,
      journey: option.journey && tripOf(option.journey, tours),
      lines: option.lines.map(({ beside: _, ...line }) => ({
        ...line,
        amount_cents: lineAmount({ quantity: line.quantity, unit: cents(line.unit_cents) }),
      })),
      subtotal_cents: subtotal,
      discount_cents: discount,
      promo: option.promo,
      total_cents: total,
      vat_cents: vat,
      free_cancellation_hours: cancelling.freeHours,
      late_cancellation_share: cancelling.lateShare,
      no_show_share: cancelling.noShowShare,
    };
  }),
  shows_vat: quote.shows_vat,
  terms_version: quote.terms.version,
  cancellation_grace_minutes: quote.terms.cancellation_grace_minutes,
  accepted_option: null,
  accepted_name: null,
  accepted_at: null,
  booking: null,
  newer_token: null,
  is_preview: true,
});

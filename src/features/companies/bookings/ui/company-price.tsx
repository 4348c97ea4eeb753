import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Alert } from "#design/alert.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { QuantityList } from "#design/fields/quantity-list.tsx";
import { Money } from "#design/money.tsx";
import { isChargeable } from "#domain/corporate/account-standing.ts";
import { policyBreachLabels, standingLabels } from "#domain/corporate/company-labels.ts";
import { extraItems, quantitiesOf, withQuantity } from "#domain/extra/extra-labels.ts";
import { type JourneyRequest, journeyRequest } from "#features/booking/journey-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { type CompanyBookingForm, companyBookingsContract } from "../contract.ts";
import { forService } from "./booking-form-fields.tsx";

/** Whether everything the price depends on is known. */
function isEnough({ service_type, offer, pickup_location, destination }: JourneyRequest): boolean {
  if (service_type === "day_tour") return Boolean(offer && pickup_location);
  return Boolean(pickup_location && (destination || service_type === "chauffeur_service"));
}

/** The offer shown now, and how to refresh it. */
export type ShownPrice = { readonly cents: number | null; readonly askAgain: () => Promise<unknown> };

/** The trip’s price at the company’s rate once enough is known, and whether it needs approval. */
export function CompanyPrice({ onShown }: { onShown: (price: ShownPrice) => void }) {
  const { control, setValue } = useFormContext<CompanyBookingForm>();
  const parsed = journeyRequest.safeParse(useWatch({ control }));
  const request = parsed.success && isEnough(parsed.data) ? forService(parsed.data) : null;
  const { data, error, refetch } = useCall(
    companyBookingsContract.priceForTraveller,
    request ?? { service_type: "custom", pickup_date: "2000-01-01" },
    { enabled: request !== null },
  );
  const cents = (request && data?.offer.total_cents) ?? null;
  useEffect(() => onShown({ cents, askAgain: refetch }), [onShown, cents, refetch]);
  if (!request) return <p className="text-ink-2">The price appears once you’ve entered the places and date.</p>;
  if (error) return <Alert tone="warn">{error.message}</Alert>;
  if (!data) return <p className="text-ink-2">Working out the price…</p>;
  const { offer, breaches, standing, alike } = data;
  return (
    <div className="grid gap-3" aria-live="polite">
      <QuantityList
        label="Extras"
        items={extraItems(offer.extras)}
        quantities={quantitiesOf(request.extras)}
        onChange={(id, quantity) => setValue("extras", withQuantity(request.extras, id, quantity))}
      />
      <div className="rounded-md bg-surface-2 px-4 py-3">
        <p className="flex items-baseline justify-between gap-4 font-bold text-lg">
          <span>{offer.total_cents === null ? "Our team will confirm the price" : "Price"}</span>
          {offer.total_cents !== null && <Money cents={offer.total_cents} />}
        </p>
        <ul className="text-ink-2 text-sm">
          {offer.lines.map(({ code, text, amount_cents }) => (
            <li key={`${code} ${text}`} className="flex justify-between gap-4">
              <span>{text}</span>
              <Money cents={amount_cents} className="tabular-nums" />
            </li>
          ))}
        </ul>
      </div>
      {offer.light === "red" && (
        <Alert tone="warn">No vehicle is available at that time. Please choose another time.</Alert>
      )}
      {standing !== "open" && (
        <Alert tone="bad" title={standingLabels[standing].label}>
          {isChargeable(standing)
            ? "Your company’s account can’t take more bookings at the moment. Please call us."
            : "Your company has no account with us yet. Please call us."}
        </Alert>
      )}
      {alike.length > 0 && (
        <Alert tone="info" title="A colleague is going the same way">
          {alike.map(({ traveller, reference, pickup_at }) => (
            <span key={reference} className="block">
              {traveller}, {formatDateTime(pickup_at)}, {reference}.
            </span>
          ))}
          They could share a vehicle: call us to add a passenger to that booking instead.
        </Alert>
      )}
      {breaches.length > 0 && (
        <Alert tone="info" title="This needs approval first">
          {breaches.map((breach) => policyBreachLabels[breach]).join(". ")}.
        </Alert>
      )}
    </div>
  );
}

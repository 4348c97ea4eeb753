import { DatePicker } from "#design/dates/date-picker.tsx";
import { TimePicker } from "#design/dates/time-picker.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { startingCatalogue } from "#domain/catalogue/catalogue.ts";
import { offersOfKind } from "#domain/catalogue/service.ts";
import type { Tour } from "#domain/catalogue/tour.ts";
import { planned } from "#domain/pricing/journey-price.ts";
import { packagesIn, type StartingPrices } from "#domain/pricing/starting-prices.ts";
import { daysText } from "#domain/stay/days-of-trip.ts";
import { daysOfService, lastsByDay, mayBeByDay } from "#domain/stay/service-days.ts";
import { isLocalDate, isLocalTime, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import { defaultPickupTime } from "#domain/trip/trip.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { QuoteJourney } from "../../draft-contract.ts";

type StayProps = { journey: QuoteJourney; onChange: (changes: Partial<QuoteJourney>) => void };

const text = (event: { currentTarget: { value: string } }) => event.currentTarget.value;

/** A service’s offers and duration: a coach by the day is not two single trips. */
export function OfferFields({ journey, onChange }: StayProps) {
  const terms = useCall(termsContract.companyTerms, {}).data;
  const isTour = journey.service_type === "day_tour";
  const offers = isTour
    ? (terms?.tours ?? []).map(({ slug, name }) => ({ value: slug, label: name }))
    : offersOfKind(terms?.services ?? [], journey.service_type);
  return (
    <>
      {offers.length > 0 && (
        <Field label={isTour ? "Tour" : "Offer"}>
          <Select
            value={journey.offer ?? ""}
            placeholder={isTour ? "Custom tour" : "None selected"}
            options={offers}
            onChange={(event) => onChange({ offer: text(event) || null, package_days: null })}
          />
        </Field>
      )}
      {journey.offer === "garden-route" && (
        <Field label="Duration">
          <Select
            value={String(journey.package_days ?? "")}
            options={packageOptions(terms?.prices ?? {})}
            onChange={(event) => onChange({ package_days: Number(text(event)) || null })}
          />
        </Field>
      )}
      {journey.service_type === "chauffeur_service" && (
        <Field label="Duration">
          <Select
            value={journey.hire_unit ?? "full_day"}
            options={units}
            onChange={(event) => onChange({ hire_unit: text(event) === "half_day" ? "half_day" : "full_day" })}
          />
        </Field>
      )}
      {mayBeByDay.includes(journey.service_type) && (
        <Checkbox
          className="sm:col-span-2"
          label="By the day"
          hint="Vehicle and driver stay with the group until the last date, nights included."
          checked={journey.hire_unit === "full_day"}
          onChange={(event) => onChange({ hire_unit: event.currentTarget.checked ? "full_day" : null })}
        />
      )}
    </>
  );
}

const packageOptions = (prices: StartingPrices) => [
  { value: "", label: "2–3 day tour" },
  ...packagesIn(prices).map(({ days }) => ({ value: String(days), label: `${days}-day package` })),
];

const units = [
  { value: "half_day", label: "Half day" },
  { value: "full_day", label: "Full day" },
];

/** The return, or the last date of a service by the day. */
export function LastDateFields({ journey, onChange }: StayProps) {
  const isByDay = lastsByDay(stayOf(journey));
  const tours = useCall(termsContract.companyTerms, {}).data?.tours ?? [];
  const days = daysOfDraft(journey, tours);
  const setDate = (day: string) => onChange({ return_date: isLocalDate(day) ? localDate(day) : null });
  if (isByDay)
    return (
      <Field label="Last date" optional hint={days > 1 ? heldText(days) : "Leave blank for one day."}>
        <DatePicker value={journey.return_date ?? ""} onChange={setDate} />
      </Field>
    );
  return (
    <>
      <Field label="Return date" optional hint={journey.return_date && "Two trips. No vehicle is held between them."}>
        <DatePicker value={journey.return_date ?? ""} onChange={setDate} />
      </Field>
      <Field label="Return time" optional>
        <TimePicker
          value={journey.return_time ?? ""}
          onChange={(time) => onChange({ return_time: isLocalTime(time) ? localTime(time) : null })}
        />
      </Field>
    </>
  );
}

const heldText = (days: number) => `${daysText(days)}. Vehicle and driver are held for all of them, nights included.`;

const stayOf = ({ service_type, offer, hire_unit }: QuoteJourney) => ({
  service: service_type,
  offer,
  hireUnit: hire_unit,
});

/** As the server counts them. */
export function daysOfDraft(journey: QuoteJourney, tours: readonly Tour[]): number {
  const { pickup_date, pickup_time, return_date, return_time } = journey;
  if (pickup_date === null) return 1;
  const { tourHours } = planned(
    { ...stayOf(journey), destination: journey.destination },
    { ...startingCatalogue, tours },
  );
  return daysOfService({
    ...stayOf(journey),
    tourHours,
    hireHours: journey.hire_hours,
    packageDays: journey.package_days,
    pickupAt: momentOf(pickup_date, pickup_time),
    returnAt: return_date && momentOf(return_date, return_time ?? defaultPickupTime),
  });
}

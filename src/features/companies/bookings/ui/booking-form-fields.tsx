import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { TimePicker } from "#design/dates/time-picker.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormFacts } from "#design/fields/form-facts.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { OptionalNumberEntry } from "#design/fields/number-entry.tsx";
import { NumberStepper } from "#design/fields/number-stepper.tsx";
import { plainFacts } from "#domain/booking/facts.ts";
import { tourChosen } from "#domain/booking/tour-season.ts";
import { kindsOnSale, offersOfKind } from "#domain/catalogue/service.ts";
import { timesToChoose } from "#domain/catalogue/tour.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { travellersContract } from "../../travellers/contract.ts";
import type { CompanyBookingForm, OwnCompany } from "../contract.ts";

/** An address field with place suggestions. */
export type DrawPlace = (props: { value: string; onChange: (address: string) => void }) => ReactNode;

const requestFor = (isRequired: boolean) => (isRequired ? { required: true } : { optional: true });

/** Traveller, route, time, and the company’s own questions. */
export function BookingFormFields({ company, drawPlace }: { company: OwnCompany; drawPlace: DrawPlace }) {
  const { data } = useCall(travellersContract.listTravellers, { organisation_id: null });
  const services = useCall(termsContract.companyTerms, {}).data?.services ?? [];
  const service = useService();
  const { setValue } = useFormContext<CompanyBookingForm>();
  const travellers = (data?.travellers ?? []).filter(({ is_active }) => is_active);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="traveller_id" label="Traveller" required>
          <Select
            placeholder="Choose a traveller"
            options={travellers.map((one) => ({ value: one.id, label: `${one.first_name} ${one.last_name}` }))}
          />
        </FormField>
        <FormField name="service_type" label="Service" required>
          {({ value, onChange }) => (
            <Select
              value={value}
              options={[...kindsOnSale(services, service)]}
              onChange={(event) => {
                onChange(event.currentTarget.value);
                // The offer of another service.
                setValue("offer", null);
              }}
            />
          )}
        </FormField>
        <ServiceFields />
        <FormField name="pickup_location" label="From" required>
          {({ value, onChange }) => drawPlace({ value, onChange })}
        </FormField>
        <DestinationField drawPlace={drawPlace} />
        <WhenFields name="pickup" label="Pickup" isRequired />
        <WhenFields name="return" label="Return" isRequired={false} />
        <FormField name="passengers" label="Passengers" required>
          {({ value, onChange }) => (
            <NumberStepper noun="passengers" value={value} onChange={onChange} min={1} max={60} />
          )}
        </FormField>
        <FormField name="bags" label="Bags">
          {({ value, onChange }) => <NumberStepper noun="bags" value={value} onChange={onChange} min={0} max={60} />}
        </FormField>
        <FormField name="flight_number" label="Flight number" optional>
          <TextInput maxLength={20} />
        </FormField>
        <AccountingFields company={company} />
      </div>
      <FormFacts facts={plainFacts} />
    </>
  );
}

/** Keeps only the chosen service’s fields. */
export function forService<T extends Partial<CompanyBookingForm>>(form: T): T {
  const isTour = form.service_type === "day_tour";
  const isHire = form.service_type === "chauffeur_service";
  return {
    ...form,
    offer: form.offer,
    hire_unit: isHire ? (form.hire_unit ?? "full_day") : null,
    hire_hours: isHire ? form.hire_hours : null,
    destination: isTour ? "" : form.destination,
  };
}

const useService = () => useWatch<CompanyBookingForm, "service_type">({ name: "service_type" });

/** A tour has its own route; any other trip needs a destination. */
function DestinationField({ drawPlace }: { drawPlace: DrawPlace }) {
  const service = useService();
  if (service === "day_tour") return null;
  const isHire = service === "chauffeur_service";
  return (
    <FormField name="destination" label="To" {...requestFor(!isHire)}>
      {({ value, onChange }) => drawPlace({ value, onChange })}
    </FormField>
  );
}

/** The tour, or the duration of a hire. */
function ServiceFields() {
  const service = useService();
  const { tours = [], services = [] } = useCall(termsContract.companyTerms, {}).data ?? {};
  if (service === "day_tour")
    return (
      <FormField name="offer" label="Tour" required>
        {({ value, onChange }) => (
          <Select
            placeholder="Choose a tour"
            value={value ?? ""}
            options={tours.map(({ slug, name }) => ({ value: slug, label: name }))}
            onChange={(event) => onChange(event.currentTarget.value || null)}
          />
        )}
      </FormField>
    );
  const offers = offersOfKind(services, service);
  return (
    <>
      {offers.length > 0 && (
        <FormField name="offer" label="Offer" optional>
          {({ value, onChange }) => (
            <Select
              placeholder="None selected"
              value={offers.some((one) => one.value === value) ? value : ""}
              options={offers}
              onChange={(event) => onChange(event.currentTarget.value || null)}
            />
          )}
        </FormField>
      )}
      {service === "chauffeur_service" && <HireFields />}
    </>
  );
}

function HireFields() {
  return (
    <>
      <FormField name="hire_unit" label="Hired for" required>
        {({ value, onChange }) => (
          <Select
            value={value ?? "full_day"}
            options={[
              { value: "half_day", label: "Half a day" },
              { value: "full_day", label: "A full day" },
            ]}
            onChange={(event) => onChange(event.currentTarget.value || null)}
          />
        )}
      </FormField>
      <FormField name="hire_hours" label="Hours" hint="Leave blank to use the tariff’s." optional>
        {({ value, onChange }) => <OptionalNumberEntry trail="h" value={value} onChange={onChange} />}
      </FormField>
    </>
  );
}

function AccountingFields({ company: { cost_centres, requires_po, requires_cost_centre } }: { company: OwnCompany }) {
  return (
    <>
      <FormField name="purchase_order" label="Purchase order" {...requestFor(requires_po)}>
        <TextInput maxLength={60} />
      </FormField>
      {cost_centres.length > 0 && (
        <FormField name="cost_centre" label="Cost centre" {...requestFor(requires_cost_centre)}>
          <Select
            placeholder="None chosen"
            options={cost_centres.map(({ code, name }) => ({ value: code, label: name ? `${code}, ${name}` : code }))}
          />
        </FormField>
      )}
      <FormField name="project" label="Project" optional>
        <TextInput maxLength={80} />
      </FormField>
    </>
  );
}

function WhenFields({ name, label, isRequired }: { name: "pickup" | "return"; label: string; isRequired: boolean }) {
  const none = isRequired ? "" : null;
  const startTimes = useStartTimes();
  const times = name === "pickup" ? startTimes : [];
  return (
    <>
      <FormField name={`${name}_date`} label={`${label} date`} {...requestFor(isRequired)}>
        {({ value, onChange, onBlur }) => (
          <DatePicker value={value ?? ""} onChange={(day) => onChange(day || none)} onBlur={onBlur} />
        )}
      </FormField>
      {times.length > 0 ? (
        <FormField name="pickup_time" label="Start time" required>
          <Select placeholder="Choose a time" options={times.map((time) => ({ value: time, label: time }))} />
        </FormField>
      ) : (
        <FormField name={`${name}_time`} label={`${label} time`} {...requestFor(isRequired)}>
          {({ value, onChange, onBlur }) => (
            <TimePicker value={value ?? ""} onChange={(time) => onChange(time || none)} onBlur={onBlur} />
          )}
        </FormField>
      )}
    </>
  );
}

/** The start times of the chosen tour, if it has several. */
function useStartTimes(): readonly string[] {
  const service = useService();
  const offer = useWatch<CompanyBookingForm, "offer">({ name: "offer" });
  const tours = useCall(termsContract.companyTerms, {}).data?.tours ?? [];
  const tour = tourChosen({ service, offer }, tours);
  return tour ? timesToChoose(tour) : [];
}

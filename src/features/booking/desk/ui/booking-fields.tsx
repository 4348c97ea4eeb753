import { DatePicker } from "#design/dates/date-picker.tsx";
import { TimePicker } from "#design/dates/time-picker.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { FactFields } from "#design/fields/fact-fields.tsx";
import { Field, Select, TextInput } from "#design/fields/field.tsx";
import { NumberStepper } from "#design/fields/number-stepper.tsx";
import { PlaceField } from "#design/fields/place-field.tsx";
import { QuantityList } from "#design/fields/quantity-list.tsx";
import { plainFacts } from "#domain/booking/facts.ts";
import { seasonProblem, startProblem } from "#domain/booking/tour-season.ts";
import { kindsOnSale, offersOfKind } from "#domain/catalogue/service.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { extraItems, quantitiesOf, withQuantity } from "#domain/extra/extra-labels.ts";
import { lastsByDay, mayBeByDay } from "#domain/stay/service-days.ts";
import { vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { OfferedExtra } from "../../journey-contract.ts";
import { SeatSizeFields } from "../../ui/seat-size-fields.tsx";
import { type DeskDraft, type DeskProblems, serviceOf } from "./use-desk-draft.ts";

type FieldsProps = { draft: DeskDraft; set: (changes: Partial<DeskDraft>) => void; problems: DeskProblems };

/** The booker. */
export function CustomerFields({ draft, set, problems }: FieldsProps) {
  const text = (name: "first_name" | "last_name" | "email" | "phone", label: string, type = "text") => (
    <Field
      label={label}
      required={name !== "email"}
      optional={name === "email"}
      error={problems[name]}
      className={type === "text" ? "" : "max-sm:col-span-2"}
    >
      <TextInput
        size="sm"
        type={type}
        autoComplete="off"
        value={draft[name]}
        onChange={(event) => set({ [name]: event.currentTarget.value })}
      />
    </Field>
  );
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {text("first_name", "First name")}
      {text("last_name", "Last name")}
      {text("phone", "Phone", "tel")}
      {text("email", "Email", "email")}
    </div>
  );
}

/** From, to, when and how many. */
export function JourneyFields({ draft, set, problems, extras }: FieldsProps & { extras: readonly OfferedExtra[] }) {
  return (
    <div className="grid gap-4">
      <OfferFields draft={draft} set={set} problems={problems} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="From" error={problems.pickup_location}>
          <PlaceField
            size="sm"
            value={draft.pickup_location}
            isQuiet
            onChange={(address) => set({ pickup_location: address })}
          />
        </Field>
        <Field label="To" error={problems.destination}>
          <PlaceField
            size="sm"
            value={draft.destination}
            isQuiet
            onChange={(address) => set({ destination: address })}
          />
        </Field>
      </div>
      <DayFields draft={draft} set={set} problems={problems} />
      <PartyFields draft={draft} set={set} problems={problems} />
      <QuantityList
        label="Extras"
        size="sm"
        items={extraItems(extras)}
        quantities={quantitiesOf(draft.extras)}
        onChange={(id, quantity) => set({ extras: withQuantity(draft.extras, id, quantity) })}
      />
      <FactFields facts={plainFacts} values={draft} onChange={set} problems={problems} size="sm" />
    </div>
  );
}

function OfferFields({ draft, set }: FieldsProps) {
  const { tours = [], services = [] } = useCall(termsContract.companyTerms, {}).data ?? {};
  const offers =
    draft.service_type === "day_tour"
      ? tours.map(({ slug, name }) => ({ value: slug, label: name }))
      : offersOfKind(services, draft.service_type);
  const isHire = draft.service_type === "chauffeur_service";
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <Field label="Service" required>
        <Select
          size="sm"
          value={draft.service_type}
          onChange={(event) =>
            set({ service_type: serviceOf(event.currentTarget.value), offer: null, hire_unit: null })
          }
          options={kindsOnSale(services, draft.service_type)}
        />
      </Field>
      {offers.length > 0 && (
        <Field label={draft.service_type === "day_tour" ? "Tour" : "Offer"} optional>
          <Select
            size="sm"
            placeholder="None selected"
            value={draft.offer ?? ""}
            onChange={(event) => set({ offer: event.currentTarget.value || null })}
            options={offers}
          />
        </Field>
      )}
      {isHire && (
        <Field label="Duration">
          <Select
            size="sm"
            value={draft.hire_unit ?? "full_day"}
            onChange={(event) => set({ hire_unit: event.currentTarget.value === "half_day" ? "half_day" : "full_day" })}
            options={[
              { value: "half_day", label: "Half day" },
              { value: "full_day", label: "Full day" },
            ]}
          />
        </Field>
      )}
      {mayBeByDay.includes(draft.service_type) && (
        <Checkbox
          className="sm:col-span-2"
          label="By the day"
          hint="Vehicle and driver stay with the group until the last date, nights included."
          checked={draft.hire_unit === "full_day"}
          onChange={(event) => set({ hire_unit: event.currentTarget.checked ? "full_day" : null })}
        />
      )}
    </div>
  );
}

const isSoldByDay = ({ service_type, offer = null, hire_unit = null }: DeskDraft): boolean =>
  lastsByDay({ service: service_type, offer, hireUnit: hire_unit });

const stillBookable = "You can still book it.";

function DayFields({ draft, set, problems }: FieldsProps) {
  const tours = useCall(termsContract.companyTerms, {}).data?.tours ?? [];
  const choice = { ...draft, service: draft.service_type };
  const season = seasonProblem(choice, String(draft.pickup_date), tours);
  const start = startProblem(choice, String(draft.pickup_time), tours);
  const isByDay = isSoldByDay(draft);
  return (
    <div className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-[repeat(2,minmax(0,1.4fr)_minmax(0,1fr))]">
      <Field
        label="Pickup date"
        required
        hint={season && `Out of season: ${season} ${stillBookable}`}
        error={problems.pickup_date}
      >
        <DatePicker size="sm" value={String(draft.pickup_date)} onChange={(day) => set({ pickup_date: day })} />
      </Field>
      <Field label="Pickup time" required hint={start && `${start} ${stillBookable}`} error={problems.pickup_time}>
        <TimePicker size="sm" value={String(draft.pickup_time)} onChange={(time) => set({ pickup_time: time })} />
      </Field>
      <Field label={isByDay ? "Last date" : "Return date"} optional error={problems.return_date}>
        <DatePicker
          size="sm"
          value={String(draft.return_date ?? "")}
          onChange={(day) =>
            set({ return_date: day || null, return_time: day ? (draft.return_time ?? "09:00") : null })
          }
        />
      </Field>
      {!isByDay && (
        <Field label="Return time" error={problems.return_time}>
          <TimePicker
            size="sm"
            disabled={!draft.return_date}
            value={String(draft.return_time ?? "")}
            onChange={(time) => set({ return_time: time || null })}
          />
        </Field>
      )}
    </div>
  );
}

function PartyFields({ draft, set, problems }: FieldsProps) {
  const classes = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Field label="Passengers" error={problems.passengers}>
        <NumberStepper
          size="sm"
          noun="passengers"
          min={1}
          max={companyRules.passengersAtMost}
          value={draft.passengers}
          onChange={(passengers) => set({ passengers })}
        />
      </Field>
      <Field label="Bags" error={problems.bags}>
        <NumberStepper size="sm" noun="bags" max={100} value={draft.bags} onChange={(bags) => set({ bags })} />
      </Field>
      <Field label="Child seats" error={problems.child_seats}>
        <NumberStepper
          size="sm"
          noun="child seats"
          max={10}
          value={draft.child_seats}
          onChange={(seats) => set({ child_seats: seats })}
        />
      </Field>
      <Field label="Flight number" optional error={problems.flight_number}>
        <TextInput
          size="sm"
          value={draft.flight_number}
          placeholder="e.g. SA 334"
          onChange={(event) => set({ flight_number: event.currentTarget.value })}
        />
      </Field>
      {draft.return_date && !isSoldByDay(draft) && (
        <Field label="Return flight number" optional error={problems.return_flight_number}>
          <TextInput
            size="sm"
            value={draft.return_flight_number}
            onChange={(event) => set({ return_flight_number: event.currentTarget.value })}
          />
        </Field>
      )}
      <Field label="Vehicle" hint="A larger one than needed, at its own price" error={problems.vehicle_class}>
        <Select
          size="sm"
          value={draft.vehicle_class ?? ""}
          onChange={({ currentTarget: { value } }) => set({ vehicle_class: value || null })}
          options={[
            { value: "", label: "The cheapest that fits" },
            ...classes.filter(({ state }) => state === "on_sale").map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
      <SeatSizeFields
        size="sm"
        className="col-span-full"
        seats={draft.child_seats}
        sizes={draft.child_seat_sizes}
        onChange={(sizes) => set({ child_seat_sizes: sizes })}
      />
    </div>
  );
}

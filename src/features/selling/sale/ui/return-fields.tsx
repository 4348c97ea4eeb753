import { DatePicker } from "#design/dates/date-picker.tsx";
import { TimeField } from "#design/dates/time-field.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { daysText } from "#domain/stay/days-of-trip.ts";
import { addDays, isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import type { WizardForm } from "./step-heading.tsx";
import { flightHint, isAirportTrip, isByDay } from "./use-booking-request.ts";

type ReturnFieldsProps = {
  form: WizardForm;
  /** As the server counts them; undefined while there is no price. */
  days: number | undefined;
  followsFlights: boolean;
};

/** The return trip with its day and flight; or the last date of a hire by the day. */
export function ReturnFields({ form, days, followsFlights }: ReturnFieldsProps) {
  return isByDay(form.draft) ? (
    <LastDateFields form={form} days={days} />
  ) : (
    <WayBackFields form={form} followsFlights={followsFlights} />
  );
}

function LastDateFields({ form: { draft, change, problems }, days }: Omit<ReturnFieldsProps, "followsFlights">) {
  return (
    <div className="grid gap-3 rounded-lg bg-surface-2 px-4 py-2">
      <Checkbox
        label="More than one day"
        name="has_return"
        checked={draft.hasReturn}
        onChange={(event) => change({ hasReturn: event.currentTarget.checked })}
      />
      {draft.hasReturn && (
        <div className="pb-3">
          <Field
            label="Last date"
            required
            error={problems.return_date}
            hint={days && days > 1 ? `${daysText(days)}. Vehicle and driver stay with you until then.` : undefined}
          >
            <DatePicker
              name="return_date"
              value={draft.returnDate}
              onChange={(returnDate) => change({ returnDate })}
              min={dayAfter(draft.date)}
            />
          </Field>
        </div>
      )}
    </div>
  );
}

function WayBackFields({ form: { draft, change, problems }, followsFlights }: Omit<ReturnFieldsProps, "days">) {
  return (
    <div className="grid gap-3 rounded-lg bg-surface-2 px-4 py-2">
      <Checkbox
        label="I need a return trip"
        name="has_return"
        checked={draft.hasReturn}
        onChange={(event) => change({ hasReturn: event.currentTarget.checked })}
      />
      {draft.hasReturn && (
        <div className="grid gap-4 pb-3 min-[420px]:grid-cols-2">
          <Field label="Return date" required error={problems.return_date}>
            <DatePicker
              name="return_date"
              value={draft.returnDate}
              onChange={(returnDate) => change({ returnDate })}
              min={dayAfter(draft.date)}
            />
          </Field>
          <Field label="Return time" required error={problems.return_time}>
            <TimeField name="return_time" value={draft.returnTime} onChange={(returnTime) => change({ returnTime })} />
          </Field>
          {isAirportTrip(draft) && (
            <Field
              label="Return flight number"
              optional
              hint={flightHint(draft.destination, followsFlights)}
              error={problems.return_flight_number}
            >
              <TextInput
                name="return_flight_number"
                value={draft.returnFlightNumber}
                onChange={(event) => change({ returnFlightNumber: event.currentTarget.value.toUpperCase() })}
                maxLength={20}
                autoComplete="off"
                placeholder="e.g. SA 334"
              />
            </Field>
          )}
        </div>
      )}
    </div>
  );
}

/** The return trip is on a later day than the outbound trip. */
const dayAfter = (date: string) => addDays(isLocalDate(date) ? date : localDateOf(new Date()), 1);

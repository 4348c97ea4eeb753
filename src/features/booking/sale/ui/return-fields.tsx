import { DatePicker } from "#design/dates/date-picker.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { addDays, isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import { TimeField } from "../../ui/time-field.tsx";
import { flightHint, isAirportTrip } from "../../ui/use-booking-request.ts";
import type { WizardForm } from "./step-heading.tsx";

/** The way back, with its day and its own flight. */
export function ReturnFields({
  form: { draft, change, problems },
  followsFlights,
}: {
  form: WizardForm;
  followsFlights: boolean;
}) {
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
                value={draft.returnFlight}
                onChange={(event) => change({ returnFlight: event.currentTarget.value.toUpperCase() })}
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

import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { isLocalTime, movedMoment } from "#domain/time/local-time.ts";

/** The new time of a pickup, and the day on which that is: around midnight it may be another. */
export const PickupTimeField = ({ pickupAt }: { pickupAt: string }) => (
  <FormField name="time" label="Pickup time" required>
    {({ value, onChange, onBlur }) => (
      <>
        <TextInput
          inputMode="numeric"
          placeholder="09:30"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
        />
        {isLocalTime(value) && (
          <p className="mt-1.5 text-ink-2 text-sm" aria-live="polite">
            {formatFullDateTime(movedMoment(value, new Date(pickupAt)))}
          </p>
        )}
      </>
    )}
  </FormField>
);

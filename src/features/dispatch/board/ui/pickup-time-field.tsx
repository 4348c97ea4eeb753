import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { isLocalTime, movedMoment } from "#domain/time/local-time.ts";

/** A pickup’s new time with its date, which may differ around midnight. */
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

import { useState } from "react";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { ErrorAlert } from "#design/error-alert.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { ChoiceCards } from "#design/fields/choice-cards.tsx";
import { Field, TextArea } from "#design/fields/field.tsx";
import { Switch } from "#design/fields/switch.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { type WeatherReach, weatherReaches } from "#domain/booking/weather-day.ts";
import { addDays, isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { weatherContract, weatherDayForm } from "../contract.ts";
import { concernedText, reachText, reachTitles } from "./weather-labels.tsx";

type WeatherDraft = {
  day: string;
  reach: WeatherReach;
  offers: readonly string[];
  reason: string;
  tells_guests: boolean;
};

const fresh = (): WeatherDraft => ({
  day: addDays(localDateOf(new Date()), 1),
  reach: "weather_tours",
  offers: [],
  reason: "",
  tells_guests: true,
});

/** Declares a day too bad, showing the number of affected bookings first. */
export function WeatherForm() {
  const [draft, setDraft] = useState(fresh);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const declare = useMakeCall(weatherContract.declareWeatherDay, [
    weatherContract.weatherDays,
    weatherContract.previewWeatherDay,
  ]);
  const preview = usePreview(draft);
  const set = (changes: Partial<WeatherDraft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    setProblems({});
  };
  const send = async () => {
    const checked = weatherDayForm.safeParse(draft);
    if (!checked.success)
      return setProblems(
        Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message])),
      );
    const done = await declare.mutateAsync({ ...draft, offers: [...draft.offers] }).catch(() => undefined);
    if (!done) return;
    setDraft(fresh());
    void toast({
      title: "Bad weather declared",
      description: concernedText(done.bookings, draft.tells_guests),
      kind: "success",
    });
  };
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className="text-ink-2">
        Customers booked on a bad weather day can cancel for free without your approval. On other days, you review each
        weather claim.
      </p>
      <Field label="Date" required error={problems.day}>
        <DatePicker value={draft.day} onChange={(day) => set({ day })} min={localDateOf(new Date())} />
      </Field>
      <ReachFields draft={draft} problem={problems.offers} onChange={set} />
      <Field label="Message to customers" required error={problems.reason}>
        <TextArea
          rows={2}
          maxLength={300}
          placeholder="Strong south-easter: the cable car stays closed."
          value={draft.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </Field>
      <Switch
        label="Email customers booked on that date"
        hint="They can change the date or cancel."
        checked={draft.tells_guests}
        onChange={(tells_guests) => set({ tells_guests })}
      />
      <p aria-live="polite" className="rounded-md bg-surface-2 px-4 py-3 font-semibold text-sm empty:hidden">
        {preview && concernedText(preview.bookings, null)}
        {preview?.is_declared && " Bad weather is already declared for them on that date."}
      </p>
      <ErrorAlert error={declare.error} />
      <Button type="submit" disabled={preview?.is_declared} busy={declare.isPending} busyText="Declaring…">
        Declare bad weather
      </Button>
    </form>
  );
}

type ReachFieldsProps = {
  draft: WeatherDraft;
  problem: string | undefined;
  onChange: (changes: Partial<WeatherDraft>) => void;
};

function ReachFields({ draft, problem, onChange }: ReachFieldsProps) {
  const tours = useCall(termsContract.companyTerms, {}).data?.tours ?? [];
  const toggle = (slug: string) =>
    onChange({
      offers: draft.offers.includes(slug) ? draft.offers.filter((one) => one !== slug) : [...draft.offers, slug],
    });
  return (
    <>
      <ChoiceCards
        legend="Affected bookings"
        name="reach"
        value={draft.reach}
        onChange={(reach) => onChange({ reach })}
        choices={weatherReaches.map((value) => ({ value, title: reachTitles[value], text: reachText(value, tours) }))}
      />
      {draft.reach === "chosen" && (
        <fieldset className="grid gap-2.5">
          <legend className="mb-2 font-semibold text-sm">Tours</legend>
          {tours.map(({ slug, name }) => (
            <Checkbox key={slug} label={name} checked={draft.offers.includes(slug)} onChange={() => toggle(slug)} />
          ))}
          {problem && (
            <p role="alert" className="font-semibold text-bad text-sm">
              {problem}
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}

/** The trips it would affect; nothing before a date and its tours are chosen. */
function usePreview({ day, reach, offers }: WeatherDraft) {
  const isAskable = isLocalDate(day) && (reach !== "chosen" || offers.length > 0);
  const { data } = useCall(
    weatherContract.previewWeatherDay,
    { day, reach, offers: [...offers] },
    { enabled: isAskable },
  );
  return isAskable ? data : undefined;
}

import { CalendarPlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { Button } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { formatDate, type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import { type HolidayChanges, holidaysOf } from "#domain/time/public-holidays.ts";
import { holidaysPart } from "../contract.ts";
import { type PartProps, SettingsSection } from "./settings-section.tsx";

type Days = { added: { on: string; name: string }[]; removed: string[] };

/** The country’s calendar, and the company’s changes of it. */
export function HolidaysSection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.holidays;
  return (
    <SettingsSection
      title="Public holidays"
      note="South Africa’s are here by law. Add days that are proclaimed, and take out those on which you work as usual. Surcharges on holidays and closing days of tours follow; what’s already sold keeps its price."
      kept={kept}
      schema={holidaysPart}
      defaultValues={value as Days}
      onSave={(next) => save({ part: "holidays", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      <Calendar />
    </SettingsSection>
  );
}

/** One list of added days: a holiday that is moved is taken out above and added below. */
function Calendar() {
  const { fields, append, remove } = useFieldArray<Days, "added">({ name: "added" });
  const ids = fields.map(({ id }) => id);
  return (
    <>
      <Lawful onMove={(name) => append({ on: "", name })} />
      <Added ids={ids} onAdd={() => append({ on: "", name: "" })} onRemove={remove} />
    </>
  );
}

/** A year’s holidays by law: each can be taken out, put back, or moved to another day. */
function Lawful({ onMove }: { onMove: (name: string) => void }) {
  const thisYear = Number(localDateOf(new Date()).slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const { setValue } = useFormContext<Days>();
  const removed = useWatch<Days, "removed">({ name: "removed" });
  const put = (days: string[]) => setValue("removed", days, { shouldDirty: true });
  const takeOut = (on: string) => put([...removed, on].toSorted());
  const days = holidaysOf(year, { added: [], removed: removed as LocalDate[] } satisfies HolidayChanges);
  return (
    <div className="grid gap-3">
      <Segmented
        label="Year"
        value={String(year)}
        onChange={(text) => setYear(Number(text))}
        options={[thisYear, thisYear + 1].map((one) => ({ value: String(one), label: String(one) }))}
      />
      <ul className="divide-y divide-line border-line border-y">
        {days.map(({ on, name, kind }) => (
          <li key={on} className="grid grid-cols-[1fr_auto] items-center gap-x-2 py-1.5">
            <span className={cx("grid", kind === "removed" && "text-ink-3 line-through")}>
              <span className="font-semibold">{name}</span>
              <span className="text-sm">{formatDate(on)}</span>
            </span>
            {kind === "removed" ? (
              <Button size="sm" variant="quiet" onClick={() => put(removed.filter((day) => day !== on))}>
                Put back<span className="sr-only">: {name}</span>
              </Button>
            ) : (
              <span className="flex gap-1">
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => {
                    takeOut(on);
                    onMove(name.replace(" (observed)", ""));
                  }}
                >
                  Move<span className="sr-only"> {name}</span>
                </Button>
                <Button size="sm" variant="quiet" onClick={() => takeOut(on)}>
                  Take out<span className="sr-only"> {name}</span>
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type AddedProps = { ids: readonly string[]; onAdd: () => void; onRemove: (at: number) => void };

/** Days of the company’s own. */
function Added({ ids, onAdd, onRemove }: AddedProps) {
  return (
    <div className="grid gap-3">
      <h3 className="font-bold">Added</h3>
      {ids.length === 0 && <p className="text-ink-2 text-sm">None. An election day would be one.</p>}
      {ids.map((id, at) => (
        <div key={id} className="grid items-start gap-3 sm:grid-cols-[12rem_1fr_auto]">
          <FormField name={`added.${at}.on`} label="Date" required>
            {({ value, onChange }) => <DatePicker value={value} onChange={onChange} />}
          </FormField>
          <FormField name={`added.${at}.name`} label="Holiday" required>
            <TextInput maxLength={80} />
          </FormField>
          <Button variant="quiet" className="w-fit sm:mt-6" icon={<Trash2 aria-hidden />} onClick={() => onRemove(at)}>
            Remove
          </Button>
        </div>
      ))}
      <Button size="sm" variant="outline" className="w-fit" icon={<CalendarPlus aria-hidden />} onClick={onAdd}>
        Add a holiday
      </Button>
    </div>
  );
}

import type { ReactNode } from "react";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { slugOf, type TourDraft } from "#domain/catalogue/tour-draft.ts";
import { monthNames } from "#domain/time/local-time.ts";

type TextName = { [K in keyof TourDraft]: TourDraft[K] extends string ? K : never }[keyof TourDraft];

type TourFieldsProps = {
  draft: TourDraft;
  isNew: boolean;
  problems: Readonly<Record<string, string>>;
  onChange: (changes: Partial<TourDraft>) => void;
};

export function TourFields({ draft, isNew, problems, onChange }: TourFieldsProps) {
  const line = (name: TextName, label: string, more: { hint?: string; required?: boolean; isFixed?: boolean } = {}) => (
    <Field
      label={label}
      hint={more.hint}
      error={problems[name]}
      {...(more.required ? { required: true } : { optional: true })}
    >
      <TextInput
        value={draft[name]}
        autoComplete="off"
        readOnly={more.isFixed}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    </Field>
  );
  const text = (name: TextName, label: string, rows: number, more: { hint?: string; required?: boolean } = {}) => (
    <Field
      label={label}
      hint={more.hint}
      error={problems[name]}
      {...(more.required ? { required: true } : { optional: true })}
    >
      <TextArea
        rows={rows}
        value={draft[name]}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    </Field>
  );
  const nameIt = (name: string) =>
    onChange({ name, ...(isNew && draft.slug === slugOf(draft.name) && { slug: slugOf(name) }) });
  return (
    <>
      <Group title="What is sold">
        <Field label="Name" required error={problems.name} hint="Without the word tour: Winelands">
          <TextInput
            value={draft.name}
            autoComplete="off"
            onChange={({ currentTarget }) => nameIt(currentTarget.value)}
          />
        </Field>
        {line("slug", "Address", { required: true, isFixed: !isNew, hint: "The end of its page, /tours/…" })}
        {line("price", "Adult price in rand", {
          hint: "For a party in a sedan, from today. The tariff keeps it; larger vehicles follow its factors.",
        })}
        {line("fewest", "Takes at least", { required: true })}
        {line("most", "And at most")}
        <Field label="Counted in">
          <Select
            value={draft.unit}
            options={[
              { value: "hours", label: "Hours" },
              { value: "days", label: "Days" },
            ]}
            onChange={({ currentTarget }) => onChange({ unit: currentTarget.value === "days" ? "days" : "hours" })}
          />
        </Field>
        {line("startTimes", "Start times", { required: true, hint: "The usual one first: 08:00, 13:30" })}
        {line("noticeHours", "Notice in hours", { hint: "Later than this, our team answers first" })}
        {line("location", "Where it goes", { required: true })}
      </Group>
      <fieldset className="grid gap-2">
        <legend className="font-semibold text-sm">Months (none chosen: all year)</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4 lg:grid-cols-6">
          {monthNames.map((name, at) => (
            <Checkbox
              key={name}
              label={name}
              checked={draft.months.includes(at + 1)}
              onChange={({ currentTarget }) =>
                onChange({ months: toggled(draft.months, at + 1, currentTarget.checked) })
              }
            />
          ))}
        </div>
      </fieldset>
      {text("closures", "Closing days", 3, {
        hint: "closed, checked or partly | Monday, or Good Friday, or 2026-12-31, or second Sunday of March | the sentence customers read",
      })}
      <div className="grid sm:grid-cols-2">
        <Checkbox
          label="Depends on the weather"
          checked={draft.needsWeather}
          onChange={({ currentTarget }) => onChange({ needsWeather: currentTarget.checked })}
        />
        <Checkbox
          label="Seats or rooms must be booked first"
          hint="Our team confirms each one."
          checked={draft.isArrangedAhead}
          onChange={({ currentTarget }) => onChange({ isArrangedAhead: currentTarget.checked })}
        />
      </div>
      {text("lead", "In one or two sentences", 2, { required: true })}
      {text("story", "Its story", 6, { hint: "A paragraph on each line" })}
      <div className="grid gap-4 lg:grid-cols-2">
        {text("highlights", "Highlights", 4, { hint: "The first four are on its card" })}
        {text("itinerary", "The day", 4, { hint: "08:00 | Title | What happens" })}
        {text("included", "Included", 4)}
        {text("notIncluded", "Not included", 4)}
        {text("bring", "What to bring", 3)}
        {text("pickupAreas", "Where guests are picked up", 3)}
        {text("bestTime", "Best time to go", 3)}
        {text("seasonalNote", "Note about the season", 3)}
        {text("stops", "Stops on the way", 4, { hint: "Name | -33.9249 | 18.4241 | 10:30" })}
        {text("questions", "Questions", 4, { hint: "The question? | The answer." })}
      </div>
      <Group title="How it is found">
        {line("bookSlug", "Address of its booking page", { hint: "The end of /book/…" })}
        {line("subject", "How a sentence about it begins", { hint: "The Winelands tour" })}
        {line("otherNames", "Other names", { hint: "What visitors may call it in the chat" })}
        {line("metaTitle", "Title for search engines")}
        {line("metaDescription", "Description for search engines")}
        {line("related", "Related tours", { hint: "Their addresses: winelands, overberg" })}
        {line("picture", "Picture", { hint: "The name of one of the site’s drawings, such as chapmans-peak" })}
      </Group>
    </>
  );
}

const toggled = (months: readonly number[], month: number, isOn: boolean): readonly number[] =>
  isOn ? [...months, month] : months.filter((one) => one !== month);

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid gap-4">
    <legend className="mb-2 font-bold">{title}</legend>
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
  </fieldset>
);

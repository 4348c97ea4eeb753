import type { ReactNode } from "react";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { slugOf, type TourDraft } from "#domain/catalogue/tour-draft.ts";
import { monthNames } from "#domain/time/local-time.ts";
import { PictureList } from "../../ui/picture-list.tsx";

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
          hint: "In a sedan, from today. Prices in larger vehicles follow from it, as set under Tariff.",
        })}
        {line("fewest", "Shortest duration", { required: true })}
        {line("most", "Longest duration")}
        <Field label="Duration in">
          <Select
            value={draft.unit}
            options={[
              { value: "hours", label: "Hours" },
              { value: "days", label: "Days" },
            ]}
            onChange={({ currentTarget }) => onChange({ unit: currentTarget.value === "days" ? "days" : "hours" })}
          />
        </Field>
        {line("startTimes", "Start times", {
          required: true,
          hint: "The usual one first, for example 08:00, 13:30. With several, customers choose one of them.",
        })}
        {line("noticeHours", "Notice in hours", { hint: "Our team confirms bookings made later than this." })}
        {line("location", "Area", { required: true })}
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
        hint: "One per line: closed, checked or partly | the date | what customers read. A date is Monday, Good Friday, 2026-12-31 or second Sunday of March.",
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
      {text("lead", "Summary", 2, { required: true, hint: "One or two sentences" })}
      {text("story", "Story", 6, { hint: "One paragraph per line" })}
      <div className="grid gap-4 lg:grid-cols-2">
        {text("highlights", "Highlights", 4, { hint: "One per line. The first four are on its card." })}
        {text("itinerary", "The day", 4, { hint: "One stop per line: 08:00 | Title | What happens" })}
        {text("included", "Included", 4, { hint: "One per line" })}
        {text("notIncluded", "Not included", 4, { hint: "One per line" })}
        {text("bring", "What to bring", 3, { hint: "One per line" })}
        {text("pickupAreas", "Pickup areas", 3, { hint: "One per line" })}
        {text("bestTime", "Best time to go", 3)}
        {text("seasonalNote", "Note about the season", 3)}
        {text("stops", "Stops on the way", 4, {
          hint: "One per line: name | latitude | longitude | time, such as Kalk Bay | -34.1286 | 18.4486 | 09:10",
        })}
        {text("questions", "Questions", 4, { hint: "One per line: question? | answer" })}
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-bold">Pictures</legend>
        <PictureList
          pictures={draft.pictures}
          onChange={(pictures) => onChange({ pictures })}
          most={12}
          hint="The first is the cover: in the list of tours, at the head of its page, and where its page is shared. Until there is one, the site’s drawing is shown."
          error={problems.pictures}
        />
      </fieldset>
      <Group title="How it is found">
        {line("bookSlug", "Address of its booking page", { hint: "The end of /book/…" })}
        {line("subject", "How a sentence about it begins", { hint: "The Winelands tour" })}
        {line("otherNames", "Other names", { hint: "What visitors may call it in the chat" })}
        {line("metaTitle", "Title for search engines")}
        {line("metaDescription", "Description for search engines")}
        {line("related", "Related tours", { hint: "Their addresses, for example winelands, overberg" })}
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

import { useState } from "react";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { DateRangePicker } from "#design/dates/date-range-picker.tsx";
import { TimeField } from "#design/dates/time-field.tsx";
import { TimePicker } from "#design/dates/time-picker.tsx";
import { Combobox, type ComboboxOption } from "#design/fields/combobox.tsx";
import { Field } from "#design/fields/field.tsx";
import { PlaceField } from "#design/fields/place-field.tsx";
import { PlaceLookup, type PlaceSearch } from "#design/fields/place-lookup.ts";
import { type QuantityItem, QuantityList } from "#design/fields/quantity-list.tsx";
import { GallerySection, Specimen } from "./gallery-frame.tsx";

const threeColumns = "grid gap-5 md:grid-cols-2 xl:grid-cols-3";

export function PickersSection() {
  return (
    <GallerySection id="pickers" title="Dates, times, places" note="Everything can be typed as well as picked.">
      <Specimen title="DatePicker" className={threeColumns}>
        <Dates />
      </Specimen>
      <Specimen title="DateRangePicker">
        <Range />
      </Specimen>
      <Specimen title="TimePicker" className={threeColumns}>
        <Times />
      </Specimen>
      <Specimen title="Combobox" className={threeColumns}>
        <Choices />
      </Specimen>
      <Specimen title="PlaceField" className={threeColumns}>
        <Addresses />
      </Specimen>
      <Specimen title="QuantityList">
        <Additions />
      </Specimen>
    </GallerySection>
  );
}

function Dates() {
  const [day, setDay] = useState("2026-11-20");
  const [limited, setLimited] = useState("");
  return (
    <>
      <Field label="Pickup date" required>
        <DatePicker value={day} onChange={setDay} today="2026-11-14" />
      </Field>
      <Field label="Between 16 Nov and 12 Dec, no Sundays" hint="Try 22 Nov 2026.">
        <DatePicker value={limited} onChange={setLimited} min="2026-11-16" max="2026-12-12" isDayOff={isSunday} />
      </Field>
      <Field label="Return date" error="Please select a return date.">
        <DatePicker value="" onChange={setLimited} />
      </Field>
      <Field label="Disabled">
        <DatePicker value="2026-11-20" onChange={setDay} disabled />
      </Field>
      <Field label="Small">
        <DatePicker value={day} onChange={setDay} size="sm" />
      </Field>
    </>
  );
}

/** 15 November 2026 is a Sunday. */
const isSunday = (day: string) => (Date.parse(`${day}T12:00Z`) - Date.parse("2026-11-15T12:00Z")) % 604_800_000 === 0;

function Range() {
  const [range, setRange] = useState({ from: "2026-11-01", to: "2026-11-14" });
  return (
    <>
      <DateRangePicker
        label="Period"
        value={range}
        onChange={setRange}
        today="2026-11-14"
        presets={[
          { label: "Last 14 days", range: { from: "2026-11-01", to: "2026-11-14" } },
          { label: "This month", range: { from: "2026-11-01", to: "2026-11-30" } },
          { label: "Last quarter", range: { from: "2026-07-01", to: "2026-09-30" } },
        ]}
      />
      <DateRangePicker label="Empty period" value={{ from: "", to: "" }} onChange={setRange} />
    </>
  );
}

function Times() {
  const [time, setTime] = useState("09:00");
  const [night, setNight] = useState("");
  return (
    <>
      <Field label="Pickup time" required>
        <TimePicker value={time} onChange={setTime} />
      </Field>
      <Field label="Office hours, every half hour">
        <TimePicker value={night} onChange={setNight} min="08:00" max="17:00" step={30} />
      </Field>
      <Field label="Disabled">
        <TimePicker value="17:45" onChange={setTime} disabled />
      </Field>
      <Field label="TimeField: what can’t be read stays as typed">
        <TimeField name="late" value={night} onChange={setNight} />
      </Field>
    </>
  );
}

function Choices() {
  const [choice, setChoice] = useState<ComboboxOption | null>(examplePlaces[3] ?? null);
  const [free, setFree] = useState<ComboboxOption | null>(null);
  return (
    <>
      <Field label="From the list only" hint="Opens with everything.">
        <Combobox value={choice} onChange={setChoice} suggest={suggestExamplePlaces} minLength={0} />
      </Field>
      <Field label="Own text allowed">
        <Combobox
          value={free}
          onChange={setFree}
          suggest={suggestExamplePlaces}
          freeText={(text) => ({ id: text, label: text })}
          placeholder="Type to search"
        />
      </Field>
      <Field label="Suggestions fail" error="Please choose one.">
        <Combobox value={null} onChange={setFree} suggest={failToSuggest} placeholder="Type to see it fail" />
      </Field>
    </>
  );
}

function Addresses() {
  const [address, setAddress] = useState("");
  return Object.entries(exampleSearches).map(([label, search]) => (
    <Field key={label} label={label}>
      <PlaceLookup value={() => search}>
        <PlaceField value={address} onChange={setAddress} placeholder="Airport, hotel, address" />
      </PlaceLookup>
    </Field>
  ));
}

const examplePlaces: readonly (ComboboxOption & { kind: string })[] = [
  {
    id: "cpt",
    kind: "airport",
    label: "Cape Town International Airport",
    description: "Matroosfontein",
    group: "Airports",
  },
  { id: "geo", kind: "airport", label: "George Airport", description: "Garden Route", group: "Airports" },
  { id: "table-bay", kind: "hotel", label: "The Table Bay Hotel", description: "V&A Waterfront", group: "Hotels" },
  { id: "mount-nelson", kind: "hotel", label: "Mount Nelson", description: "Gardens, Cape Town", group: "Hotels" },
  {
    id: "table-mountain",
    kind: "attraction",
    label: "Table Mountain Lower Cable Station",
    description: "City Bowl",
    group: "Places",
  },
  { id: "camps-bay", kind: "beach", label: "Camps Bay Beach", description: "Atlantic Seaboard", group: "Places" },
  { id: "constantia", kind: "wine", label: "Groot Constantia", description: "Constantia", group: "Places" },
  {
    id: "cape-town-station",
    kind: "station",
    label: "Cape Town Station",
    description: "Adderley Street",
    group: "Places",
  },
];

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

async function suggestExamplePlaces(query: string) {
  await pause(350);
  const result = query.toLowerCase();
  return examplePlaces.filter(({ label, description = "" }) =>
    `${label} ${description}`.toLowerCase().includes(result),
  );
}

async function failToSuggest(): Promise<never> {
  await pause(200);
  throw new Error("The search is out of reach.");
}

const exampleSearch: PlaceSearch = {
  status: "ready",
  enter: () => undefined,
  find: async (text) =>
    (await suggestExamplePlaces(text)).map(({ id, label, description = "", kind }) => ({
      id,
      name: label,
      area: description,
      kind,
    })),
};
const exampleSearches: Readonly<Record<string, PlaceSearch>> = {
  "Pickup location": exampleSearch,
  "Still loading": { ...exampleSearch, status: "loading" },
  Unavailable: { ...exampleSearch, status: "unavailable" },
  "Suggestions fail": { ...exampleSearch, find: failToSuggest },
};

const additions: readonly QuantityItem[] = [
  { id: "guide", name: "Guide", text: "Speaks German", price: "R1 200 per day", notice: "", most: 1 },
  { id: "lunch", name: "Lunch", text: "Three courses", price: "R450 per person", notice: "4 left", most: 4 },
];

function Additions() {
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  return (
    <QuantityList
      label="Extras"
      items={additions}
      quantities={quantities}
      onChange={(id, quantity) => setQuantities({ ...quantities, [id]: quantity })}
    />
  );
}

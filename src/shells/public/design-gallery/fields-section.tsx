import { Mail, Search } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { ChoiceCards } from "#design/fields/choice-cards.tsx";
import { ChoiceRow } from "#design/fields/choice-row.tsx";
import { Field, Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { Form, SubmitButton } from "#design/fields/form.tsx";
import { FormFacts } from "#design/fields/form-facts.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { NumberStepper } from "#design/fields/number-stepper.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { StarInput } from "#design/fields/star-input.tsx";
import { Switch } from "#design/fields/switch.tsx";
import { Van } from "#design/pictures/van.tsx";
import { paragraph, recordFacts } from "#domain/record-facts.ts";
import { GallerySection, Specimen } from "./gallery-frame.tsx";

const threeColumns = "grid gap-5 md:grid-cols-2 xl:grid-cols-3";
const services = [
  { value: "airport", label: "Airport transfer" },
  { value: "tour", label: "Day tour" },
  { value: "coach", label: "Coach hire", disabled: true },
];

export function FieldsSection() {
  return (
    <GallerySection id="fields" title="Fields and forms">
      <Specimen title="TextInput, Select, TextArea" className={threeColumns}>
        <TextFields />
      </Specimen>
      <Specimen title="NumberStepper, NumberEntry, Checkbox, Switch, Segmented, StarInput" className={threeColumns}>
        <OtherFields />
      </Specimen>
      <Specimen title="ChoiceRow">
        <Weekdays />
      </Specimen>
      <Specimen title="ChoiceCards" className="grid">
        <Choices />
      </Specimen>
      <Specimen title="Form" note="Send it empty, then with the address taken@example.com." className="max-w-lg">
        <ExampleForm />
      </Specimen>
    </GallerySection>
  );
}

function TextFields() {
  return (
    <>
      <Field label="Name" required>
        <TextInput placeholder="As on the booking" />
      </Field>
      <Field label="Email" hint="The confirmation goes here." optional>
        <TextInput type="email" lead={<Mail />} defaultValue="amelia@example.com" />
      </Field>
      <Field label="Phone" error="Phone number is required">
        <TextInput type="tel" />
      </Field>
      <Field label="Small, with an icon" hideLabel>
        <TextInput size="sm" lead={<Search />} placeholder="Search" />
      </Field>
      <Field label="Disabled">
        <TextInput disabled value="CTS-4821" readOnly />
      </Field>
      <Field label="Service">
        <Select placeholder="Choose a service" options={services} />
      </Field>
      <Field label="Service" error="Please select a service">
        <Select options={services} />
      </Field>
      <Field label="Special requirements" hint="Child seats, wheelchairs, surfboards.">
        <TextArea counter maxLength={200} defaultValue="Two child seats, please." />
      </Field>
    </>
  );
}

function OtherFields() {
  const [price, setPrice] = useState(129_950);
  const [passengers, setPassengers] = useState(4);
  const [view, setView] = useState<"day" | "week" | "map">("day");
  const [stars, setStars] = useState(4);
  return (
    <>
      <Field label="Passengers">
        <NumberStepper value={passengers} onChange={setPassengers} min={1} max={22} noun="passengers" />
      </Field>
      <Field label="Price, as you would write it">
        <NumberEntry value={price} onChange={setPrice} unit="rand" />
      </Field>
      <div>
        <Checkbox label="I need a return trip" defaultChecked hint="Reveals date and time." />
        <Checkbox label="I accept the terms" required error="Please accept the terms." />
        <Checkbox label="Disabled" disabled />
      </div>
      <div className="grid gap-2">
        <Switch label="Accept new trips" hint="Takes effect at once." defaultChecked />
        <Switch label="Night shifts" />
        <Switch label="Disabled" disabled />
      </div>
      <div>
        <Segmented
          label="View"
          value={view}
          onChange={setView}
          options={[
            { value: "day", label: "Day" },
            { value: "week", label: "Week" },
            { value: "map", label: "Map" },
          ]}
        />
      </div>
      <StarInput label="How was the trip?" value={stars} onChange={setStars} required />
      <StarInput label="How was the driver?" value={0} onChange={setStars} error="Please choose a rating." />
    </>
  );
}

function Choices() {
  const [choice, setChoice] = useState<"shuttle" | "tour" | "coach">("shuttle");
  return (
    <ChoiceCards
      legend="What do you need?"
      className="grid-cols-2 lg:grid-cols-3"
      value={choice}
      onChange={setChoice}
      choices={[
        {
          value: "shuttle",
          title: "Airport transfer",
          text: "Flights tracked",
          note: "From R350",
          tag: "Popular",
          picture: <VanTile />,
        },
        { value: "tour", title: "Day tour", text: "10 private routes", note: "From R756", picture: <VanTile /> },
        { value: "coach", title: "Coach hire", text: "Not on Sundays", disabled: true, picture: <VanTile /> },
      ]}
    />
  );
}

const VanTile = () => (
  <span className="block bg-mist px-8 pt-6">
    <Van className="mx-auto w-36" />
  </span>
);

const contact = z.object({
  name: z.string().check(z.minLength(1, "Name is required")),
  email: z.string().check(z.regex(/.+@.+/, "Please enter a valid email address")),
  notes: z.string(),
  terms: z.boolean().check(z.refine((accepted) => accepted, "Please accept the terms")),
});
type Contact = z.infer<typeof contact>;
const exampleFacts = recordFacts({ notes: { column: "notes", kind: paragraph(200), label: "Notes" } });

function ExampleForm() {
  return (
    <Form
      schema={contact}
      defaultValues={{ name: "", email: "", notes: "", terms: false }}
      className="grid gap-4"
      onSubmit={async ({ email }) => {
        await new Promise((done) => setTimeout(done, 900));
        return email === "taken@example.com"
          ? { fields: { email: "This address already has an account." } }
          : undefined;
      }}
    >
      <FormField<Contact> name="name" label="Name" required>
        <TextInput />
      </FormField>
      <FormField<Contact> name="email" label="Email" required>
        <TextInput type="email" />
      </FormField>
      <FormFacts facts={exampleFacts} />
      <FormCheckbox<Contact> name="terms" label="I accept the terms" />
      <SubmitButton busyText="Sending..." className="w-fit">
        Send
      </SubmitButton>
    </Form>
  );
}

const weekdays = [
  { value: 5, label: "Friday" },
  { value: 6, label: "Saturday" },
  { value: 0, label: "Sunday" },
];

function Weekdays() {
  const [chosen, setChosen] = useState<readonly number[]>([6]);
  return <ChoiceRow label="Weekdays" choices={weekdays} chosen={chosen} onChange={setChosen} />;
}

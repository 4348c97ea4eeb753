import type { ReactNode } from "react";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, Select, TextArea, TextInput } from "#design/fields/field.tsx";
import type { ServiceDraft } from "#domain/catalogue/service-draft.ts";
import { slugOf } from "#domain/catalogue/tour-draft.ts";
import { type VehicleDrawing, vehicleDrawings } from "#domain/catalogue/vehicle-class.ts";
import { serviceOptionIds } from "#domain/company/catalogue.ts";
import { drawingLabels } from "../../ui/class-labels.ts";
import { PictureList } from "../../ui/picture-list.tsx";
import { serviceKindLabels } from "./service-labels.ts";

type TextName = { [K in keyof ServiceDraft]: ServiceDraft[K] extends string ? K : never }[keyof ServiceDraft];
type More = { hint?: string; required?: boolean; isFixed?: boolean; rows?: number };

type ServiceFieldsProps = {
  draft: ServiceDraft;
  isNew: boolean;
  problems: Readonly<Record<string, string>>;
  onChange: (changes: Partial<ServiceDraft>) => void;
};

export function ServiceFields(props: ServiceFieldsProps) {
  const { draft, isNew, problems, onChange } = props;
  const nameIt = (name: string) =>
    onChange({ name, ...(isNew && draft.slug === slugOf(draft.name) && { slug: slugOf(name) }) });
  return (
    <>
      <Group title="What is sold">
        <Field label="Name" required error={problems.name} hint="On bookings, emails and invoices: Airport Transfer">
          <TextInput
            value={draft.name}
            autoComplete="off"
            onChange={({ currentTarget }) => nameIt(currentTarget.value)}
          />
        </Field>
        <Text {...props} name="title" label="Title" hint="In the menu and on its page: Airport Transfers" />
        <Text
          {...props}
          name="slug"
          label="Address"
          required
          isFixed={!isNew}
          hint="The end of its page, /services/…, and its name in links"
        />
        <Field
          label="Priced and planned as"
          required
          error={problems.kind}
          hint={isNew ? "By the rules and prices of this kind. It can’t be changed later." : undefined}
        >
          <Select
            value={draft.kind}
            placeholder="Choose a kind"
            disabled={!isNew}
            options={serviceOptionIds
              .filter((id) => !isNew || id !== "day_tour")
              .map((value) => ({ value, label: serviceKindLabels[value] }))}
            onChange={({ currentTarget }) =>
              onChange({ kind: serviceOptionIds.find((id) => id === currentTarget.value) ?? "" })
            }
          />
        </Field>
        <Text {...props} name="text" label="Line in the booking form" hint="Below its name in the first step" />
        <Text
          {...props}
          name="noticeHours"
          label="Notice in hours"
          hint="Our team confirms bookings made later than this."
        />
      </Group>
      <div className="grid sm:grid-cols-2">
        <Checkbox
          label="Marked as popular"
          checked={draft.isPopular}
          onChange={({ currentTarget }) => onChange({ isPopular: currentTarget.checked })}
        />
        <Checkbox
          label="Has a page of its own"
          hint="In the menu, the list of services and the sitemap."
          checked={draft.hasPage}
          onChange={({ currentTarget }) => onChange({ hasPage: currentTarget.checked })}
        />
      </div>
      {draft.hasPage && <PageFields {...props} />}
      <fieldset className="min-w-0">
        <legend className="mb-2 font-bold">Pictures</legend>
        <PictureList
          pictures={draft.pictures}
          onChange={(pictures) => onChange({ pictures })}
          most={12}
          hint="The first is its cover: in the booking form, in lists and at the head of its page."
          error={problems.pictures}
        />
      </fieldset>
    </>
  );
}

const PageFields = (props: ServiceFieldsProps) => (
  <>
    <Text {...props} name="shortDescription" label="Summary for its card" rows={2} required />
    <Text {...props} name="lead" label="Introduction" rows={2} required hint="One or two sentences" />
    <Text {...props} name="description" label="Description" rows={6} hint="One paragraph per line" />
    <div className="grid gap-4 lg:grid-cols-2">
      <Text {...props} name="features" label="Features" rows={4} hint="One per line. The first four are on its card." />
      <Text {...props} name="benefits" label="Benefits" rows={4} hint="One per line: title | text" />
      <Text {...props} name="steps" label="How it works" rows={4} hint="One step per line: title | text" />
      <Text {...props} name="areas" label="Areas" rows={4} hint="One per line" />
      <Text {...props} name="questions" label="Questions" rows={4} hint="One per line: question? | answer" />
      <Vehicles {...props} />
    </div>
    <Group title="At a glance">
      <Text
        {...props}
        name="priceText"
        label="Price"
        hint="Leave blank for the price of its kind. {airport.ride} follows the tariff."
      />
      <Text {...props} name="priceBasis" label="What the price covers" />
      <Text {...props} name="durationText" label="Duration" />
      <Text {...props} name="capacityText" label="Passengers" />
    </Group>
    <Group title="How it is found">
      <Text {...props} name="bookSlug" label="Address of its booking page" hint="The end of /book/…" />
      <Text {...props} name="otherNames" label="Other names" hint="What visitors may call it in the chat" />
      <Text {...props} name="metaTitle" label="Title for search engines" />
      <Text {...props} name="metaDescription" label="Description for search engines" />
    </Group>
  </>
);

function Vehicles({ draft, problems, onChange }: ServiceFieldsProps) {
  const toggle = (one: VehicleDrawing, isOn: boolean) =>
    onChange({
      vehicleClasses: vehicleDrawings.filter((it) => (it === one ? isOn : draft.vehicleClasses.includes(it))),
    });
  return (
    <fieldset className="grid content-start">
      <legend className="mb-1.5 font-semibold text-sm">Vehicles on its page</legend>
      {vehicleDrawings.map((one) => (
        <Checkbox
          key={one}
          label={drawingLabels[one]}
          checked={draft.vehicleClasses.includes(one)}
          onChange={({ currentTarget }) => toggle(one, currentTarget.checked)}
        />
      ))}
      {problems.vehicleClasses && <p className="text-bad text-sm">{problems.vehicleClasses}</p>}
    </fieldset>
  );
}

type TextProps = ServiceFieldsProps & More & { name: TextName; label: string };

/** A line, or an area where it has rows. */
function Text({ draft, problems, onChange, name, label, rows, hint, required, isFixed }: TextProps) {
  return (
    <Field label={label} hint={hint} error={problems[name]} {...(required ? { required: true } : { optional: true })}>
      {rows === undefined ? (
        <TextInput
          value={draft[name]}
          autoComplete="off"
          readOnly={isFixed}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ) : (
        <TextArea
          rows={rows}
          value={draft[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      )}
    </Field>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid gap-4">
    <legend className="mb-2 font-bold">{title}</legend>
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
  </fieldset>
);

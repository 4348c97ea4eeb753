import { useController } from "react-hook-form";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { NumberEntry, OptionalNumberEntry } from "#design/fields/number-entry.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { vehicleDrawings } from "#domain/catalogue/vehicle-class.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { drawingLabels } from "../../ui/class-labels.ts";
import { PictureList } from "../../ui/picture-list.tsx";
import { type ClassForm, type ClassRecord, classForm, vehicleClassesContract } from "../contract.ts";

const refreshed = [vehicleClassesContract.listClassRecords, vehicleClassesContract.vehicleClasses];

/** Nothing is guessed: a class that looks finished is saved as it is. */
const blank: ClassForm = {
  name: "",
  plural: "",
  fewest: Number.NaN,
  most: null,
  bags: Number.NaN,
  bags_text: "",
  pulls_trailer: false,
  comfort: Number.NaN,
  grade: "",
  inside: "",
  description: "",
  drawing: "" as ClassForm["drawing"],
  pictures: [],
};

export function AddClassDialog({ onClose }: { onClose: () => void }) {
  const add = useMakeCall(vehicleClassesContract.addVehicleClass, refreshed);
  return (
    <FormDialog
      title="Add vehicle class"
      text="It is paused until it has prices. Set them next, then it goes on sale."
      confirmLabel="Add class"
      size="md"
      schema={classForm}
      defaultValues={blank}
      doneLabel="Class added"
      onClose={onClose}
      onConfirm={(values) => add.mutateAsync(values)}
    >
      <ClassFields />
    </FormDialog>
  );
}

export function EditClassDialog({ record, onClose }: { record: ClassRecord; onClose: () => void }) {
  const edit = useMakeCall(vehicleClassesContract.editVehicleClass, refreshed);
  const { name, plural, fewest, most, bags, bags_text, pulls_trailer } = record;
  const { comfort, grade, inside, description, drawing, pictures } = record;
  return (
    <FormDialog
      title={`Edit ${name}`}
      text="Sales from now on follow this. Bookings keep their price."
      confirmLabel="Save changes"
      size="md"
      schema={classForm}
      defaultValues={{
        name,
        plural,
        fewest,
        most,
        bags,
        bags_text,
        pulls_trailer,
        comfort,
        grade,
        inside,
        description,
        drawing,
        pictures,
      }}
      doneLabel="Class changed"
      onClose={onClose}
      onConfirm={(facts) => edit.mutateAsync({ id: record.id, version: record.version, facts })}
    >
      <ClassFields />
    </FormDialog>
  );
}

function ClassFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField name="name" label="Name" required hint="For example Business sedan.">
        <TextInput maxLength={40} />
      </FormField>
      <FormField name="plural" label="Plural name" optional hint="For the fleet pages, for example Business sedans.">
        <TextInput maxLength={40} />
      </FormField>
      <FormField name="fewest" label="Smallest group" required hint="Smaller groups pay the price of this size.">
        {({ value, onChange }) => <NumberEntry unit="plain" value={value} onChange={onChange} />}
      </FormField>
      <FormField
        name="most"
        label="Most passengers"
        optional
        hint="Leave blank for no limit. Our team then chooses the vehicle."
      >
        {({ value, onChange }) => <OptionalNumberEntry unit="plain" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="bags" label="Large bags" required>
        {({ value, onChange }) => <NumberEntry unit="plain" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="bags_text" label="Bags as customers read them" optional hint="For example 6–10 large bags.">
        <TextInput maxLength={60} />
      </FormField>
      <FormCheckbox name="pulls_trailer" label="Pulls a trailer for more bags" />
      <FormField name="drawing" label="Drawing" required>
        <Select
          placeholder="Choose a drawing"
          options={vehicleDrawings.map((value) => ({ value, label: drawingLabels[value] }))}
        />
      </FormField>
      <FormField
        name="comfort"
        label="Comfort level"
        required
        hint="1 is the plainest. We ask before we replace a vehicle with a plainer one."
      >
        {({ value, onChange }) => <NumberEntry unit="plain" value={value} onChange={onChange} />}
      </FormField>
      <FormField
        name="grade"
        label="Name of the comfort level"
        required
        hint="For example Standard, Business or Luxury."
      >
        <TextInput maxLength={40} />
      </FormField>
      <FormField name="inside" label="Features" optional className="sm:col-span-2">
        <TextInput maxLength={120} />
      </FormField>
      <FormField name="description" label="Description" optional className="sm:col-span-2">
        <TextArea rows={2} maxLength={300} />
      </FormField>
      <ClassPictures />
    </div>
  );
}

function ClassPictures() {
  const { field, formState } = useController<ClassForm, "pictures">({ name: "pictures" });
  const problems = formState.errors.pictures;
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 font-semibold text-sm">
        Photographs <span className="font-normal text-ink-3">(optional)</span>
      </legend>
      <PictureList
        pictures={field.value}
        onChange={field.onChange}
        most={8}
        hint="The first is shown wherever customers choose a vehicle. Until there is one, they see the drawing."
        error={Array.isArray(problems) ? problems.find(Boolean)?.alt?.message : undefined}
      />
    </fieldset>
  );
}

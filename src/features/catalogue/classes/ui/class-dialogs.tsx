import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { NumberEntry, OptionalNumberEntry } from "#design/fields/number-entry.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { vehicleDrawings } from "#domain/catalogue/vehicle-class.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type ClassRecord, classForm, vehicleClassesContract } from "../contract.ts";
import { drawingLabels } from "./class-labels.ts";

const refreshed = [vehicleClassesContract.listClassRecords, vehicleClassesContract.vehicleClasses];

const blank = {
  name: "",
  plural: "",
  fewest: 1,
  most: 6,
  bags: 4,
  bags_text: "",
  pulls_trailer: false,
  comfort: 1,
  grade: "Standard",
  inside: "",
  description: "",
  drawing: "shuttle" as const,
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
  const { name, plural, fewest, most, bags, bags_text, pulls_trailer, comfort, grade, inside, description, drawing } =
    record;
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
      <FormField name="name" label="Name" required hint="As customers read it: Business sedan.">
        <TextInput maxLength={40} />
      </FormField>
      <FormField name="plural" label="Name on the fleet’s pages" optional hint="Business sedans.">
        <TextInput maxLength={40} />
      </FormField>
      <FormField name="fewest" label="Prices start at a party of" required>
        {({ value, onChange }) => <NumberEntry unit="plain" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="most" label="Most passengers" optional hint="Empty: no limit, our team chooses the vehicle.">
        {({ value, onChange }) => <OptionalNumberEntry unit="plain" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="bags" label="Large bags" required>
        {({ value, onChange }) => <NumberEntry unit="plain" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="bags_text" label="Bags in words" optional hint="6–10 large bags.">
        <TextInput maxLength={60} />
      </FormField>
      <FormCheckbox name="pulls_trailer" label="Pulls a trailer for more bags" />
      <FormField name="drawing" label="Picture" required>
        <Select options={vehicleDrawings.map((value) => ({ value, label: drawingLabels[value] }))} />
      </FormField>
      <FormField
        name="comfort"
        label="Comfort"
        required
        hint="1 is the plainest. A plainer vehicle never stands in for a better one in silence."
      >
        {({ value, onChange }) => <NumberEntry unit="plain" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="grade" label="Comfort’s name" required hint="Standard, Business, Luxury.">
        <TextInput maxLength={40} />
      </FormField>
      <FormField name="inside" label="Features" optional className="sm:col-span-2">
        <TextInput maxLength={120} />
      </FormField>
      <FormField name="description" label="Description" optional className="sm:col-span-2">
        <TextArea rows={2} maxLength={300} />
      </FormField>
    </div>
  );
}

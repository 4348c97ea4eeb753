import { Select, TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import type { CostCentre } from "#domain/corporate/rate-card.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type Traveller, travellerForm, travellersContract } from "../contract.ts";

const nobody = {
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  cost_centre: "",
  is_approver: false,
  is_active: true,
  has_consented: false,
};

type TravellerDialogProps = {
  companyId: string | null;
  /** Null for a new one. */
  traveller: Traveller | null;
  costCentres: readonly CostCentre[];
  onClose: () => void;
};

/** Adds or changes a traveller. */
export function TravellerDialog({ companyId, traveller, costCentres, onClose }: TravellerDialogProps) {
  const save = useMakeCall(travellersContract.saveTraveller, [travellersContract.listTravellers]);
  return (
    <FormDialog
      title={traveller ? "Edit traveller" : "Add traveller"}
      text="Someone the company books for. Confirmations are sent to this email address."
      confirmLabel={traveller ? "Save" : "Add traveller"}
      doneLabel={traveller ? "Traveller saved" : "Traveller added"}
      size="md"
      schema={travellerForm}
      defaultValues={traveller ?? nobody}
      onClose={onClose}
      onConfirm={(form) =>
        save.mutateAsync({
          ...form,
          organisation_id: companyId,
          id: traveller?.id ?? null,
          version: traveller?.version ?? 0,
        })
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="first_name" label="First name" required>
          <TextInput maxLength={100} autoComplete="off" />
        </FormField>
        <FormField name="last_name" label="Last name" required>
          <TextInput maxLength={100} autoComplete="off" />
        </FormField>
        <FormField name="email" label="Email" required>
          <TextInput type="email" autoComplete="off" />
        </FormField>
        <FormField name="phone" label="Phone" optional>
          <TextInput type="tel" maxLength={40} autoComplete="off" />
        </FormField>
        {costCentres.length > 0 && (
          <FormField name="cost_centre" label="Usual cost centre" optional>
            <Select
              options={[
                { value: "", label: "None" },
                ...costCentres.map(({ code, name }) => ({ value: code, label: name ? `${code}, ${name}` : code })),
              ]}
            />
          </FormField>
        )}
      </div>
      <FormCheckbox
        name="is_approver"
        label="Approves bookings"
        hint="Gets an email with a link when a booking is outside the policy."
      />
      <FormCheckbox
        name="has_consented"
        label="Agreed to be shown on the road"
        hint="Ask them first. Colleagues who book can then see their trips from pickup to drop-off."
      />
      {traveller && (
        <FormCheckbox
          name="is_active"
          label="Works here"
          hint="If this is off, no one can book for them or ask them for approval."
        />
      )}
    </FormDialog>
  );
}

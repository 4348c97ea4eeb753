import { Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { type DriverInFull, driverForm, driversDeskContract } from "../contract.ts";
import { DriverFormFields, fieldsOf, formOf } from "./driver-form.tsx";
import { useDriverCall } from "./use-driver-call.ts";

/** A driver’s facts, with a button to edit them. */
export function DriverProfileCard({ driver }: { driver: DriverInFull }) {
  const [isEditing, setEditing] = useState(false);
  const save = useDriverCall(driversDeskContract.saveDriver);
  return (
    <Card>
      <CardHeader
        title="Profile"
        actions={
          <Permitted action="change_fleet_records">
            <Button size="sm" variant="outline" icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
              Edit profile
            </Button>
          </Permitted>
        }
      />
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3 [&_a]:text-link [&_a]:underline">
        <Fact name="Phone">
          <a href={`tel:${driver.phone.replace(/[^+\d]/g, "")}`}>{driver.phone}</a>
        </Fact>
        <Fact name="Email">
          <a href={`mailto:${driver.email}`}>{driver.email}</a>
        </Fact>
        <Fact name="Date of birth">{driver.born_on ? <DateText at={driver.born_on} /> : "Not on record"}</Fact>
        <Fact name="Languages">{driver.languages.join(", ") || "Not on record"}</Fact>
        <Fact name="Home area">{driver.home_area || "Not on record"}</Fact>
        <Fact name="Drives for">{driver.provider?.name ?? "Us"}</Fact>
        <Fact name="Guides tours">{driver.is_guide ? "Yes" : "No"}</Fact>
        <Fact name="Account">{driver.has_account ? "Can sign in" : "None yet"}</Fact>
        <Fact name="On record since">
          <DateText at={driver.created_at} />
        </Fact>
        {driver.left_at && (
          <Fact name="Left on">
            <DateText at={driver.left_at} />
          </Fact>
        )}
      </dl>
      {driver.note && (
        <div className="mt-4 border-line border-t pt-4">
          <h3 className="font-semibold text-ink-2 text-sm">Note for our team</h3>
          <p className="whitespace-pre-wrap">{driver.note}</p>
        </div>
      )}
      {isEditing && (
        <FormDialog
          title="Edit profile"
          text={`${driver.first_name} ${driver.last_name}. Documents are kept separately.`}
          confirmLabel="Save profile"
          doneLabel="Profile saved"
          schema={driverForm}
          defaultValues={formOf(driver)}
          onClose={() => setEditing(false)}
          onConfirm={(values) =>
            save.mutateAsync({ ...fieldsOf(values), driver_id: driver.id, version: driver.version })
          }
        >
          <DriverFormFields />
        </FormDialog>
      )}
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-2 text-sm">{name}</dt>
    <dd className="font-semibold [overflow-wrap:anywhere]">{children}</dd>
  </div>
);

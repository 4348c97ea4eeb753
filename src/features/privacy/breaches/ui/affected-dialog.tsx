import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, TextArea } from "#design/fields/field.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { useSettled } from "#design/use-settled.ts";
import { type AffectedSource, affectedSourceLabels, affectedSources } from "#domain/privacy/breach.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type Breach, breachesContract } from "../contract.ts";

/** Finds affected people by their records in a period, or from a list, and counts them before they are added. */
export function AffectedDialog({ breach, onClose }: { breach: Breach; onClose: () => void }) {
  const [sources, setSources] = useState<readonly AffectedSource[]>([]);
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const [addresses, setAddresses] = useState("");
  const criteria = {
    sources: [...sources],
    from: from || null,
    until: until || null,
    addresses: useSettled(addresses),
  };
  const isEmpty = sources.length === 0 && addresses.trim() === "";
  const count = useCall(breachesContract.findAffected, criteria, { enabled: !isEmpty });
  const add = useMakeCall(breachesContract.addAffected, [breachesContract.listBreaches]);
  const people = isEmpty ? 0 : count.data?.count;
  const confirm = () =>
    add.mutate(
      { breach_id: breach.id, ...criteria },
      {
        onSuccess({ added }) {
          void toast({ kind: "success", title: `${added} added` });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add people affected"
      description="By their records in a period, or by a list of addresses. Each is added once."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!people} busy={add.isPending} onClick={confirm}>
            Add {people ?? ""} {people === 1 ? "person" : "people"}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pb-1">
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold text-sm">Records</legend>
          {affectedSources.map((source) => (
            <Checkbox
              key={source}
              label={affectedSourceLabels[source]}
              checked={sources.includes(source)}
              onChange={(event) =>
                setSources(event.currentTarget.checked ? [...sources, source] : sources.filter((one) => one !== source))
              }
            />
          ))}
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Created from" optional>
            <DatePicker value={from} onChange={setFrom} />
          </Field>
          <Field label="Until" optional>
            <DatePicker value={until} onChange={setUntil} />
          </Field>
        </div>
        <Field label="Email addresses" hint="Paste a list." optional>
          <TextArea
            rows={3}
            maxLength={50_000}
            value={addresses}
            onChange={(event) => setAddresses(event.currentTarget.value)}
          />
        </Field>
        {(count.error ?? add.error) && (
          <Alert tone="bad" announce>
            {(count.error ?? add.error)?.message}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

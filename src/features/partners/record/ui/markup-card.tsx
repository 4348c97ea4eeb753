import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { percentText } from "#domain/pay/trip-pay.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { markupForm, partnerRecordContract } from "../contract.ts";

/** For an owner: the markup for clients, if the partner pays us. */
export function MarkupCard({ person }: { person: string }) {
  const { data } = useCall(partnerRecordContract.myPartner, {});
  const [isOpen, setOpen] = useState(false);
  const save = useMakeCall(partnerRecordContract.saveMarkup, [partnerRecordContract.myPartner]);
  if (!data) return null;
  return (
    <Card>
      <CardHeader
        title="Your markup"
        note={`Added to what you pay us, on quotes and itineraries in your name. A ${person} who pays us pays the price on our site.`}
      />
      <div className="flex items-center justify-between gap-4">
        <p className="font-bold font-display text-h3">{percentText(data.markup_rate)}</p>
        <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
          Change<span className="sr-only"> markup</span>
        </Button>
      </div>
      {isOpen && (
        <FormDialog
          title="Change markup"
          text="It applies to trips you book and quote from now on."
          confirmLabel="Save markup"
          doneLabel="Markup saved"
          schema={markupForm}
          defaultValues={{ markup_rate: data.markup_rate }}
          onClose={() => setOpen(false)}
          onConfirm={(values) => save.mutateAsync(values)}
        >
          <FormField name="markup_rate" label="Markup" required>
            {({ value, onChange }) => <NumberEntry unit="percent" value={value} onChange={onChange} />}
          </FormField>
        </FormDialog>
      )}
    </Card>
  );
}

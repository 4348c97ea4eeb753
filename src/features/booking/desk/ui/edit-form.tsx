import { useEffect } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { useSettled } from "#design/use-settled.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { randOrNone } from "../../ui/booking-labels.tsx";
import { InvoiceNotice } from "../../ui/invoice-notice.tsx";
import { bookingDeskContract, deskFacts } from "../contract.ts";
import type { DeskBooking } from "../detail-contract.ts";
import { CustomerFields, JourneyFields } from "./booking-fields.tsx";
import { EditNewsAlert } from "./edit-news-alert.tsx";
import { Steps } from "./offer-card.tsx";
import type { DeskDraft } from "./use-desk-draft.ts";
import { differenceText, useDeskEdit } from "./use-desk-edit.ts";

type EditFactsProps = { booking: DeskBooking; onClose: () => void; onUnsaved: (isUnsaved: boolean) => void };

/** The facts as a form. Nothing is lost, neither someone else’s simultaneous changes nor what is typed here. */
export function EditForm({ booking, onClose, onUnsaved }: EditFactsProps) {
  const { form, ...edit } = useDeskEdit(booking);
  const { draft, set, problems } = form;
  useEffect(() => {
    onUnsaved(edit.isUnsaved);
    return () => onUnsaved(false);
  }, [edit.isUnsaved, onUnsaved]);
  return (
    <Card>
      <CardHeader title="Edit booking" />
      <div ref={form.fields} className="grid gap-5">
        <EditNewsAlert news={edit.news} remarks={edit.remarks} onTake={edit.take} />
        <CustomerFields draft={draft} set={set} problems={problems} />
        <JourneyFields draft={draft} set={set} problems={problems} extras={edit.base.extras_offered} />
        <div className="grid gap-3 rounded-md bg-surface-2 px-4 py-3">
          <PriceAnew booking={edit.base} draft={draft} isOn={edit.reprices} onChange={edit.setReprices} />
          <Field label="Reason" optional hint="For the booking’s history. The customer doesn’t see it.">
            <TextInput
              size="sm"
              maxLength={500}
              value={edit.reason}
              onChange={(event) => edit.setReason(event.currentTarget.value)}
            />
          </Field>
        </div>
        {(edit.failure || form.isMarked) && (
          <Alert tone="bad" announce>
            {edit.failure || "Check the marked fields."}
          </Alert>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={edit.isBusy} onClick={async () => (await edit.save()) && onClose()}>
            Save booking
          </Button>
        </div>
      </div>
    </Card>
  );
}

type PriceAnewProps = { booking: DeskBooking; draft: DeskDraft; isOn: boolean; onChange: (isOn: boolean) => void };

/** The effect of saving on the price, in advance. */
function PriceAnew({ booking, draft, isOn, onChange }: PriceAnewProps) {
  const result = useSettled(draft);
  const { data } = useCall(
    bookingDeskContract.previewEdit,
    { ...result, id: booking.id },
    { enabled: deskFacts.safeParse(result).success },
  );
  if (!data?.is_moved)
    return (
      <p className="text-[0.9375rem]">The trip is the same, so the price remains {randOrNone(booking.total_cents)}.</p>
    );
  if (data.after_cents === null)
    return (
      <p className="text-[0.9375rem]">
        {booking.state === "requested"
          ? "The tariff has no price for this trip. Set one before you confirm the booking."
          : `The tariff has no price for this trip, so ${randOrNone(booking.total_cents)} remains agreed.`}
      </p>
    );
  return (
    <>
      <Checkbox
        label={`Recalculate price: ${differenceText(data.after_cents, booking.total_cents)}`}
        hint={`Otherwise ${randOrNone(booking.total_cents)} remains agreed.`}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {isOn && <InvoiceNotice replaced={data.replaced_invoice} />}
      {isOn && (
        <details>
          <summary className="cursor-pointer font-semibold text-sm">How the tariff calculates it</summary>
          <div className="pt-2">
            <Steps steps={data.trace} />
          </div>
        </details>
      )}
    </>
  );
}

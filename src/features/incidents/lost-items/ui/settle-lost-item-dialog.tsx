import { Select, TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { returnWayLabels } from "#domain/incident/lost-item-labels.ts";
import { type LostItemState, returnWays } from "#domain/incident/lost-item-lifecycle.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { incidentsContract } from "../../contract.ts";
import { type ListedLostItem, lostItemsContract, returnForm } from "../contract.ts";

export type LostItemMove = Exclude<LostItemState, "reported">;

export const settleLabels: Readonly<Record<LostItemMove, string>> = {
  found: "Mark as found",
  not_found: "Mark as not found",
  returning: "Arrange return",
  closed: "Close report",
};

const doneLabels: Readonly<Record<LostItemMove, string>> = {
  found: "Marked as found",
  not_found: "Marked as not found",
  returning: "Return arranged",
  closed: "Report closed",
};

type Props = { item: ListedLostItem; to: LostItemMove; onClose: () => void };

/** What our team decides or has heard from the driver. */
export function SettleLostItemDialog({ item, to, onClose }: Props) {
  const settle = useMakeCall(lostItemsContract.settleLostItem, [
    lostItemsContract.listLostItems,
    incidentsContract.countIncidents,
  ]);
  const chosen = { lost_item_id: item.id, version: item.version, to };
  const labels = {
    title: `${settleLabels[to]}?`,
    confirmLabel: settleLabels[to],
    doneLabel: doneLabels[to],
    text: "We’ll email the customer your message.",
  };
  if (to !== "returning")
    return (
      <ActionDialog
        {...labels}
        reason={{ label: "Note", hint: "The customer will see it.", isOptional: true }}
        onClose={onClose}
        onConfirm={(words) => settle.mutateAsync({ ...chosen, words })}
      />
    );
  return (
    <FormDialog
      {...labels}
      schema={returnForm}
      defaultValues={{ words: "" }}
      onClose={onClose}
      onConfirm={(values) => settle.mutateAsync({ ...chosen, ...values })}
    >
      <FormField name="return_way" label="Return" required>
        <Select
          placeholder="Please choose"
          options={returnWays.map((value) => ({ value, label: returnWayLabels[value] }))}
        />
      </FormField>
      <FormField name="words" label="Note" optional hint="Address and opening hours, or the courier’s number.">
        <TextArea rows={3} maxLength={500} />
      </FormField>
    </FormDialog>
  );
}

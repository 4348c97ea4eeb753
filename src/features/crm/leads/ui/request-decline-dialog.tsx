import * as z from "zod/mini";
import { Select, TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { declineReasonTexts, type RequestInFull, requestDeclineReasons } from "#features/booking/requests/contract.ts";
import { useLeadActions } from "./use-lead-actions.ts";

type RequestDeclineProps = { request: RequestInFull; open: boolean; onClose: () => void; onDeclined: () => void };

const declineForm = z.object({ reason: z.enum(requestDeclineReasons), alternatives: z.string().check(z.trim()) });

/** Turns a request down: the customer reads the reason and what we offer instead. */
export function RequestDeclineDialog({ request, open, onClose, onDeclined }: RequestDeclineProps) {
  const { calls } = useLeadActions();
  const { id, version, name } = request;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Decline this request?"
      text={`We’ll email ${name} an apology. You can’t undo this.`}
      confirmLabel="Decline request"
      doneLabel="Request declined"
      tone="danger"
      schema={declineForm}
      defaultValues={{ reason: "no_vehicle", alternatives: "" }}
      onConfirm={async (values) => {
        await calls.decline.mutateAsync({ id, version, ...values });
        onDeclined();
      }}
    >
      <FormField name="reason" label="Reason" hint="The customer will see this.">
        <Select options={requestDeclineReasons.map((value) => ({ value, label: declineReasonTexts[value] }))} />
      </FormField>
      <FormField
        name="alternatives"
        label="What we can offer instead"
        optional
        hint="Another time, another vehicle, another company."
      >
        <TextArea rows={3} maxLength={2000} />
      </FormField>
    </FormDialog>
  );
}

import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { breachesContract, breachForm } from "../contract.ts";
import { BreachFields } from "./breach-fields.tsx";

/** Records a newly discovered breach, which starts its clock. */
export function RecordBreachDialog({ onClose }: { onClose: () => void }) {
  const record = useMakeCall(breachesContract.recordBreach, [breachesContract.listBreaches]);
  return (
    <FormDialog
      title="Record breach"
      text="The clock starts now. Enter what you know. You can add to it later."
      confirmLabel="Record breach"
      doneLabel="Breach recorded"
      size="md"
      schema={breachForm}
      defaultValues={{
        title: "",
        story: "",
        data_kinds: "",
        consequences: "",
        measures: "",
        advice: "",
        happened_on: null,
        discovered_at: new Date().toISOString(),
      }}
      onClose={onClose}
      onConfirm={(values) => record.mutateAsync(values)}
    >
      <BreachFields />
    </FormDialog>
  );
}

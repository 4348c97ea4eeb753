import { DatePicker } from "#design/dates/date-picker.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { addDays, addMonths, type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { earningsContract } from "../../earnings/contract.ts";
import { payRunForm, payRunsContract } from "../contract.ts";

type DraftRunDialogProps = { onClose: () => void; onDrafted: (runId: string) => void };

/** The month before this one. */
function lastMonth(today: LocalDate) {
  const first = localDate(`${today.slice(0, 7)}-01`);
  return { from: addMonths(first, -1), until: addDays(first, -1) };
}

/** Which period is paid. */
export function DraftRunDialog({ onClose, onDrafted }: DraftRunDialogProps) {
  const draft = useMakeCall(payRunsContract.draftPayRun, [payRunsContract.payRuns, earningsContract.driverEarnings]);
  const today = localDateOf(new Date());
  return (
    <FormDialog
      title="Draft pay run"
      text="Everything unpaid up to the last date goes on statements, including amounts from earlier periods. We don’t email anyone yet."
      confirmLabel="Draft pay run"
      doneLabel="Pay run drafted"
      schema={payRunForm}
      defaultValues={lastMonth(today)}
      onClose={onClose}
      onConfirm={async (values) => {
        const { run_id } = await draft.mutateAsync(values);
        onDrafted(run_id);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="from" label="First date" required>
          {({ value, onChange, onBlur }) => (
            <DatePicker value={value} onChange={onChange} onBlur={onBlur} max={today} />
          )}
        </FormField>
        <FormField name="until" label="Last date" required>
          {({ value, onChange, onBlur }) => (
            <DatePicker value={value} onChange={onChange} onBlur={onBlur} max={today} />
          )}
        </FormField>
      </div>
    </FormDialog>
  );
}

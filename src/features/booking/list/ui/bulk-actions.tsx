import { CircleCheck, CircleX } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import type { CancelCode } from "#domain/booking/cancellation.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { cancelOptions, codeOf } from "../../ui/booking-labels.tsx";
import { type BulkAction, bookingListContract, bulkAtMost, type ListedBooking, type RowResult } from "../contract.ts";

type BulkProps = { bookings: readonly ListedBooking[]; onDone: () => void };

const actions: readonly { action: BulkAction; label: string; question: string; confirm: string }[] = [
  { action: "take", label: "Assign to me", question: "Assign to me?", confirm: "Assign to me" },
  { action: "mark_answered", label: "Mark as answered", question: "Mark as answered?", confirm: "Mark as answered" },
  { action: "remind", label: "Send reminder", question: "Send payment reminder?", confirm: "Send reminder" },
  { action: "cancel", label: "Cancel bookings", question: "Cancel bookings?", confirm: "Cancel bookings" },
];

/** Actions on the selected rows; the result for each is shown. */
export function BulkActions({ bookings, onDone }: BulkProps) {
  const [action, setAction] = useState<(typeof actions)[number]>();
  const [results, setResults] = useState<readonly RowResult[]>();
  return (
    <>
      {actions.map((each) => (
        <Button
          key={each.action}
          size="sm"
          variant={each.action === "cancel" ? "danger" : "outline"}
          disabled={bookings.length === 0 || bookings.length > bulkAtMost}
          onClick={() => setAction(each)}
        >
          {each.label}
        </Button>
      ))}
      {action && (
        <BulkDialog action={action} bookings={bookings} onClose={() => setAction(undefined)} onResults={setResults} />
      )}
      <ResultDialog
        results={results}
        onClose={() => {
          setResults(undefined);
          onDone();
        }}
      />
    </>
  );
}

type BulkDialogProps = {
  action: (typeof actions)[number];
  bookings: readonly ListedBooking[];
  onClose: () => void;
  onResults: (results: readonly RowResult[]) => void;
};

function BulkDialog({ action, bookings, onClose, onResults }: BulkDialogProps) {
  const act = useMakeCall(bookingListContract.actOnBookings, [
    bookingListContract.listBookings,
    bookingListContract.bookingTotals,
  ]);
  const [code, setCode] = useState<CancelCode>("CUSTOMER_PLANS");
  const isCancel = action.action === "cancel";
  const run = async () => {
    const { results } = await act.mutateAsync({
      action: action.action,
      bookings: bookings.map(({ id, version }) => ({ id, version })),
      ...(isCancel && { code }),
    });
    onResults(results);
  };
  return (
    <ActionDialog
      onClose={onClose}
      onConfirm={run}
      title={action.question}
      text={`${bookings.length === 1 ? "1 booking is" : `${bookings.length} bookings are`} selected. We’ll show the result for each.`}
      confirmLabel={action.confirm}
      cancelLabel={isCancel ? "Keep bookings" : "Cancel"}
      tone={isCancel ? "danger" : "primary"}
    >
      {isCancel && (
        <Field
          label="Reason"
          hint="The fee depends on the reason and each booking’s own policy. We’ll email each customer."
        >
          <Select
            value={code}
            onChange={(event) => setCode(codeOf(event.currentTarget.value))}
            options={cancelOptions}
          />
        </Field>
      )}
    </ActionDialog>
  );
}

function ResultDialog({ results, onClose }: { results: readonly RowResult[] | undefined; onClose: () => void }) {
  const done = results?.filter(({ is_done }) => is_done).length ?? 0;
  const failed = (results?.length ?? 0) - done;
  return (
    <Dialog
      open={results !== undefined}
      onClose={onClose}
      title={failed === 0 ? "All done" : `${done} done, ${failed} failed`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <ul aria-label="Result for each booking" className="grid gap-1">
        {(results ?? [])
          .toSorted((a, b) => Number(a.is_done) - Number(b.is_done))
          .map(({ reference, is_done, message }) => (
            <li key={reference} className="flex items-center gap-3 border-line border-b py-2 last:border-b-0">
              {is_done ? (
                <CircleCheck aria-label="Done" className="size-5 shrink-0 text-ok" />
              ) : (
                <CircleX aria-label="Failed" className="size-5 shrink-0 text-bad" />
              )}
              <b className="tabular-nums">{reference}</b>
              <span className="text-ink-2">{message}</span>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}

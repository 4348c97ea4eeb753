import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Download, Trash2 } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { Spinner } from "#design/spinner.tsx";
import { saveFile } from "#platform/browser/save-file.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { accountReason, useOpenDialog } from "../../ui/use-open-dialog.ts";
import { activityLogContract } from "../../users/audit-contract.ts";
import { type EraseRequest, eraseRequest, erasureWord, type HeldData, privacyContract } from "../contract.ts";

type HeldDataCardProps = { email: string; onLeave: () => void };

/** Our data under one address, and the two things a person may ask for. */
export function HeldDataCard({ email, onLeave }: HeldDataCardProps) {
  const { data, error, refetch } = useCall(privacyContract.personData, { email });
  return (
    <Card className="grid gap-5">
      <Button variant="quiet" size="sm" className="-ml-4 justify-self-start" onClick={onLeave}>
        <ArrowLeft aria-hidden /> Back to the results
      </Button>
      {error && <ReadFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Spinner text="Loading personal data…" />}
      {data && <Held held={data} onErased={onLeave} />}
    </Card>
  );
}

function Held({ held, onErased }: { held: HeldData; onErased: () => void }) {
  const dialog = useOpenDialog<"download" | "erase">();
  return (
    <>
      <div>
        <h3 className="flex flex-wrap items-center gap-2 text-h4">
          {held.name || held.email}
          <Badge tone={held.has_account ? "ok" : "neutral"}>{held.has_account ? "Account" : "No account"}</Badge>
        </h3>
        <p className="break-all text-ink-2">{held.email}</p>
      </div>
      <dl className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {held.counts.map(({ kind, count }) => (
          <div key={kind} className="flex justify-between gap-3 border-line border-t py-2">
            <dt className="text-ink-2">{kind}</dt>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {held.blocked && (
        <Alert tone="warn">
          <p>You can’t erase this person yet. {held.blocked}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
        <Button variant="outline" onClick={() => dialog.open("download")}>
          <Download aria-hidden /> Download a copy
        </Button>
        <Button variant="danger" disabled={held.blocked !== null} onClick={() => dialog.open("erase")}>
          <Trash2 aria-hidden /> Erase this person
        </Button>
      </div>
      <DownloadDialog email={held.email} open={dialog.name === "download"} onClose={dialog.close} />
      <EraseDialog held={held} open={dialog.name === "erase"} onClose={dialog.close} onErased={onErased} />
    </>
  );
}

type DialogProps = { open: boolean; onClose: () => void };

function DownloadDialog({ email, ...props }: DialogProps & { email: string }) {
  const { mutateAsync } = useMakeCall(privacyContract.downloadPersonData, [activityLogContract.exploreAudit]);
  const download = async (reason: string) => {
    const { file_name, document } = await mutateAsync({ email, reason });
    saveFile({ name: file_name, type: "application/json", content: JSON.stringify(document, null, 2) });
  };
  return (
    <ActionDialog
      {...props}
      reason={accountReason}
      title="Download a copy"
      text="One file with everything we hold about this person, documents included. Send it to them alone, and delete your copy afterwards."
      confirmLabel="Download"
      doneLabel="The file is in your downloads."
      onConfirm={download}
    />
  );
}

/** The data that stays, and under which law: no more and no less than the server does. */
export const whatRemains: readonly string[] = [
  "Kept for five years under tax law: dates, places and amounts of trips, the text of issued invoices and credit notes, and the lines of our bank statements.",
  "Kept without the person: the activity log, by number.",
  "Deleted: name, email, phone, messages, notes, documents, proofs of payment, bank details and the account.",
];

type EraseDialogProps = DialogProps & { held: HeldData; onErased: () => void };

function EraseDialog({ held, onErased, ...props }: EraseDialogProps) {
  const kept = useQueryClient();
  const { mutateAsync } = useMakeCall(privacyContract.erasePersonData, [
    privacyContract.findPersonData,
    activityLogContract.exploreAudit,
  ]);
  const erase = async (values: EraseRequest) => {
    await mutateAsync(values);
    onErased();
    // There is nothing to read again, and what was read must not be shown from memory.
    kept.removeQueries({ queryKey: [privacyContract.personData.name] });
  };
  return (
    <FormDialog
      {...props}
      title={`Erase ${held.name || held.email}?`}
      text="This cannot be undone."
      confirmLabel="Erase this person"
      tone="danger"
      schema={eraseRequest}
      defaultValues={{ email: held.email, reason: "" }}
      doneLabel="Person erased"
      onConfirm={erase}
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-[0.9375rem] text-ink-2">
        {whatRemains.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <FormField<EraseRequest> name="confirmation" label={`Enter ${erasureWord} to confirm`} required>
        <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={20} />
      </FormField>
      <FormField<EraseRequest> name="reason" label="Reason" required {...accountReason}>
        <TextArea rows={2} maxLength={500} />
      </FormField>
    </FormDialog>
  );
}

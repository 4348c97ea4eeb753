import { useQueryClient } from "@tanstack/react-query";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { shownEmail } from "#domain/text/caller-address.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { accountReason } from "../../ui/use-open-dialog.ts";
import { activityLogContract } from "../../users/audit-contract.ts";
import {
  type CopyRequest,
  copyRequest,
  type EraseRequest,
  eraseRequest,
  erasureWord,
  type HeldData,
  identityChecks,
  privacyContract,
} from "../contract.ts";

type DialogProps = { open: boolean; requestId: string | null; onClose: () => void };

const checks = Object.entries(identityChecks).map(([value, label]) => ({ value, label }));

/** How we verified the person, and the reason: both go into the activity log. */
function WhoAsks() {
  return (
    <>
      <FormField<CopyRequest> name="identity" label="How you checked who is asking" required>
        <Select options={checks} placeholder="Choose one" />
      </FormField>
      <FormField<CopyRequest> name="reason" label="Reason" required {...accountReason}>
        <TextArea rows={2} maxLength={500} />
      </FormField>
    </>
  );
}

/** A copy for the person: everything we hold, in one file. */
export function CopyDialog({ email, requestId, ...props }: DialogProps & { email: string }) {
  const { mutateAsync } = useMakeCall(privacyContract.downloadPersonData, [activityLogContract.exploreAudit]);
  const download = async (values: CopyRequest) => {
    const { file_name, archive_base64 } = await mutateAsync(values);
    saveFile({ name: file_name, type: "application/zip", content: archive_base64, encoding: "base64" });
  };
  return (
    <FormDialog
      {...props}
      title="Download a copy"
      text="A ZIP file with everything we hold about this person: a page to read, tables, JSON and their documents. Send it to them alone, and delete your copy afterwards."
      confirmLabel="Download"
      doneLabel="The file is in your downloads."
      schema={copyRequest}
      defaultValues={{ email, reason: "", request_id: requestId }}
      onConfirm={download}
    >
      <WhoAsks />
    </FormDialog>
  );
}

type EraseDialogProps = DialogProps & { held: HeldData; onErased: () => void };

/** Erases the person, after a typed word. */
export function EraseDialog({ held, requestId, onErased, ...props }: EraseDialogProps) {
  const kept = useQueryClient();
  const { mutateAsync } = useMakeCall(privacyContract.erasePersonData, [
    privacyContract.findPersonData,
    activityLogContract.exploreAudit,
  ]);
  const erase = async (values: EraseRequest) => {
    await mutateAsync(values);
    onErased();
    // There is nothing to read again, and what was read must not be shown from the cache.
    kept.removeQueries({ queryKey: [privacyContract.personData.name] });
  };
  return (
    <FormDialog
      {...props}
      title={`Erase ${held.name || shownEmail(held.email) || "this person"}?`}
      text="This cannot be undone."
      confirmLabel="Erase this person"
      tone="danger"
      schema={eraseRequest}
      defaultValues={{ email: held.email, reason: "", request_id: requestId }}
      doneLabel="Person erased"
      onConfirm={erase}
    >
      <p className="text-[0.9375rem] text-ink-2">
        What goes and what the law makes us keep is listed on the page behind this. Copies in backups go when the
        backups do, and a restored backup is erased again.
      </p>
      <FormField<EraseRequest> name="confirmation" label={`Enter ${erasureWord} to confirm`} required>
        <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={20} />
      </FormField>
      <WhoAsks />
    </FormDialog>
  );
}

import { useState } from "react";
import { Button } from "#design/button.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { FileView } from "#design/pictures/file-view.tsx";
import { useStoredFile } from "#design/pictures/use-stored-file.ts";
import { documentName } from "#domain/compliance/document-types.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { documentFormFor, documentsContract, type ShownDocument } from "../contract.ts";
import { DocumentFields } from "./document-fields.tsx";
import { factsText, historyText, validityText } from "./document-labels.ts";

const { listDocuments, documentsToVerify, verifyDocument, rejectDocument, removeDocument } = documentsContract;
export const refreshed = [listDocuments, documentsToVerify, documentsContract.myDocumentOwners];

type DocumentDialogProps = { document: ShownDocument; owner?: string; onClose: () => void };

/** The file on one side, the entered details on the other, to correct before it counts. */
export function VerifyDialog({
  document,
  owner,
  onClose,
  onReject,
}: DocumentDialogProps & { onReject?: (() => void) | undefined }) {
  const verify = useMakeCall(verifyDocument, refreshed);
  const { id, version, number, issued_on, expires_on, allows, type } = document;
  const [form] = useState(() => documentFormFor(type));
  const name = documentName(type);
  return (
    <FormDialog
      title={owner ? `Verify ${lowerFirst(name)} of ${owner}?` : `Verify ${lowerFirst(name)}?`}
      text="Compare the details with the document, and correct any differences."
      confirmLabel="Verify document"
      doneLabel="Document verified"
      size="lg"
      onClose={onClose}
      schema={form}
      defaultValues={{ number, issued_on: issued_on ?? "", expires_on: expires_on ?? "", allows: [...allows] }}
      onConfirm={(values) => verify.mutateAsync({ id, version, ...values })}
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <DocumentFile document={document} />
        <div className="grid gap-4">
          <DocumentFields type={type} counts />
          <p className="text-ink-3 text-sm">{historyText(document)}</p>
          {onReject && (
            <Button variant="outline" size="sm" className="w-fit" onClick={onReject}>
              Reject document
            </Button>
          )}
        </div>
      </div>
    </FormDialog>
  );
}

export function RejectDialog({ document, owner, onClose }: DocumentDialogProps) {
  const reject = useMakeCall(rejectDocument, refreshed);
  const { id, version, type } = document;
  return (
    <ActionDialog
      title={`Reject ${lowerFirst(documentName(type))}${owner ? ` of ${owner}` : ""}?`}
      text="It won’t be accepted. We’ll email the driver or partner the reason, so they can send another."
      confirmLabel="Reject document"
      doneLabel="Document rejected"
      tone="danger"
      reason={{ hint: "The owner will see it." }}
      onClose={onClose}
      onConfirm={(reason) => reject.mutateAsync({ id, version, reason })}
    />
  );
}

export function RemoveDialog({ document, onClose }: DocumentDialogProps) {
  const remove = useMakeCall(removeDocument, refreshed);
  const { id, version, type } = document;
  return (
    <ActionDialog
      title={`Remove ${lowerFirst(documentName(type))}?`}
      text="We’ll delete this upload and its file permanently. The activity log keeps a record of it."
      confirmLabel="Remove document"
      doneLabel="Document removed"
      tone="danger"
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ id, version })}
    />
  );
}

/** A document, read-only. */
export function ViewDialog({ document, onClose }: DocumentDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={documentName(document.type)}
      footer={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="grid gap-3 pb-2">
        <DocumentFile document={document} />
        <p className="font-semibold">{validityText(document)}</p>
        <p className="text-ink-2">{factsText(document)}</p>
        <p className="text-ink-3 text-sm">{historyText(document)}</p>
      </div>
    </Dialog>
  );
}

const DocumentFile = ({ document: { file, type } }: { document: ShownDocument }) =>
  file ? (
    <KeptFile file={file} label={documentName(type)} />
  ) : (
    <p className="grid min-h-40 place-content-center rounded-lg bg-surface-2 p-6 text-center text-ink-2">
      No file was kept with this document.
    </p>
  );

type KeptFileProps = { file: NonNullable<ShownDocument["file"]>; label: string };

const KeptFile = ({ file, label }: KeptFileProps) => <FileView file={file} label={label} {...useStoredFile(file.id)} />;

/** "Driver’s licence" inside a sentence. Abbreviations keep their capitals. */
export const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

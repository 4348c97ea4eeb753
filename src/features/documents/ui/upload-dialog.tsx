import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "#design/fields/field.tsx";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { FormCheckbox } from "#design/fields/form-field.tsx";
import { type Upload, UploadProblem } from "#design/fields/use-uploads.ts";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { FileView } from "#design/pictures/file-view.tsx";
import { type DocumentOwner, type DocumentType, documentName } from "#domain/compliance/document-types.ts";
import { sendFile } from "#platform/browser/send-file.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { documentsContract, uploadFormFor } from "../contract.ts";
import { lowerFirst, refreshed } from "./document-dialogs.tsx";
import { DocumentFields } from "./document-fields.tsx";

type UploadDialogProps = {
  ownerKind: DocumentOwner;
  ownerId: string | null;
  type: DocumentType;
  /** Whether a valid one of this type exists. */
  hasValid: boolean;
  /** Our team verifies it here, so it counts at once. */
  mayVerify: boolean;
  onClose: () => void;
};

/** The file next to its details: uploaded, entered and, by our team, verified in one step. */
export function UploadDialog({ ownerKind, ownerId, type, hasValid, mayVerify, onClose }: UploadDialogProps) {
  const upload = useMakeCall(documentsContract.uploadDocument, refreshed);
  const [sent, setSent] = useState<SentFile>();
  const [file, setFile] = useState<File>();
  const [form] = useState(() => uploadFormFor(type));
  const name = documentName(type);
  const later = `It’s accepted once our team has verified it.${hasValid ? " Until then the current one stays valid." : ""}`;
  return (
    <FormDialog
      title={`Upload ${lowerFirst(name)}`}
      text={mayVerify ? "Choose the file, then enter what is printed on it." : later}
      confirmLabel={mayVerify ? "Save document" : "Upload document"}
      doneLabel={mayVerify ? "Document saved" : "Document uploaded"}
      size="lg"
      onClose={onClose}
      missing={sent ? undefined : "Choose a file first."}
      schema={form}
      defaultValues={{ number: "", issued_on: "", expires_on: "", allows: [], is_verified: mayVerify }}
      onConfirm={async (values) => {
        if (sent) await upload.mutateAsync({ owner_kind: ownerKind, owner_id: ownerId, type, ...values, ...sent });
      }}
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-4">
          <Field label="File" required>
            <FileDrop
              label={name}
              {...fileRules}
              maxFiles={1}
              upload={(chosen, onProgress, signal) => {
                setFile(chosen);
                return sendDocument(chosen, onProgress, signal);
              }}
              onChange={(files) => {
                setSent(files.at(-1));
                if (files.length === 0) setFile(undefined);
              }}
            />
          </Field>
          {file && <ChosenFile file={file} label={name} />}
        </div>
        <div className="grid gap-4">
          <PrintedFields type={type} mayVerify={mayVerify} />
          {mayVerify && (
            <>
              <FormCheckbox name="is_verified" label="Verify it now: my entries match the document" />
              <WhenItCounts later={later} />
            </>
          )}
        </div>
      </div>
    </FormDialog>
  );
}

function PrintedFields({ type, mayVerify }: { type: DocumentType; mayVerify: boolean }) {
  const isVerified = useWatch({ name: "is_verified" });
  return <DocumentFields type={type} counts={mayVerify && isVerified === true} />;
}

function WhenItCounts({ later }: { later: string }) {
  const isVerified = useWatch({ name: "is_verified" });
  return <p className="text-ink-2 text-sm">{isVerified ? "It’s accepted as soon as you save it." : later}</p>;
}

/** The local file, before it has been uploaded. */
function ChosenFile({ file, label }: { file: File; label: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <FileView file={file} label={label} address={address} />;
}

type SentFile = { readonly file_id: string; readonly claim: string };

const fileRules = { accept: ["application/pdf", "image/jpeg", "image/png"], maxBytes: 5_000_000 } as const;

const problem = (message: string, isFinal: boolean) => new UploadProblem(message, isFinal);

/** Uploads a file at once; its document claims it later. */
const sendDocument: Upload<SentFile> = async (file, onProgress, signal) => {
  const { file_id, claim } = await sendFile(file, { onProgress, signal, problem });
  return { file_id, claim };
};

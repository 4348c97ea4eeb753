import { Eye, FileText, Trash2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button, IconButton } from "#design/button.tsx";
import { documentStatusLabels } from "#domain/compliance/document-labels.ts";
import { documentName } from "#domain/compliance/document-types.ts";
import type { ShownDocument } from "../contract.ts";
import { RejectDialog, RemoveDialog, VerifyDialog, ViewDialog } from "./document-dialogs.tsx";
import { factsText, historyText, statusTones, validityText } from "./document-labels.ts";

type Asking = "view" | "verify" | "reject" | "remove";
type DocumentRowProps = { document: ShownDocument; mayUpload: boolean; mayVerify: boolean };

/** A document: details, decision and actions. */
export function DocumentRow({ document, mayUpload, mayVerify }: DocumentRowProps) {
  const [asking, setAsking] = useState<Asking>();
  const isDecided = document.decided_at !== null || document.status !== "uploaded";
  const isVerified = isDecided && document.reject_reason === null;
  const name = documentName(document.type);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-surface-2 px-4 py-2.5">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 grow basis-44">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-[0.9375rem]">
          {validityText(document) || name}
          {!document.is_the_one && (
            <Badge tone={statusTones[document.status]}>{documentStatusLabels[document.status]}</Badge>
          )}
        </p>
        <p className="text-ink-2 text-sm [overflow-wrap:anywhere] empty:hidden">{factsText(document)}</p>
        {document.reject_reason && <p className="text-bad text-sm">Rejected: {document.reject_reason}</p>}
        <p className="text-ink-2 text-xs">{historyText(document)}</p>
      </div>
      <div className="flex items-center gap-1.5">
        {mayVerify && !isVerified && (
          <Button size="sm" onClick={() => setAsking("verify")}>
            {document.reject_reason === null ? "Verify" : "Verify after all"}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
        {mayVerify && isVerified && (
          <Button size="sm" variant="quiet" onClick={() => setAsking("reject")}>
            Reject<span className="sr-only"> {name}</span>
          </Button>
        )}
        {document.file && (
          <IconButton size="sm" label={`View ${name}`} onClick={() => setAsking("view")}>
            <Eye />
          </IconButton>
        )}
        {mayUpload && !isVerified && (
          <IconButton size="sm" label={`Remove ${name}`} onClick={() => setAsking("remove")}>
            <Trash2 />
          </IconButton>
        )}
      </div>
      <RowDialog
        asking={asking}
        document={document}
        onReject={() => setAsking("reject")}
        onClose={() => setAsking(undefined)}
      />
    </div>
  );
}

type RowDialogProps = {
  asking: Asking | undefined;
  document: ShownDocument;
  onReject: () => void;
  onClose: () => void;
};

function RowDialog({ asking, document, onReject, onClose }: RowDialogProps) {
  if (asking === "view") return <ViewDialog document={document} onClose={onClose} />;
  if (asking === "reject") return <RejectDialog document={document} onClose={onClose} />;
  if (asking === "remove") return <RemoveDialog document={document} onClose={onClose} />;
  if (asking !== "verify") return null;
  const isOpen = document.reject_reason === null;
  return <VerifyDialog document={document} onClose={onClose} onReject={isOpen ? onReject : undefined} />;
}

import { FileText, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDate } from "#design/dates/date-text.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { showBytes } from "#design/fields/file-rules.ts";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { useFile } from "#design/use-file.ts";
import { fetchFile } from "#platform/browser/fetch-file.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { documentRules, type SentDocument, uploadDocument } from "../../ui/use-waiver-upload.ts";
import { bookingDeskContract, documentKinds } from "../contract.ts";
import type { DeskBooking } from "../detail-contract.ts";
import { useDeskCall } from "./use-desk-call.ts";

const kindWords: Readonly<Record<string, string>> = {
  ticket: "Ticket",
  itinerary: "Itinerary",
  order: "Purchase order",
  waiver: "Waiver document",
  other: "Other",
};

/** The documents of a booking. Only our team reads them. */
export function DocumentsCard({ booking }: { booking: DeskBooking }) {
  const [kind, setKind] = useState<(typeof documentKinds)[number]>("other");
  const [round, setRound] = useState(0);
  const add = useDeskCall(bookingDeskContract.addBookingDocument);
  const attach = async ([pdf]: readonly SentDocument[]) => {
    if (!pdf) return;
    try {
      await add.mutateAsync({ id: booking.id, kind, file_id: pdf.file_id, claim: pdf.claim });
      setRound((before) => before + 1);
      await toast({ title: "Document added", kind: "success" });
    } catch (error) {
      await toast({
        kind: "error",
        title: error instanceof Error ? error.message : "We couldn’t add the document. Please try again.",
      });
    }
  };
  return (
    <Card>
      <CardHeader title="Documents" />
      <ul aria-label="Documents" className="grid gap-2">
        {booking.documents.map((document) => (
          <li key={document.id}>
            <PdfRow bookingId={booking.id} document={document} />
          </li>
        ))}
      </ul>
      {booking.documents.length === 0 && (
        <p className="text-ink-2 text-sm">No documents yet. Add a ticket, itinerary or purchase order.</p>
      )}
      <details className="mt-3">
        <summary className="cursor-pointer font-semibold text-sm">Add document</summary>
        <div className="grid gap-3 pt-3">
          <Field label="Kind of document">
            <Select
              size="sm"
              value={kind}
              onChange={({ currentTarget }) =>
                setKind(documentKinds.find((one) => one === currentTarget.value) ?? "other")
              }
              options={documentKinds.map((value) => ({ value, label: kindWords[value] ?? value }))}
            />
          </Field>
          <FileDrop
            key={round}
            label="Document"
            {...documentRules}
            maxFiles={1}
            upload={uploadDocument}
            onChange={(invoices) => void attach(invoices)}
          />
        </div>
      </details>
    </Card>
  );
}

type PdfRowProps = { bookingId: string; document: DeskBooking["documents"][number] };

function PdfRow({ bookingId, document }: PdfRowProps) {
  const file = useFile();
  const [isRemoving, setRemoving] = useState(false);
  const remove = useDeskCall(bookingDeskContract.removeBookingDocument);
  const open = () =>
    file.run(async () => saveFile({ name: document.file_name, content: await fetchFile(document.file_id) }));
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-surface-2 px-4 py-2.5">
      <FileText aria-hidden="true" className="size-5 text-ink-2" />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold text-[0.9375rem]">{kindWords[document.kind] ?? document.kind}</p>
        <p className="text-ink-2 text-xs [overflow-wrap:anywhere]">
          {document.file_name} · {showBytes(document.size)} · {formatFullDate(document.at)}
        </p>
      </div>
      <Button size="sm" variant="outline" busy={file.isBusy} onClick={() => void open()}>
        Download<span className="sr-only"> {document.file_name}</span>
      </Button>
      <IconButton size="sm" label={`Remove ${document.file_name}`} onClick={() => setRemoving(true)}>
        <Trash2 />
      </IconButton>
      {isRemoving && (
        <ActionDialog
          title="Remove document?"
          text={`We’ll delete ${document.file_name} permanently. The booking’s history keeps a record of it.`}
          confirmLabel="Remove document"
          doneLabel="Document removed"
          tone="danger"
          onClose={() => setRemoving(false)}
          onConfirm={() => remove.mutateAsync({ id: bookingId, document_id: document.id })}
        />
      )}
    </div>
  );
}

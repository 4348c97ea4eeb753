import { Upload } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { documentStatusLabels } from "#domain/compliance/document-labels.ts";
import { type DocumentNeed, type DocumentOwner, documentName, neededFor } from "#domain/compliance/document-types.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { type DocumentsOfType, documentsContract, type ShownDocument } from "../contract.ts";
import { statusTones } from "./document-labels.ts";
import { DocumentRow } from "./document-row.tsx";
import { UploadDialog } from "./upload-dialog.tsx";

type DocumentsPanelProps = {
  ownerKind: DocumentOwner;
  /** Null for the company. */
  ownerId: string | null;
  title?: string;
  note?: string;
};

/** Every type of document that an owner has or needs, with the available actions. */
export function DocumentsPanel({ ownerKind, ownerId, title = "Documents", note }: DocumentsPanelProps) {
  const { data, error, refetch } = useCall(documentsContract.listDocuments, {
    owner_kind: ownerKind,
    owner_id: ownerId,
  });
  return (
    <Card>
      <CardHeader title={title} note={note} />
      {error && <ReadFailed title="We couldn’t load the documents" error={error} onAgain={() => void refetch()} />}
      {!data && !error && (
        <SkeletonGroup text="Loading documents…" className="grid gap-4">
          {["w-4/5", "w-full", "w-3/5"].map((width) => (
            <SkeletonLine key={width} className={width} />
          ))}
        </SkeletonGroup>
      )}
      <ul aria-label={title} className="grid divide-y divide-line">
        {data?.types.map((one) => (
          <li key={one.type} className="py-4 first:pt-1 last:pb-0">
            <TypeSection
              documents={one}
              owner={{ ownerKind, ownerId }}
              mayUpload={data.may_upload}
              mayVerify={data.may_verify}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/**
 * A replaced document is history. Current and pending ones, and rejected ones without a newer upload, are
 * open work.
 */
const isWork = (one: ShownDocument, all: readonly ShownDocument[]): boolean =>
  one.is_the_one ||
  one.status === "uploaded" ||
  (one.reject_reason !== null && all.every(({ uploaded_at }) => uploaded_at <= one.uploaded_at));

const optionalLabels: Readonly<Record<DocumentNeed, string>> = {
  every_trip: "",
  guided_tours: "For guided tours",
  nothing: "Optional",
};

type TypeSectionProps = {
  documents: DocumentsOfType;
  owner: { ownerKind: DocumentOwner; ownerId: string | null };
  mayUpload: boolean;
  mayVerify: boolean;
};

function TypeSection({ documents: ofType, owner, mayUpload, mayVerify }: TypeSectionProps) {
  const [isUploading, setUploading] = useState(false);
  const { type, status, is_required } = ofType;
  const name = documentName(type);
  const current = ofType.documents.filter((one) => isWork(one, ofType.documents));
  const earlier = ofType.documents.filter((one) => !current.includes(one));
  const isExpected = is_required || status !== "missing";
  const rows = (list: DocumentsOfType["documents"]) =>
    list.map((one) => <DocumentRow key={one.id} document={one} mayUpload={mayUpload} mayVerify={mayVerify} />);
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="font-bold text-base">{name}</h3>
        <Badge tone={isExpected ? statusTones[status] : "neutral"} dot={isExpected}>
          {isExpected ? documentStatusLabels[status] : "Not on record"}
        </Badge>
        {!is_required && <span className="text-ink-3 text-sm">{optionalLabels[neededFor(type)]}</span>}
        {mayUpload && (
          <Button
            size="sm"
            variant="outline"
            className="ms-auto"
            icon={<Upload aria-hidden="true" />}
            onClick={() => setUploading(true)}
          >
            {ofType.documents.length === 0 ? "Upload" : "Upload new"}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {rows(current)}
      {earlier.length > 0 && (
        <details>
          <summary className="cursor-pointer text-ink-2 text-sm">Earlier documents ({earlier.length})</summary>
          <div className="grid gap-2 pt-2">{rows(earlier)}</div>
        </details>
      )}
      {isUploading && (
        <UploadDialog
          {...owner}
          type={type}
          hasValid={status === "verified" || status === "expiring"}
          mayVerify={mayVerify}
          onClose={() => setUploading(false)}
        />
      )}
    </div>
  );
}

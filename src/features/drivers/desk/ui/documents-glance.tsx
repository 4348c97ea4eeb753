import { Badge, type Tone } from "#design/badge.tsx";
import { documentStatusLabels } from "#domain/compliance/document-labels.ts";
import type { DocumentStatus } from "#domain/compliance/document-status.ts";

const tones: Readonly<Record<DocumentStatus, Tone>> = {
  verified: "ok",
  expiring: "warn",
  uploaded: "info",
  rejected: "bad",
  expired: "bad",
  missing: "bad",
};

/** How the required documents are, in one word. */
export const DocumentsGlance = ({ status }: { status: DocumentStatus }) => (
  <Badge tone={tones[status]} dot>
    {documentStatusLabels[status]}
  </Badge>
);

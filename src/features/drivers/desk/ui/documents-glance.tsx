import { Badge, type Tone } from "#design/badge.tsx";
import type { DocumentStatus } from "#domain/compliance/document-status.ts";

const looks: Readonly<Record<DocumentStatus, { readonly tone: Tone; readonly text: string }>> = {
  verified: { tone: "ok", text: "Verified" },
  expiring: { tone: "warn", text: "Expiring soon" },
  uploaded: { tone: "info", text: "To be verified" },
  rejected: { tone: "bad", text: "Rejected" },
  expired: { tone: "bad", text: "Expired" },
  missing: { tone: "bad", text: "Missing" },
};

/** How the required documents are, in one word. */
export const DocumentsGlance = ({ status }: { status: DocumentStatus }) => (
  <Badge tone={looks[status].tone} dot>
    {looks[status].text}
  </Badge>
);

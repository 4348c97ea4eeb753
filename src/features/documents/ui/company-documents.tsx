import type { Href } from "#platform/browser/link.tsx";
import type { WaitingDocument } from "../contract.ts";
import { DocumentsPanel } from "./documents-panel.tsx";
import { DocumentsToVerify } from "./verify-queue.tsx";

/** Documents to verify, and the company’s own. */
export const CompanyDocuments = () => (
  <div className="grid gap-5">
    <DocumentsToVerify ownerHref={ownerHref} />
    <DocumentsPanel
      ownerKind="company"
      ownerId={null}
      title="Company documents"
      note="No trip may be driven without them. We remind our team before they expire."
    />
  </div>
);

function ownerHref({ kind, id, organisation_kind }: WaitingDocument["owner"]): Href | undefined {
  if (kind === "driver") return `/admin/drivers?driver=${id}`;
  if (kind === "vehicle") return `/admin/vehicles?vehicle=${id}`;
  if (organisation_kind === "driver_provider") return `/admin/partner-drivers?tab=partners&provider=${id}`;
  if (organisation_kind === "hotel") return `/admin/hotels?tab=partners&record=${id}`;
  return organisation_kind ? `/admin/travel-agents?tab=partners&record=${id}` : undefined;
}

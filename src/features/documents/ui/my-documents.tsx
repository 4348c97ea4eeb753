import { readOrWait } from "#design/read-or-wait.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { documentsContract } from "../contract.ts";
import { DocumentsPanel } from "./documents-panel.tsx";
import { OwnerBadges } from "./owner-badges.tsx";

/** Documents that drivers and providers upload themselves. */
export function MyDocuments() {
  const { data, wait } = readOrWait(useCall(documentsContract.myDocumentOwners, {}), "your documents", 4);
  if (wait) return wait;
  const [first, ...others] = data.owners;
  if (!first) return null;
  if (others.length === 0)
    return (
      <DocumentsPanel
        ownerKind={first.kind}
        ownerId={first.id}
        title="My documents"
        note="Upload renewals here. They’re accepted once our team has verified them."
      />
    );
  return (
    <ul aria-label="Documents" className="grid gap-3">
      {data.owners.map((owner) => (
        <li key={owner.id}>
          <details className="group">
            <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-surface-2 px-4 py-3 font-semibold">
              {owner.name}
              <OwnerBadges owner={owner} />
            </summary>
            <div className="pt-3">
              <DocumentsPanel ownerKind={owner.kind} ownerId={owner.id} title={`Documents of ${owner.name}`} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

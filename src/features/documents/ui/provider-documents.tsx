import { CarFront, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { readOrWait } from "#design/read-or-wait.tsx";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { documentsContract, type KeptOwner } from "../contract.ts";
import { DocumentsPanel } from "./documents-panel.tsx";
import { OwnerBadges } from "./owner-badges.tsx";

/** A provider’s drivers and vehicles with links to their records, and the provider’s own documents. */
export function ProviderDocuments({ providerId }: { providerId: string }) {
  const { data, wait } = readOrWait(
    useCall(documentsContract.providerDocumentOwners, { provider_id: providerId }),
    "this",
    6,
  );
  if (wait) return wait;
  const of = (kind: KeptOwner["kind"]) => data.owners.filter((owner) => owner.kind === kind);
  return (
    <div className="grid gap-6">
      <Owners
        title="Drivers"
        icon={<UserRound />}
        owners={of("driver")}
        addressOf={({ id }) => `/admin/drivers?driver=${id}`}
        empty="No drivers yet. Enter them under Drivers and choose this provider."
      />
      <Owners
        title="Vehicles"
        icon={<CarFront />}
        owners={of("vehicle")}
        addressOf={({ id }) => `/admin/vehicles?vehicle=${id}`}
        empty="No vehicles yet. Enter them under Vehicles and choose this provider as the owner."
      />
      <DocumentsPanel ownerKind="provider" ownerId={providerId} title="Licences and insurance" />
    </div>
  );
}

type OwnersProps = {
  title: string;
  icon: ReactNode;
  owners: readonly KeptOwner[];
  addressOf: (owner: KeptOwner) => Href;
  empty: string;
};

const Owners = ({ title, icon, owners, addressOf, empty }: OwnersProps) => (
  <section aria-label={title} className="grid gap-2">
    <h3 className="font-bold text-base">{title}</h3>
    {owners.length === 0 && <p className="text-ink-2 text-sm">{empty}</p>}
    <ul className="grid gap-1.5">
      {owners.map((owner) => (
        <li
          key={owner.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-surface-2 px-3 py-2 text-sm [&>svg]:size-4 [&>svg]:text-ink-3"
        >
          {icon}
          <SiteLink to={addressOf(owner)} className="py-1 font-semibold text-link underline">
            {owner.name}
          </SiteLink>
          <OwnerBadges owner={owner} />
        </li>
      ))}
    </ul>
  </section>
);

import { Plus, Upload, Users } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type Traveller, travellersContract } from "../contract.ts";
import { ImportTravellersDialog } from "./import-travellers-dialog.tsx";
import { TravellerDialog } from "./traveller-dialog.tsx";

type Opened = { readonly kind: "traveller"; readonly traveller: Traveller | null } | { readonly kind: "import" };

type TravellersSectionProps = { companyId?: string | null; mayChange: boolean };

/** A company’s travellers. Without an id: the signed-in person’s company. */
export function TravellersSection({ companyId = null, mayChange }: TravellersSectionProps) {
  const [opened, setOpened] = useState<Opened>();
  const { data, wait } = readOrWait(
    useCall(travellersContract.listTravellers, { organisation_id: companyId }),
    "the travellers",
    5,
  );
  if (wait) return wait;
  const close = () => setOpened(undefined);
  return (
    <div className="grid gap-3">
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setOpened({ kind: "traveller", traveller: null })}
          >
            Add traveller
          </Button>
          <Button
            size="sm"
            variant="outline"
            icon={<Upload aria-hidden="true" />}
            onClick={() => setOpened({ kind: "import" })}
          >
            Import CSV
          </Button>
        </div>
      )}
      {data.travellers.length === 0 && (
        <EmptyState
          icon={<Users />}
          title="No travellers yet"
          text="Add the people this company books for, one by one or from a file."
          level={3}
        />
      )}
      <ul aria-label="Travellers" className="divide-y divide-line">
        {data.travellers.map((traveller) => (
          <TravellerRow
            key={traveller.id}
            traveller={traveller}
            {...(mayChange && { onEdit: () => setOpened({ kind: "traveller", traveller }) })}
          />
        ))}
      </ul>
      {opened?.kind === "traveller" && (
        <TravellerDialog
          companyId={companyId}
          traveller={opened.traveller}
          costCentres={data.cost_centres}
          onClose={close}
        />
      )}
      {opened?.kind === "import" && <ImportTravellersDialog companyId={companyId} onClose={close} />}
    </div>
  );
}

function TravellerRow({ traveller, onEdit }: { traveller: Traveller; onEdit?: () => void }) {
  const name = `${traveller.first_name} ${traveller.last_name}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-48 grow basis-0 leading-tight">
        <span className="block font-semibold">{name}</span>
        <span className="block text-ink-2 text-sm [overflow-wrap:anywhere]">
          {[traveller.email, traveller.phone, traveller.cost_centre].filter(Boolean).join(" · ")}
        </span>
      </span>
      {traveller.is_approver && <Badge tone="info">Approver</Badge>}
      {!traveller.is_active && <Badge tone="neutral">Left</Badge>}
      {onEdit && (
        <Button size="sm" variant="quiet" onClick={onEdit}>
          Edit<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}

import { Image, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { defectLabels, defectSeverityLabels } from "#domain/fleet/fleet-labels.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { StoredPicture } from "../../ui/stored-picture.tsx";
import { vehiclesContract } from "../../vehicles/contract.ts";
import { vehicleDefectsContract as contract, type VehicleDefect } from "../contract.ts";
import { ReportDialog } from "./report-dialog.tsx";

type Closing = { readonly defect: VehicleDefect; readonly to: "mended" | "dismissed" | "open" };

/** Defects of one vehicle or of the whole fleet. */
export function DefectsCard({ vehicleId }: { vehicleId?: string }) {
  const { data, wait } = readOrWait(
    useCall(contract.vehicleDefects, vehicleId ? { vehicle_id: vehicleId } : {}),
    "the defects",
    3,
  );
  const [isReporting, setReporting] = useState(false);
  const [closing, setClosing] = useState<Closing>();
  const [photo, setPhoto] = useState<VehicleDefect>();
  if (wait) return wait;
  const { defects } = data;
  return (
    <Card>
      <CardHeader
        title={vehicleId ? "Defects" : "Open defects"}
        note="Reported by drivers or our team."
        actions={
          vehicleId && (
            <Button size="sm" variant="outline" icon={<TriangleAlert aria-hidden />} onClick={() => setReporting(true)}>
              Report defect
            </Button>
          )
        }
      />
      {defects.length === 0 && <p className="text-ink-2">No defects{vehicleId ? " yet" : " are open"}.</p>}
      <ul aria-label="Defects" className="divide-y divide-line">
        {defects.map((defect) => (
          <DefectRow
            key={defect.id}
            defect={defect}
            isFleet={!vehicleId}
            onClose={(to) => setClosing({ defect, to })}
            onPhoto={() => setPhoto(defect)}
          />
        ))}
      </ul>
      {isReporting && vehicleId && (
        <ReportDialog vehicles={[{ id: vehicleId, label: "" }]} onClose={() => setReporting(false)} />
      )}
      {closing && <CloseDialog {...closing} onClose={() => setClosing(undefined)} />}
      <Dialog open={photo !== undefined} onClose={() => setPhoto(undefined)} title="Photograph of the defect">
        <StoredPicture
          fileId={photo?.photo_id ?? null}
          alt={photo?.text ?? ""}
          empty="We couldn’t load the picture."
          className="min-h-48 rounded-md"
        />
      </Dialog>
    </Card>
  );
}

type DefectRowProps = {
  defect: VehicleDefect;
  isFleet: boolean;
  onClose: (to: Closing["to"]) => void;
  onPhoto: () => void;
};

function DefectRow({ defect, isFleet, onClose, onPhoto }: DefectRowProps) {
  const isOpen = defect.state === "open" || defect.state === "scheduled";
  const severity = defectSeverityLabels[defect.severity];
  const state = defectLabels[defect.state];
  return (
    <li className="grid gap-2 py-3.5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        {isFleet && (
          <SiteLink
            to={`/admin/vehicles?vehicle=${defect.vehicle_id}&tab=maintenance`}
            className="font-semibold text-link underline"
          >
            {defect.plate}
          </SiteLink>
        )}
        <Badge tone={severity.tone}>{severity.label}</Badge>
        <Badge tone={state.tone} dot>
          {state.label}
        </Badge>
      </div>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{defect.text}</p>
      <p className="text-sm text-ink-2">
        Reported by {defect.by} on {formatDateTime(defect.at)}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {defect.photo_id && (
          <Button size="sm" variant="quiet" icon={<Image aria-hidden />} onClick={onPhoto}>
            Photograph
          </Button>
        )}
        <Permitted action="change_fleet_records">
          {isOpen && (
            <>
              <Button size="sm" variant="outline" onClick={() => onClose("mended")}>
                Mark as repaired
              </Button>
              <Button size="sm" variant="quiet" onClick={() => onClose("dismissed")}>
                Dismiss
              </Button>
            </>
          )}
          {!isOpen && (
            <Button size="sm" variant="quiet" onClick={() => onClose("open")}>
              Reopen
            </Button>
          )}
        </Permitted>
      </div>
    </li>
  );
}

const words = {
  mended: { title: "Mark defect as repaired?", confirm: "Mark as repaired", done: "Defect repaired" },
  dismissed: { title: "Dismiss defect?", confirm: "Dismiss defect", done: "Defect dismissed" },
  open: { title: "Reopen defect?", confirm: "Reopen defect", done: "Defect reopened" },
} as const;

function CloseDialog({ defect, to, onClose }: Closing & { onClose: () => void }) {
  const close = useMakeCall(contract.closeDefect, [
    contract.vehicleDefects,
    vehiclesContract.readVehicle,
    vehiclesContract.listVehicles,
  ]);
  const { title, confirm, done } = words[to];
  const isUnsafe = to === "mended" && defect.severity === "unsafe";
  return (
    <ActionDialog
      title={title}
      text={isUnsafe ? `${defect.text}. Then make the vehicle available again.` : defect.text}
      confirmLabel={confirm}
      doneLabel={done}
      reason={{ label: "What was done" }}
      onClose={onClose}
      onConfirm={(reason) => close.mutateAsync({ id: defect.id, version: defect.version, to, reason })}
    />
  );
}

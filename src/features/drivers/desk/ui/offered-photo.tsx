import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { driverPhotosContract, type PhotoReason, photoReasons } from "../../photos/contract.ts";
import { DriverPhoto } from "../../ui/driver-photo.tsx";
import type { DriverInFull } from "../contract.ts";
import { useDriverCall } from "./use-driver-call.ts";

/** The photograph a driver sent from the phone, for our team to look at before customers see it. */
export function OfferedPhoto({ driver }: { driver: DriverInFull }) {
  const [isDeclining, setDeclining] = useState(false);
  const [failure, setFailure] = useState<string>();
  const decide = useDriverCall(driverPhotosContract.decideDriverPhoto);
  const subject = { driver_id: driver.id, version: driver.version };
  const take = async () => {
    setFailure(undefined);
    try {
      await decide.mutateAsync({ ...subject, reason: null });
      await toast({ title: "Photograph saved", kind: "success" });
    } catch (error) {
      setFailure(error instanceof CallFailed ? error.message : "We couldn’t save the photograph. Please try again.");
    }
  };
  return (
    <Card>
      <CardHeader title={`${driver.first_name} sent a new photograph`} />
      <div className="flex flex-wrap items-center gap-5">
        <DriverPhoto driverId={driver.id} photoId={driver.offered_photo_id} className="size-32" />
        <div className="grid min-w-0 grow basis-60 gap-3">
          <p className="text-ink-2">Customers see it before their trip once you use it.</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" busy={decide.isPending} onClick={() => void take()}>
              Use photograph
            </Button>
            <Button size="sm" variant="outline" onClick={() => setDeclining(true)}>
              Decline
            </Button>
          </div>
          {failure && (
            <Alert tone="bad" announce>
              {failure}
            </Alert>
          )}
        </div>
      </div>
      {isDeclining && <DeclineDialog driver={driver} onClose={() => setDeclining(false)} />}
    </Card>
  );
}

const reasons = Object.entries(photoReasons).map(([value, label]) => ({ value, label }));
const reasonOf = (value: string): PhotoReason =>
  (Object.keys(photoReasons) as PhotoReason[]).find((one) => one === value) ?? "not_clear";

function DeclineDialog({ driver, onClose }: { driver: DriverInFull; onClose: () => void }) {
  const [reason, setReason] = useState<PhotoReason>("not_clear");
  const decide = useDriverCall(driverPhotosContract.decideDriverPhoto);
  return (
    <ActionDialog
      title="Decline this photograph?"
      text={`${driver.first_name} reads the reason in the driver’s app and can send another.`}
      confirmLabel="Decline photograph"
      doneLabel="Photograph declined"
      onClose={onClose}
      onConfirm={() => decide.mutateAsync({ driver_id: driver.id, version: driver.version, reason })}
    >
      <Field label="Reason">
        <Select value={reason} onChange={(event) => setReason(reasonOf(event.currentTarget.value))} options={reasons} />
      </Field>
    </ActionDialog>
  );
}

import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { DriverPhoto } from "../../ui/driver-photo.tsx";
import { sendFace } from "../../ui/use-face-upload.ts";
import { type DriverInFull, driversDeskContract } from "../contract.ts";
import { useDriverCall } from "./use-driver-call.ts";

type PhotoDialogProps = { driver: DriverInFull; onClose: () => void };

/** Sets or removes the photograph that customers see before their trip. */
export function PhotoDialog({ driver, onClose }: PhotoDialogProps) {
  const change = useDriverCall(driversDeskContract.changeDriverPhoto);
  const [failure, setFailure] = useState<string>();
  const save = async (photo: { file_id: string; claim: string } | null) => {
    setFailure(undefined);
    try {
      await change.mutateAsync({ driver_id: driver.id, version: driver.version, photo });
      onClose();
      await toast({ title: photo ? "Photograph saved" : "Photograph removed", kind: "success" });
    } catch (error) {
      setFailure(error instanceof CallFailed ? error.message : "We couldn’t save the photograph. Please try again.");
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Photograph"
      description="Face and shoulders, without sunglasses. We cut it to a square. Customers see it before their trip."
      footer={
        <>
          {driver.photo_id && (
            <Button variant="danger" busy={change.isPending} onClick={() => void save(null)}>
              Remove photograph
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {driver.photo_id && (
          <DriverPhoto driverId={driver.id} photoId={driver.photo_id} className="mx-auto size-40 text-4xl" />
        )}
        <FileDrop
          label="Photograph"
          accept={["image/jpeg", "image/png"]}
          maxBytes={5_000_000}
          maxFiles={1}
          upload={sendFace}
          onChange={([file]) => file && void save({ file_id: file.file_id, claim: file.claim })}
        />
        {failure && (
          <Alert tone="bad" announce>
            {failure}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

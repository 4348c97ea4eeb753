import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { type Upload, UploadProblem } from "#design/fields/use-uploads.ts";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { type FileReceipt, sendFile } from "#platform/browser/send-file.ts";
import { DriverPhoto } from "../../ui/driver-photo.tsx";
import { type DriverInFull, driversDeskContract } from "../contract.ts";
import { useDriverCall } from "./use-driver-call.ts";

const problem = (message: string, isFinal: boolean) => new UploadProblem(message, isFinal);
const upload: Upload<FileReceipt> = (file, onProgress, signal) => sendFile(file, { onProgress, signal, problem });

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
      description="Face and shoulders, without sunglasses. Customers see it before their trip."
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
          <DriverPhoto
            name={`${driver.first_name} ${driver.last_name}`}
            photoId={driver.photo_id}
            className="mx-auto size-40 text-4xl"
          />
        )}
        <FileDrop
          label="Photograph"
          accept={["image/jpeg", "image/png"]}
          maxBytes={5_000_000}
          maxFiles={1}
          upload={upload}
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

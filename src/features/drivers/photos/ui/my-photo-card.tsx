import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { PhotoButton } from "#design/fields/photo-button.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { DriverPhoto } from "../../ui/driver-photo.tsx";
import { sendFace } from "../../ui/use-face-upload.ts";
import { driverPhotosContract, type OwnPhoto } from "../contract.ts";

/** A driver’s own photograph: what customers see, and a new one that our team looks at first. */
export function MyPhotoCard() {
  const { data, error, refetch } = useCall(driverPhotosContract.myPhoto, {});
  if (!data && error)
    return <ReadFailed title="We couldn’t load your photograph" error={error} onAgain={() => void refetch()} />;
  return data ? <OwnPhotoCard own={data} /> : <SkeletonCard lines={3} />;
}

function OwnPhotoCard({ own }: { own: OwnPhoto }) {
  const [failure, setFailure] = useState<string>();
  const send = useMakeCall(driverPhotosContract.sendMyPhoto, [driverPhotosContract.myPhoto]);
  const take = async (file: File) => {
    setFailure(undefined);
    try {
      const { file_id, claim } = await sendFace(file, () => {}, new AbortController().signal);
      await send.mutateAsync({ file_id, claim });
      await toast({ title: "Photograph sent", kind: "success" });
    } catch (error) {
      setFailure(error instanceof Error && isOurs(error) ? error.message : "We couldn’t send it. Please try again.");
    }
  };
  return (
    <Card>
      <CardHeader title="My photograph" />
      <div className="flex flex-wrap items-center gap-5">
        <DriverPhoto driverId={own.driver_id} photoId={own.offered_id ?? own.photo_id} className="size-24" />
        <div className="grid min-w-0 grow basis-48 gap-3">
          <p className="text-ink-2">{statusOf(own)}</p>
          {own.answer && <Alert tone="warn">{own.answer}</Alert>}
          <PhotoButton
            label={own.photo_id || own.offered_id ? "Take another" : "Take a photograph"}
            size="md"
            onPhoto={take}
          />
          {failure && (
            <Alert tone="bad" announce>
              {failure}
            </Alert>
          )}
        </div>
      </div>
    </Card>
  );
}

const isOurs = (error: Error) => error instanceof CallFailed || error.name === "UploadProblem";

function statusOf({ offered_id, photo_id }: OwnPhoto): string {
  if (offered_id) return "Our team looks at this one first. Then customers see it before their trip.";
  if (photo_id) return "Customers see it before their trip, so that they find you.";
  return "Customers see this drawing. Send a photograph of your face and shoulders, so that they find you.";
}

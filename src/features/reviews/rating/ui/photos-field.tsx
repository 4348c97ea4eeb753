import { useWatch } from "react-hook-form";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { type Upload, UploadProblem } from "#design/fields/use-uploads.ts";
import { photoConsent, ratingPhotosAtMost } from "#domain/rating/photo-consent.ts";
import { shrinkPicture } from "#platform/browser/device/shrink-picture.ts";
import { sendFile } from "#platform/browser/send-file.ts";
import type { RatingFields } from "../contract.ts";

const problem = (message: string, isFinal: boolean) => new UploadProblem(message, isFinal);

/** Makes a picture small, which also drops what the camera wrote into it, and sends it. */
const sendPhoto: Upload<{ file_id: string; claim: string }> = async (file, onProgress, signal) => {
  const small = await shrinkPicture(file).catch(() => {
    throw problem("We couldn’t read this picture. Please choose another.", true);
  });
  const photo = new File([small], "photo.jpg", { type: "image/jpeg" });
  const { file_id, claim } = await sendFile(photo, { onProgress, signal, problem });
  return { file_id, claim };
};

/** Photographs for the review. They need a consent of their own. */
export function PhotosField() {
  const photos = useWatch<RatingFields, "photos">({ name: "photos" }) ?? [];
  return (
    <div className="grid gap-3">
      <FormField<RatingFields>
        name="photos"
        label="Your photographs"
        optional
        hint={`Up to ${ratingPhotosAtMost}. We look at them before anyone sees them, and remove where they were taken.`}
      >
        {({ onChange }) => (
          <FileDrop
            label="Your photographs"
            accept={["image/jpeg", "image/png"]}
            maxBytes={15_000_000}
            maxFiles={ratingPhotosAtMost}
            upload={sendPhoto}
            onChange={onChange}
          />
        )}
      </FormField>
      {photos.length > 0 && <FormCheckbox<RatingFields> name="may_show_photos" label={photoConsent.words} />}
    </div>
  );
}

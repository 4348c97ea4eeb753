import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, FieldError, TextInput } from "#design/fields/field.tsx";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import type { PlacedPicture } from "#domain/page/block-fields.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { pictureRules, uploadPicture } from "../../ui/use-picture-upload.ts";
import { mediaContract } from "../contract.ts";
import { MediaThumb } from "./media-thumb.tsx";
import { PictureGrid } from "./picture-grid.tsx";

type PictureFieldProps = {
  label: string;
  value: PlacedPicture | null;
  error: string | undefined;
  onChange: (picture: PlacedPicture | null) => void;
};

/** A picture of the library in its place, with what it shows there. */
export function PictureField({ label, value, error, onChange }: PictureFieldProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-md p-3 inset-ring inset-ring-line">
      <legend className="float-left w-full font-semibold text-sm">
        {label} <span className="font-normal text-ink-3">(optional)</span>
      </legend>
      {value && <Placed picture={value} onChange={onChange} />}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" icon={<ImagePlus aria-hidden />} onClick={() => setChoosing(true)}>
          {value ? "Choose another" : "Choose a picture"}
        </Button>
        {value && (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      {error && <FieldError id="" text={error} />}
      {isChoosing && (
        <PicturePicker
          onClose={() => setChoosing(false)}
          onChoose={(id, alt) => {
            setChoosing(false);
            onChange({ id, alt, isDecorative: false });
          }}
        />
      )}
    </fieldset>
  );
}

type PlacedProps = { picture: PlacedPicture; onChange: (picture: PlacedPicture) => void };

function Placed({ picture, onChange }: PlacedProps) {
  const { data } = useCall(mediaContract.readMediaPicture, { hash: picture.id });
  return (
    <div className="grid gap-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      {data ? <MediaThumb picture={data} sizes="128px" /> : <span className="aspect-4/3 rounded-md bg-surface-2" />}
      <div className="grid content-start gap-1">
        {!picture.isDecorative && (
          <Field label="What it shows here" required>
            <TextInput
              value={picture.alt}
              maxLength={300}
              autoComplete="off"
              onChange={({ currentTarget }) => onChange({ ...picture, alt: currentTarget.value })}
            />
          </Field>
        )}
        <Checkbox
          label="Only decorates"
          hint="Screen readers pass over it."
          checked={picture.isDecorative}
          onChange={({ currentTarget }) =>
            onChange({
              ...picture,
              isDecorative: currentTarget.checked,
              alt: currentTarget.checked ? "" : (data?.alt ?? ""),
            })
          }
        />
      </div>
    </div>
  );
}

type PicturePickerProps = { onClose: () => void; onChoose: (hash: string, alt: string) => void };

function PicturePicker({ onClose, onChoose }: PicturePickerProps) {
  return (
    <Dialog open onClose={onClose} size="lg" title="Choose a picture">
      <div className="grid gap-5 pb-5">
        <FileDrop
          label="Upload a picture"
          {...pictureRules}
          maxFiles={1}
          upload={uploadPicture}
          onArrived={({ hash, alt }) => onChoose(hash, alt)}
        />
        <PictureGrid verb="Choose" onChoose={({ hash, alt }) => onChoose(hash, alt)} />
      </div>
    </Dialog>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Card, CardHeader } from "#design/card.tsx";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { pictureRules, uploadPicture } from "../../ui/use-picture-upload.ts";
import { mediaContract } from "../contract.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { PictureGrid } from "./picture-grid.tsx";

/** Every photograph of the company: uploaded, described, and where each is used. */
export function MediaLibrary() {
  const [open, setOpen] = useState<string>();
  const kept = useQueryClient();
  const refresh = () => void kept.invalidateQueries({ queryKey: [mediaContract.listPictures.name] });
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
      <Card>
        <PictureGrid verb="Open" onChoose={({ hash }) => setOpen(hash)} />
      </Card>
      <Card className="max-xl:row-start-1">
        <CardHeader
          title="Upload"
          note="Sizes for phones and large screens are made from each, without what the camera wrote."
        />
        <FileDrop
          label="Upload pictures"
          {...pictureRules}
          upload={uploadPicture}
          onArrived={({ hash }) => {
            refresh();
            setOpen(hash);
          }}
        />
      </Card>
      {open && <PictureDialog hash={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

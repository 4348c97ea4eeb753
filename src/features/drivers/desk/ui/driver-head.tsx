import { Camera } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { DriverPhoto } from "../../ui/driver-photo.tsx";
import { DriverStatus } from "../../ui/driver-status.tsx";
import type { DriverInFull } from "../contract.ts";
import { DriverActions } from "./driver-actions.tsx";
import { PhotoDialog } from "./photo-dialog.tsx";

/** The face, the name and the status, and what can be done. */
export function DriverHead({ driver }: { driver: DriverInFull }) {
  const [isPhotoOpen, setPhotoOpen] = useState(false);
  const name = `${driver.first_name} ${driver.last_name}`;
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <DriverPhoto
        name={name}
        photoId={driver.photo_id}
        className="size-14 self-start text-lg sm:size-20 sm:text-2xl"
      />
      <div className="min-w-0 grow basis-52">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="driver-name" className="text-2xl leading-tight">
            {name}
          </h2>
          <DriverStatus state={driver.state} />
          {driver.is_guide && <Badge tone="info">Guide</Badge>}
        </div>
        <p className="text-ink-2">
          {driver.provider ? `Drives for ${driver.provider.name}` : "Own driver"}
          {driver.home_area && `, lives in ${driver.home_area}`}
        </p>
        <Permitted action="change_fleet_records">
          <Button
            size="sm"
            variant="quiet"
            className="-ml-4"
            icon={<Camera aria-hidden="true" />}
            onClick={() => setPhotoOpen(true)}
          >
            {driver.photo_id ? "Change photograph" : "Add photograph"}
          </Button>
        </Permitted>
      </div>
      <Permitted action="change_fleet_records">
        <DriverActions driver={driver} />
      </Permitted>
      {isPhotoOpen && <PhotoDialog driver={driver} onClose={() => setPhotoOpen(false)} />}
    </header>
  );
}

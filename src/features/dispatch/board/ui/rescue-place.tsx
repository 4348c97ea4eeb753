import { useContext } from "react";
import { Field, TextInput } from "#design/fields/field.tsx";
import type { rescueContract } from "#features/trips/relief/rescue-contract.ts";
import type { OutputOf } from "#platform/contract.ts";
import { nameIn } from "./rescue-labels.ts";
import { MapSlot } from "./use-map-slot.ts";
import type { useRescuePlace } from "./use-rescue-place.ts";

type RescuePlaceProps = {
  options: OutputOf<typeof rescueContract.rescueOptions>;
  place: ReturnType<typeof useRescuePlace>;
};

const onMap = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ lat: latitude, lng: longitude });

/** Where the passengers wait: proposed beside the road, typed, or dragged on the map. */
export function RescuePlace({ options: { meeting, stopped_at: stopped }, place }: RescuePlaceProps) {
  const MapOfPlace = useContext(MapSlot);
  return (
    <div className="grid gap-2">
      <Field label="Where the passengers wait" required hint={hintOf(meeting)}>
        <TextInput
          value={place.words ?? (meeting ? nameIn(meeting.text) : "")}
          maxLength={200}
          onChange={({ target }) => place.type(target.value)}
          onBlur={place.find}
          onKeyDown={({ key }) => key === "Enter" && place.find()}
        />
      </Field>
      {MapOfPlace && (
        <MapOfPlace meeting={meeting && onMap(meeting)} stopped={stopped && onMap(stopped)} onMove={place.move} />
      )}
    </div>
  );
}

function hintOf(meeting: RescuePlaceProps["options"]["meeting"]): string {
  if (!meeting) return "We don’t know where the vehicle stopped. Enter a place, or choose it on the map.";
  if (meeting.walk_metres > 0)
    return `A safe place off the road, ${meeting.walk_metres} m from the vehicle. Drag the pin to move it.`;
  return "Beside the vehicle: no safe place is within a short walk. Drag the pin to move it.";
}

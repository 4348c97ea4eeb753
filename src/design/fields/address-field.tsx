import {
  BedDouble,
  Building2,
  GraduationCap,
  House,
  Landmark,
  type LucideIcon,
  MapPin,
  Plane,
  Ship,
  ShoppingBag,
  TrainFront,
  Trees,
  Umbrella,
  Wine,
} from "lucide-react";
import { type Ref, useId, useState } from "react";
import { cx } from "../class-names.ts";
import { SpinnerMark } from "../spinner.tsx";
import { Combobox, type ComboboxOption } from "./combobox.tsx";
import type { ControlSize } from "./field-control.ts";
import type { Suggest, Suggestions } from "./use-suggestions.ts";

export type PlaceOption = ComboboxOption & {
  /** Chooses the icon: airport, hotel, station, … */
  kind?: string;
};

export type LocationSearchStatus = "loading" | "ready" | "unavailable";

type AddressFieldProps<Place extends PlaceOption> = {
  /** The address as text. */
  value: string;
  /** The place is null where the person wrote an address of their own. */
  onChange: (address: string, place: Place | null) => void;
  suggest: Suggest<Place>;
  onBlur?: () => void;
  /** Whether the search behind `suggest` is ready; a failing search shows as unavailable by itself. */
  status?: LocationSearchStatus;
  /** Where the search looks. */
  region?: string;
  placeholder?: string;
  size?: ControlSize;
  name?: string;
  disabled?: boolean;
  "aria-label"?: string;
  ref?: Ref<HTMLInputElement>;
};

const shortestTyped = 3;

/** An address: chosen from suggestions, or typed manually and taken with Enter. */
export function AddressField<Place extends PlaceOption>(props: AddressFieldProps<Place>) {
  const { value, onChange, suggest, status = "ready", region = "South Africa", ...rest } = props;
  const noteId = useId();
  const [hasFailed, setFailed] = useState(false);
  const shown = status === "ready" && hasFailed ? "unavailable" : status;
  const choice = value === "" ? null : { id: value, label: value };
  return (
    <div>
      <Combobox<PlaceOption & { place?: Place }>
        {...rest}
        value={choice}
        onChange={(chosen) => onChange(chosen?.label ?? "", chosen?.place ?? null)}
        suggest={async (query, signal) => {
          if (status !== "ready") return [];
          return (await suggest(query, signal)).map((place) => ({
            ...place,
            id: place.id,
            icon: placeIcon(place),
            place,
          }));
        }}
        freeText={(text, taken) =>
          taken === "on enter" && text.length < shortestTyped ? null : { id: text, label: text }
        }
        onStatus={(next) => setFailed((failed) => hasFailedAfter(next, failed))}
        minLength={2}
        lead={<MapPin />}
        emptyText="No places match."
        failedText={notes(region).unavailable}
        aria-describedby={noteId}
      />
      <p
        id={noteId}
        role="status"
        className={cx("mt-1.5 flex items-center gap-2 text-xs", shown === "unavailable" ? "text-warn" : "text-ink-3")}
      >
        {shown === "loading" && <SpinnerMark className="size-3.5" />}
        {notes(region)[shown]}
      </p>
    </div>
  );
}

const notes = (region: string): Record<LocationSearchStatus, string> => ({
  loading: "Loading location search...",
  ready: `Start typing to search for locations in ${region}`,
  unavailable: "Location search unavailable. You can still type addresses manually.",
});

/** A new question does not yet make the search healthy; only an answer does. */
function hasFailedAfter(status: Suggestions<unknown>["status"], before: boolean) {
  if (status === "failed") return true;
  return status === "ready" ? false : before;
}

const icons: Record<string, LucideIcon> = {
  airport: Plane,
  address: House,
  attraction: Landmark,
  beach: Umbrella,
  business: Building2,
  harbour: Ship,
  hotel: BedDouble,
  mall: ShoppingBag,
  reserve: Trees,
  station: TrainFront,
  university: GraduationCap,
  wine: Wine,
};

function placeIcon({ kind, icon }: PlaceOption) {
  const Icon = icons[kind ?? ""] ?? MapPin;
  return icon ?? <Icon />;
}

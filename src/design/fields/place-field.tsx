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
import { type FocusEvent, useId, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import { SpinnerMark } from "../spinner.tsx";
import { Combobox, type ComboboxOption } from "./combobox.tsx";
import type { ControlSize } from "./field-control.ts";
import { type SearchStatus, usePlaceLookup } from "./place-lookup.ts";
import type { Suggestions } from "./use-suggestions.ts";

type PlaceFieldProps = {
  value: string;
  onChange: (address: string) => void;
  name?: string;
  placeholder?: string;
  /** Names the input where no Field around it does. */
  label?: string;
  /** Leaves out the line below, where another field already says it. */
  isQuiet?: boolean;
  size?: ControlSize;
};

const longestAddress = 300;
/** Fewer characters are taken on leaving the field, not by Enter: they may be the start of a name. */
const shortestAddress = 3;

const notes: Readonly<Record<SearchStatus, string>> = {
  loading: "Loading location search...",
  ready: "Start typing to search for locations in South Africa",
  unavailable: "Location search unavailable. You can still type addresses manually.",
};

/** An address: chosen from suggestions, or typed manually and taken with Enter or on leaving. */
export function PlaceField({ value, onChange, name, placeholder, label, isQuiet, size }: PlaceFieldProps) {
  const noteId = useId();
  const search = usePlaceLookup();
  const [hasFailed, setFailed] = useState(false);
  const status = search.status === "ready" && hasFailed ? "unavailable" : search.status;
  const isTaken = useRef(false);
  const choose = async (option: ComboboxOption | null) => {
    isTaken.current = true;
    onChange(option?.label ?? "");
    const address = option && (await search.addressOf?.(option.id));
    // Anyone who has typed on meanwhile means something else.
    if (address && isTaken.current) onChange(address.slice(0, longestAddress));
  };
  /** Anyone who leaves faster than the list can follow is taken at their word. */
  const leave = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || isTaken.current) return;
    const typed = target.value.trim();
    if (typed !== value) onChange(typed);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is entered, not this frame
    <div onFocus={search.enter} onInput={() => (isTaken.current = false)} onBlur={leave}>
      <Combobox<ComboboxOption>
        size={size}
        value={value === "" ? null : { id: value, label: value }}
        onChange={choose}
        suggest={async (text, signal) =>
          (await search.find(text, signal)).map((place) => ({
            id: place.id,
            label: place.name,
            description: place.area,
            icon: iconOf(place.kind),
          }))
        }
        freeText={(text, taken) =>
          taken === "on enter" && text.length < shortestAddress ? null : { id: text, label: text }
        }
        onStatus={(next) => setFailed((failed) => hasFailedAfter(next, failed))}
        minLength={2}
        lead={<MapPin aria-hidden="true" />}
        name={name}
        placeholder={placeholder}
        emptyText="No places match. You can type the full address."
        failedText={notes.unavailable}
        aria-label={label}
        aria-describedby={isQuiet ? undefined : noteId}
      />
      {!isQuiet && (
        <p id={noteId} role="status" className={cx("mt-1.5 flex min-h-[1.4em] items-center gap-2 text-ink-3 text-xs")}>
          {status === "loading" && <SpinnerMark className="size-3.5" />}
          {notes[status]}
        </p>
      )}
    </div>
  );
}

/** A new question doesn’t yet make the search healthy; only an answer does. */
function hasFailedAfter(status: Suggestions<unknown>["status"], before: boolean) {
  if (status === "failed") return true;
  return status === "ready" ? false : before;
}

const icons: Readonly<Record<string, LucideIcon>> = {
  address: House,
  airport: Plane,
  attraction: Landmark,
  beach: Umbrella,
  business: Building2,
  harbour: Ship,
  hotel: BedDouble,
  mall: ShoppingBag,
  reserve: Trees,
  station: TrainFront,
  stay: BedDouble,
  university: GraduationCap,
  wine: Wine,
};

function iconOf(kind: string) {
  const Icon = icons[kind] ?? MapPin;
  return <Icon />;
}

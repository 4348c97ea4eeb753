import { Map as MapIcon } from "lucide-react";
import { type ComponentProps, type ComponentType, useState } from "react";
import { Button } from "#design/button.tsx";
import type { MapFrame, MapLine, MapMarker, MapOutline } from "#design/map/map-frame.tsx";
import type { Stop } from "../../words/page-shapes.ts";

type Frame = ComponentType<ComponentProps<typeof MapFrame>>;
type Parts = { Frame: Frame; outline: MapOutline };

const attribution = (
  <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener" className="text-ink-2">
    © OpenStreetMap contributors
  </a>
);

/** The stops of a tour. The map, its code and its coast are fetched when someone asks, and not before. */
export function TourMap({ title, stops }: { title: string; stops: readonly Stop[] }) {
  const { parts, state, load } = useMapParts();
  if (!parts) return <Invitation state={state} onAsk={load} />;
  return (
    <parts.Frame
      label={`Map of the stops of the ${title} tour`}
      attribution={attribution}
      outline={parts.outline}
      markers={markersOf(stops)}
      lines={[wayOf(stops)]}
      opensAtOnce
      className={frameShape}
    />
  );
}

const markersOf = (stops: readonly Stop[]): MapMarker[] =>
  stops.map(({ name, lat, lon }, index) => ({
    id: String(index),
    label: name,
    lat,
    lng: lon,
    tone: 2,
    mark: String(index + 1),
  }));

const wayOf = (stops: readonly Stop[]): MapLine => ({
  id: "way",
  points: stops.map(({ lat, lon }) => ({ lat, lng: lon })),
  tone: 1,
  dashed: true,
});

const frameShape = "aspect-4/3 lg:aspect-auto lg:h-full lg:min-h-112";

/** Two hills as a map draws them, at no cost. */
const contours = ["18% 110%", "88% -6%"]
  .map(
    (centre) =>
      `repeating-radial-gradient(circle at ${centre}, transparent 0 34px, color-mix(in oklab, var(--info) 16%, transparent) 34px 35.5px, transparent 35.5px 36px)`,
  )
  .join(", ");

type LoadState = "waiting" | "loading" | "failed";
type InvitationProps = { state: LoadState; onAsk: () => void };

/** Holds the map's place, so that nothing moves when it comes. */
function Invitation({ state, onAsk }: InvitationProps) {
  return (
    <div
      className={`grid place-content-center justify-items-center gap-3 rounded-lg bg-info-soft p-6 text-center inset-ring inset-ring-line noscript:hidden ${frameShape}`}
      style={{ backgroundImage: contours }}
    >
      <Button variant="paper" className="shadow-2" icon={<MapIcon />} busy={state === "loading"} onClick={onAsk}>
        Show map
      </Button>
      <p className="rounded-pill bg-info-soft px-3 text-ink-2 text-sm">About 60 KB, loaded only if you ask</p>
      {state === "failed" && (
        <p role="alert" className="rounded-sm bg-surface px-3 py-1.5 text-bad text-sm">
          We couldn’t load the map. Please try again.
        </p>
      )}
    </div>
  );
}

/** A lost connection is something to try again, not a broken page. */
function useMapParts() {
  const [parts, setParts] = useState<Parts | null>(null);
  const [state, setState] = useState<LoadState>("waiting");
  const load = () => {
    setState("loading");
    Promise.all([import("#design/map/map-frame.tsx"), readOutline()]).then(
      ([module, outline]) => setParts({ Frame: module.MapFrame, outline }),
      () => setState("failed"),
    );
  };
  return { parts, state, load };
}

async function readOutline(): Promise<MapOutline> {
  const answer = await fetch("/geo/western-cape.json");
  if (!answer.ok) throw new Error(`The outline was answered with ${answer.status}`);
  return answer.json();
}

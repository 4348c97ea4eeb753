import { MapPinned, Pencil, Plus, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button, IconButton } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { StreetMapFrame } from "#design/map/street-map-frame.tsx";
import type { StreetMarker } from "#design/map/street-map-markers.ts";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { fenceShape } from "../../ui/fence-shape.tsx";
import { useGround } from "../../ui/use-ground.tsx";
import { type Geofence, geofencesContract } from "../contract.ts";
import { GeofenceEditor } from "./geofence-editor.tsx";
import { type Draft, shapeOfDraft, useDraft } from "./use-draft.ts";

/** The depot and other geofences on the map, with their visits. */
export function GeofencesTab() {
  const { data, wait } = readOrWait(useCall(geofencesContract.listGeofences, {}), "the geofences", 6);
  const drawing = useDraft();
  const [gone, setGone] = useState<Geofence>();
  const { draft } = drawing;
  if (wait) return wait;
  const { geofences } = data;
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 lg:grid-cols-[19rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)]">
        {draft ? (
          <GeofenceEditor key={draft.id ?? "new"} draft={draft} onChange={drawing.change} onClose={drawing.stop} />
        ) : (
          <GeofenceList geofences={geofences} onNew={drawing.start} onEdit={drawing.edit} onDelete={setGone} />
        )}
        <FenceMap geofences={geofences} draft={draft} onGround={draft && drawing.press} />
      </div>
      <GeofenceVisits />
      {gone && <DeleteDialog geofence={gone} onClose={() => setGone(undefined)} />}
    </div>
  );
}

type FenceMapProps = {
  geofences: readonly Geofence[];
  draft: Draft | undefined;
  onGround: ((point: { lat: number; lng: number }) => void) | undefined;
};

function FenceMap({ geofences, draft, onGround }: FenceMapProps) {
  const { ground, attribution } = useGround();
  const shapes = useMemo(() => {
    const others = geofences.filter(({ id }) => id !== draft?.id).map(fenceShape);
    const drawn = draft && shapeOfDraft(draft);
    return drawn ? [...others, { ...fenceShape({ id: "draft", shape: drawn }), look: "draft" as const }] : others;
  }, [geofences, draft]);
  const markers = useMemo(() => cornerMarkers(draft), [draft]);
  const shown = draft?.points ?? shapes.flatMap(({ ring }) => ring);
  // The map moves to a chosen place; a clicked point is visible already.
  const middle = draft?.kind === "circle" ? draft.points[0] : undefined;
  const key = middle ? `${middle.lat} ${middle.lng}` : `${draft?.id ?? "all"} ${geofences.length}`;
  return (
    <StreetMapFrame
      label="Map of geofences"
      ground={ground}
      attribution={attribution}
      markers={markers}
      lines={noLines}
      shapes={shapes}
      view={{ key, points: shown }}
      onGround={onGround}
      className="h-[max(26rem,calc(100dvh-24rem))]"
    />
  );
}

const noLines: readonly never[] = [];

/** Corners are shown before they make a shape. */
function cornerMarkers(draft: Draft | undefined): StreetMarker[] {
  if (draft?.kind !== "polygon") return [];
  return draft.points.map((point, index) => ({
    ...point,
    id: String(index),
    tone: "warn",
    heading: null,
    mark: String(index + 1),
    label: `Corner ${index + 1}`,
  }));
}

type GeofenceListProps = {
  geofences: readonly Geofence[];
  onNew: () => void;
  onEdit: (geofence: Geofence) => void;
  onDelete: (geofence: Geofence) => void;
};

function GeofenceList({ geofences, onNew, onEdit, onDelete }: GeofenceListProps) {
  const add = (
    <Button size="sm" icon={<Plus aria-hidden />} onClick={onNew}>
      Draw geofence
    </Button>
  );
  if (geofences.length === 0)
    return (
      <Card>
        <EmptyState
          level={2}
          icon={<MapPinned />}
          title="No geofences yet"
          text={
            "Draw the depot and other places you want to monitor. Pickups and drop-offs get a 300\u00a0m geofence automatically."
          }
          action={add}
        />
      </Card>
    );
  return (
    <Card>
      <CardHeader title="Geofences" note={"Pickups and drop-offs get a 300\u00a0m one automatically."} actions={add} />
      <ul className="-mx-2 grid">
        {geofences.map((geofence) => (
          <li key={geofence.id} className="flex items-center gap-1 rounded-sm px-2 py-1 hover:bg-surface-2">
            <span className="min-w-0 grow">
              <span className="block truncate font-semibold">{geofence.name}</span>
              <span className="block text-ink-3 text-sm">{sizeOf(geofence)}</span>
            </span>
            {geofence.purpose === "depot" && <Badge tone="info">Depot</Badge>}
            {geofence.purpose === "price_zone" && <Badge tone="neutral">Price zone</Badge>}
            <IconButton label={`Edit ${geofence.name}`} size="sm" onClick={() => onEdit(geofence)}>
              <Pencil aria-hidden />
            </IconButton>
            <IconButton label={`Delete ${geofence.name}`} size="sm" onClick={() => onDelete(geofence)}>
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const sizeOf = ({ shape }: Geofence): string =>
  shape.kind === "circle" ? `${shape.radius_m}\u00a0m around a point` : `${shape.ring.length} corners`;

function DeleteDialog({ geofence, onClose }: { geofence: Geofence; onClose: () => void }) {
  const remove = useMakeCall(geofencesContract.deleteGeofence, [geofencesContract.listGeofences]);
  return (
    <ActionDialog
      title={`Delete geofence ${geofence.name}?`}
      text="Arrivals and departures are no longer recorded here. Earlier records are kept."
      confirmLabel="Delete geofence"
      doneLabel="Geofence deleted"
      tone="danger"
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ id: geofence.id })}
    />
  );
}

/** Visits to a geofence. Loaded on demand, because each view is logged. */
function GeofenceVisits() {
  const [isOpen, setIsOpen] = useState(false);
  const query = useCall(geofencesContract.listGeofenceVisits, {}, { enabled: isOpen });
  return (
    <Card>
      <CardHeader
        title="Arrivals and departures"
        note="The last 24 hours, at the depot and your own geofences."
        actions={
          <Button
            size="sm"
            variant="outline"
            busy={query.isFetching}
            onClick={() => (isOpen ? void query.refetch() : setIsOpen(true))}
          >
            {isOpen ? "Reload" : "Show visits"}
          </Button>
        }
      />
      {query.error && (
        <ReadFailed title="We couldn’t load the visits" error={query.error} onAgain={() => void query.refetch()} />
      )}
      {query.data?.visits.length === 0 && <p className="text-ink-2">No vehicle entered a geofence during this time.</p>}
      {query.data && query.data.visits.length > 0 && (
        <ul className="grid gap-1">
          {query.data.visits.map((visit) => (
            <li key={visit.id} className="flex flex-wrap gap-x-4 border-line border-t py-2 first:border-t-0">
              <span className="w-36 text-ink-2 tabular-nums">
                {formatDay(visit.entered_at)}, {formatTime(visit.entered_at)}
              </span>
              <span className="grow font-semibold">{visit.geofence}</span>
              <span className="text-ink-2">
                {visit.driver ?? "No driver"}, {visit.plate}
              </span>
              <span className="w-32 text-ink-2 sm:text-end">
                {visit.left_at ? `left at ${formatTime(visit.left_at)}` : "still there"}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

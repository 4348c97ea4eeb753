import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { ErrorAlert } from "#design/error-alert.tsx";
import { Field, Select, TextInput } from "#design/fields/field.tsx";
import { PlaceField } from "#design/fields/place-field.tsx";
import { PlaceLookup, type PlaceSearch } from "#design/fields/place-lookup.ts";
import { Segmented } from "#design/fields/segmented.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { type GeofencePurpose, geofencePurposes } from "#domain/tracking/geofence.ts";
import { placesContract } from "#features/places/contract.ts";
import { callApi } from "#platform/browser/call-api.ts";
import { callSignedIn, useMakeCall } from "#platform/browser/use-call.ts";
import { geofencesContract } from "../contract.ts";
import { type Draft, draftProblems, shapeOfDraft } from "./use-draft.ts";

type GeofenceEditorProps = { draft: Draft; onChange: (change: Partial<Draft>) => void; onClose: () => void };

const kinds = [
  { value: "circle", label: "Circle" },
  { value: "polygon", label: "Corners" },
] as const;
const purposeLabels: Readonly<Record<GeofencePurpose, string>> = {
  own: "Place",
  depot: "Depot",
  price_zone: "Price zone",
};
const purposes = (["own", "depot", "price_zone"] as const).map((value) => ({ value, label: purposeLabels[value] }));

/** Name and shape of a geofence. Drawn on the map, or entered as place and radius without a pointer. */
export function GeofenceEditor({ draft, onChange, onClose }: GeofenceEditorProps) {
  const save = useMakeCall(geofencesContract.saveGeofence, [geofencesContract.listGeofences]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const problems = isSubmitted ? draftProblems(draft) : {};
  const submit = async () => {
    setIsSubmitted(true);
    const shape = shapeOfDraft(draft);
    if (!shape || draftProblems(draft).name) return;
    const { id, version, name, purpose } = draft;
    try {
      await save.mutateAsync({ id, version, name, purpose, shape });
    } catch {
      // The form shows why.
      return;
    }
    await toast({ kind: "success", title: "Geofence saved" });
    onClose();
  };
  return (
    <Card>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h2 className="text-lg">{draft.id ? "Edit geofence" : "New geofence"}</h2>
        <Field label="Name" required error={problems.name}>
          <TextInput value={draft.name} maxLength={80} onChange={({ target }) => onChange({ name: target.value })} />
        </Field>
        <Field
          label="Purpose"
          hint={
            draft.purpose === "price_zone"
              ? "For price rules and tolls in Settings. A saved price list keeps the zone as it was drawn then."
              : undefined
          }
        >
          <Select
            value={draft.purpose}
            options={purposes}
            onChange={({ target }) =>
              onChange({ purpose: geofencePurposes.find((one) => one === target.value) ?? "own" })
            }
          />
        </Field>
        <Segmented
          label="Shape"
          options={kinds}
          value={draft.kind}
          onChange={(kind) => onChange({ kind, points: [] })}
        />
        {draft.kind === "circle" ? (
          <CircleFields draft={draft} onChange={onChange} />
        ) : (
          <Corners draft={draft} onChange={onChange} />
        )}
        {problems.shape && (
          <p role="alert" className="font-semibold text-bad text-sm">
            {problems.shape}
          </p>
        )}
        <ErrorAlert error={save.error} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={save.isPending}>
            Save geofence
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Only places with a position in our own data. */
const useOurPlaces = (): PlaceSearch => ({
  status: "ready",
  enter: () => undefined,
  find: async (text, signal) => (await callApi(placesContract.suggestPlaces, { text }, { signal })).places,
});

type FieldsProps = Pick<GeofenceEditorProps, "draft" | "onChange">;

function CircleFields({ draft, onChange }: FieldsProps) {
  const [place, setPlace] = useState("");
  const [isUnknown, setIsUnknown] = useState(false);
  const find = async (text: string) => {
    setPlace(text);
    setIsUnknown(false);
    if (text === "") return;
    const { place: result } = await callSignedIn(geofencesContract.locatePlace, { text }).catch(() => ({
      place: null,
    }));
    setIsUnknown(result === null);
    if (result) onChange({ points: [{ lat: result.latitude, lng: result.longitude }] });
  };
  return (
    <>
      <Field
        label="Place"
        hint="Or click the map. On the keyboard, Enter chooses its centre."
        error={isUnknown ? "We don’t know where that is. Click the map instead." : undefined}
      >
        <PlaceLookup value={useOurPlaces}>
          <PlaceField value={place} onChange={(text) => void find(text)} isQuiet />
        </PlaceLookup>
      </Field>
      <Field label="Radius" required>
        <TextInput
          inputMode="numeric"
          trail="m"
          value={Number.isNaN(draft.radiusM) ? "" : String(draft.radiusM)}
          onChange={({ target }) => onChange({ radiusM: target.value === "" ? Number.NaN : Number(target.value) })}
        />
      </Field>
    </>
  );
}

function Corners({ draft, onChange }: FieldsProps) {
  return (
    <div className="grid gap-2">
      <p className="text-ink-2 text-sm" role="status">
        {draft.points.length === 0
          ? "Click the map at each corner in turn. On the keyboard, move the map with the arrow keys and press Enter."
          : `${draft.points.length} ${draft.points.length === 1 ? "corner" : "corners"} marked`}
      </p>
      <Button
        size="sm"
        variant="outline"
        icon={<Undo2 aria-hidden />}
        disabled={draft.points.length === 0}
        onClick={() => onChange({ points: draft.points.slice(0, -1) })}
        className="justify-self-start"
      >
        Remove last corner
      </Button>
    </div>
  );
}

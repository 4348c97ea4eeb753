import { Plus, X } from "lucide-react";
import { Button, IconButton } from "#design/button.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { PlaceField } from "#design/fields/place-field.tsx";
import { QuantityList } from "#design/fields/quantity-list.tsx";
import { extraItems, quantitiesOf, withQuantity } from "#domain/extra/extra-labels.ts";
import type { WizardForm } from "./step-heading.tsx";
import { isTour } from "./use-booking-request.ts";
import type { Estimate } from "./use-journey-offer.ts";
import type { Draft } from "./use-wizard-draft.ts";

const stopsAtMost = 5;

type ExtrasProps = { form: WizardForm; estimate: Estimate };

/** Fields most people can skip. */
export function ExtrasFields({ form: { draft, change, problems }, estimate }: ExtrasProps) {
  const offered = estimate.offer?.extras ?? [];
  const hasGuide = offered.some(({ kind }) => kind === "person");
  return (
    <div className="grid gap-4">
      {isTour(draft) && (
        <Field
          label="Language"
          hint="We’ll look for a driver who speaks it. If none is available, your driver will speak English."
        >
          <Select
            name="language"
            value={draft.language}
            onChange={({ currentTarget }) => change({ language: currentTarget.value })}
            options={tourLanguages.map((language) => ({ value: language, label: language }))}
            className="sm:max-w-64"
          />
        </Field>
      )}
      <QuantityList
        label="Add to your trip"
        items={extraItems(offered)}
        quantities={quantitiesOf(draft.extras)}
        onChange={(id, quantity) => change({ extras: withQuantity(draft.extras, id, quantity) })}
      />
      {isTour(draft) && !hasGuide && (
        <GuideWish isOn={draft.wantsGuide} onChange={(wantsGuide) => change({ wantsGuide })} />
      )}
      <Stops stops={draft.stops} onChange={(stops) => change({ stops })} error={problems.extra_stops} />
    </div>
  );
}

/** The tour pages promise that a guide can be requested when booking. */
const GuideWish = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <Checkbox
    label="Quote me a registered guide"
    hint="The fee depends on the size of your group and isn’t in this price. We’ll send it to you, and you can decide then."
    name="wants_guide"
    checked={isOn}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
);

const tourLanguages = ["English", "Afrikaans", "Dutch", "French", "German", "Italian", "Portuguese", "Spanish"];

type StopsProps = { stops: Draft["stops"]; onChange: (stops: Draft["stops"]) => void; error: string | undefined };

function Stops({ stops, onChange, error }: StopsProps) {
  const put = (at: number, stop: string) => onChange(stops.with(at, stop));
  return (
    <div className="grid gap-2.5">
      {stops.map((stop, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop is identified by its position
        <div key={at} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <PlaceField
              isQuiet
              label={`Stop ${at + 1}`}
              value={stop}
              onChange={(next) => put(at, next)}
              placeholder="Stop address"
            />
          </div>
          <IconButton label={`Remove stop ${at + 1}`} onClick={() => onChange(stops.toSpliced(at, 1))}>
            <X />
          </IconButton>
        </div>
      ))}
      {error && <p className="font-semibold text-bad text-xs">{error}</p>}
      {stops.length < stopsAtMost && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...stops, ""])}
        >
          Add extra stop
        </Button>
      )}
    </div>
  );
}

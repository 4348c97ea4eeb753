import { ChevronDown, Plus, X } from "lucide-react";
import { Button, IconButton } from "#design/button.tsx";
import { Field } from "#design/fields/field.tsx";
import { NumberStepper } from "#design/fields/number-stepper.tsx";
import { PlaceField } from "../../ui/place-field.tsx";
import { SeatSizeFields } from "../../ui/seat-size-fields.tsx";
import { extrasText } from "./extras-text.tsx";
import type { WizardForm } from "./step-heading.tsx";
import type { Draft } from "./use-wizard-draft.ts";

const stopsAtMost = 5;

/** What most people need not say, folded away. */
export function ExtrasFields({ form: { draft, change, problems } }: { form: WizardForm }) {
  return (
    <details className="group/extras rounded-lg inset-ring-[1.5px] inset-ring-line">
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-lg px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">
          Bags, child seats, stops <span className="font-normal text-ink-3">(optional)</span>
        </span>
        <span className="text-ink-2 text-sm">{extrasText(draft)}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-3 transition-transform duration-(--d-2) group-open/extras:rotate-180"
        />
      </summary>
      <div className="grid gap-5 px-4 pt-1 pb-5">
        <div className="flex flex-wrap gap-x-8 gap-y-4">
          <Field label="Bags" hint="Suitcases and large bags" error={problems.bags}>
            <NumberStepper noun="bags" max={100} value={draft.bags} onChange={(bags) => change({ bags })} />
          </Field>
          <Field label="Child seats" hint="Free under 12" error={problems.child_seats}>
            <NumberStepper
              noun="child seats"
              max={Math.min(10, draft.passengers)}
              value={draft.childSeats}
              onChange={(childSeats) => change({ childSeats })}
            />
          </Field>
        </div>
        <SeatSizeFields
          seats={draft.childSeats}
          sizes={draft.childSeatSizes}
          onChange={(childSeatSizes) => change({ childSeatSizes })}
        />
        <Stops stops={draft.stops} onChange={(stops) => change({ stops })} error={problems.extra_stops} />
      </div>
    </details>
  );
}

type StopsProps = { stops: Draft["stops"]; onChange: (stops: Draft["stops"]) => void; error: string | undefined };

function Stops({ stops, onChange, error }: StopsProps) {
  const put = (at: number, stop: string) => onChange(stops.with(at, stop));
  return (
    <div className="grid gap-2.5">
      {stops.map((stop, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place in the order
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

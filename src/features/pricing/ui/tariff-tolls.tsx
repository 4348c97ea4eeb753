import { Plus, Trash2 } from "lucide-react";
import { Button } from "#design/button.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { cents } from "#domain/money/money.ts";
import type { TariffContent } from "../tariff-contract.ts";
import { ZoneChoice } from "./rule-choices.tsx";
import { Amount, PlaceNames, TariffGroup } from "./tariff-fields.tsx";
import type { PartEditorProps } from "./use-tariff-draft.ts";

type Toll = TariffContent["tolls"][number];

/** Paid on as they are, each way, for trips to or from the places named. */
export function TollsGroup({ draft: { tolls }, put }: PartEditorProps) {
  const change = (toll: Toll) =>
    put(
      "tolls",
      tolls.map((one) => (one.id === toll.id ? toll : one)),
    );
  return (
    <TariffGroup title="Tolls" note="One way, by where a trip starts or ends: places or zones">
      {tolls.map((toll) => (
        <fieldset key={toll.id} className="grid items-start gap-3 sm:grid-cols-[1fr_8rem_2fr_auto]">
          <legend className="sr-only">{toll.name || "New toll"}</legend>
          <Field label="Name, as customers see it">
            <TextInput
              size="sm"
              value={toll.name}
              maxLength={80}
              onChange={(event) => change({ ...toll, name: event.currentTarget.value })}
            />
          </Field>
          <Amount label="One way" value={toll.amount} onChange={(amount) => change({ ...toll, amount })} />
          <PlaceNames
            label="To or from"
            hint="Towns or places, with commas"
            places={toll.places}
            onChange={(places) => change({ ...toll, places })}
          />
          <div className="sm:order-last sm:col-span-4">
            <ZoneChoice
              label="Also in a zone"
              chosen={toll.zones ?? []}
              onChange={(zones) => change(withZones(toll, zones))}
            />
          </div>
          <Button
            size="sm"
            variant="quiet"
            icon={<Trash2 aria-hidden />}
            className="w-fit sm:mt-7"
            aria-label={`Remove ${toll.name || "this toll"}`}
            onClick={() =>
              put(
                "tolls",
                tolls.filter(({ id }) => id !== toll.id),
              )
            }
          >
            Remove
          </Button>
        </fieldset>
      ))}
      <Button
        size="sm"
        variant="outline"
        icon={<Plus aria-hidden />}
        className="w-fit"
        onClick={() => put("tolls", [...tolls, newToll(tolls)])}
      >
        Add a toll
      </Button>
    </TariffGroup>
  );
}

function withZones({ zones: _, ...toll }: Toll, zones: string[]): Toll {
  return zones.length > 0 ? { ...toll, zones } : toll;
}

function newToll(tolls: readonly Toll[]): Toll {
  const taken = new Set(tolls.map(({ id }) => id));
  let number = tolls.length + 1;
  while (taken.has(`toll-${number}`)) number++;
  return { id: `toll-${number}`, name: "", amount: cents(0), places: [] };
}

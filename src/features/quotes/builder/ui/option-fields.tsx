import { Calculator, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, TextArea, TextInput } from "#design/fields/field.tsx";
import { formatRand } from "#design/money.tsx";
import { Tabs } from "#design/tabs.tsx";
import { optionLetters } from "../../contract.ts";
import type { DraftLine, DraftOption, QuoteDraft } from "../../draft-contract.ts";
import type { BuiltQuote } from "../contract.ts";
import { AmountInput } from "./amount-input.tsx";
import { LineFields } from "./line-fields.tsx";
import { TripExtras } from "./trip-extras.tsx";
import { TripFields, type TripInputs } from "./trip-fields.tsx";
import { useOptionPromos } from "./use-option-promos.ts";
import { isSame, type TariffPrice, useTariffPrices } from "./use-tariff-prices.ts";

type BuilderOptionsProps = {
  quote: Pick<BuiltQuote, "id" | "state">;
  draft: QuoteDraft;
  onChange: (changes: Partial<QuoteDraft>) => void;
  inputs: TripInputs;
};

/** Up to three options, of which the customer accepts one. */
export function OptionFields({ quote, draft, onChange, inputs }: BuilderOptionsProps) {
  // A sent quote never changes.
  const isDraft = quote.state === "draft";
  const { options } = draft;
  const [chosen, setChosen] = useState<string>(options[0]?.letter ?? "A");
  // First, so that lines which follow the tariff in the same turn are written last.
  const promoProblems = useOptionPromos({ quote, draft }, onChange);
  const prices = useTariffPrices(draft, onChange, isDraft);
  const next = optionLetters.find((letter) => !options.some((option) => option.letter === letter));
  const write = (letter: string, changes: Partial<DraftOption>) =>
    onChange({ options: options.map((option) => (option.letter === letter ? { ...option, ...changes } : option)) });
  const add = () => {
    if (!next) return;
    onChange({ options: [...options, optionAfter(options.at(-1), next)].sort(byLetter) });
    setChosen(next);
  };
  return (
    <Card>
      <CardHeader
        title="Options"
        note="The customer sees them side by side and chooses one."
        actions={
          next && (
            <Button size="sm" variant="outline" icon={<Plus aria-hidden="true" />} onClick={add}>
              Add option {next}
            </Button>
          )
        }
      />
      {options.length === 0 && <p className="text-ink-2">No options yet. Add one to start.</p>}
      {options.length > 0 && (
        <Tabs
          label="Options"
          variant="line"
          value={options.some(({ letter }) => letter === chosen) ? chosen : (options[0]?.letter ?? "A")}
          onChange={setChosen}
          items={options.map((option) => ({
            id: option.letter,
            label: `${option.letter}: ${option.title || "without a name"}`,
            content: (
              <OptionEditor
                option={option}
                draft={draft}
                tariff={isDraft ? prices[option.letter] : null}
                promoProblem={promoProblems[option.letter]}
                inputs={inputs}
                onChange={(changes) => write(option.letter, changes)}
                onRemove={() => onChange({ options: options.filter(({ letter }) => letter !== option.letter) })}
              />
            ),
          }))}
        />
      )}
    </Card>
  );
}

const byLetter = (a: DraftOption, b: DraftOption) => a.letter.localeCompare(b.letter);

/** A new option starts with the price of the one before it. */
const optionAfter = (last: DraftOption | undefined, letter: DraftOption["letter"]): DraftOption => ({
  letter,
  title: `Option ${letter}`,
  description: "",
  journey: last?.journey ?? null,
  lines: last ? last.lines.map((line) => ({ ...line })) : [],
  discount_cents: 0,
  cost_cents: 0,
  promo_code: "",
  promo: null,
});

type OptionEditorProps = {
  option: DraftOption;
  draft: QuoteDraft;
  tariff: TariffPrice | null;
  promoProblem: string;
  inputs: TripInputs;
  onChange: (changes: Partial<DraftOption>) => void;
  onRemove: () => void;
};

function OptionEditor({ option, draft, tariff, promoProblem, inputs, onChange, onRemove }: OptionEditorProps) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Option name" required>
          <TextInput
            value={option.title}
            maxLength={120}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
        </Field>
        <Field label="Short description" optional>
          <TextArea
            rows={1}
            maxLength={1000}
            value={option.description}
            onChange={(event) => onChange({ description: event.currentTarget.value })}
          />
        </Field>
      </div>
      <OwnTrip option={option} draft={draft} inputs={inputs} onChange={onChange} />
      {tariff && (
        <TariffHint tariff={tariff} lines={option.lines} onUse={({ title, lines }) => onChange({ title, lines })} />
      )}
      <LineFields lines={option.lines} onChange={(lines) => onChange({ lines })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Discount" hint="Spread over all lines.">
          <AmountInput
            label="Discount in rand"
            value={option.discount_cents}
            onChange={(discount) => onChange({ discount_cents: Math.max(0, discount) })}
          />
        </Field>
        <Field
          label="Promo code"
          optional
          hint={
            option.promo
              ? `Takes off ${formatRand(option.promo.discount_cents)}.`
              : "Taken off the lines, after the discount."
          }
          error={(option.promo_code && promoProblem) || undefined}
        >
          <TextInput
            value={option.promo_code}
            maxLength={30}
            autoComplete="off"
            autoCapitalize="characters"
            className="uppercase"
            onChange={(event) => onChange({ promo_code: event.currentTarget.value })}
          />
        </Field>
        <Field label="What it costs us" hint="The customer doesn’t see this.">
          <AmountInput
            label="Our cost in rand"
            value={option.cost_cents}
            onChange={(cost) => onChange({ cost_cents: Math.max(0, cost) })}
          />
        </Field>
      </div>
      <Button
        size="sm"
        variant="quiet"
        className="justify-self-start"
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      >
        Remove option {option.letter}
      </Button>
    </div>
  );
}

function OwnTrip({
  option,
  draft,
  inputs,
  onChange,
}: Pick<OptionEditorProps, "option" | "draft" | "inputs" | "onChange">) {
  return (
    <div className="grid gap-4 rounded-lg bg-surface-2 p-4">
      <Checkbox
        label={`Option ${option.letter} has its own trip`}
        hint="Other places, dates, times or passengers. The customer sees this trip with the option and books it."
        checked={option.journey !== null}
        onChange={(event) => onChange({ journey: event.currentTarget.checked ? { ...draft.journey } : null })}
      />
      {option.journey && (
        <>
          <TripFields journey={option.journey} onChange={(journey) => onChange({ journey })} inputs={inputs} />
          <TripExtras journey={option.journey} onChange={(journey) => onChange({ journey })} />
        </>
      )}
    </div>
  );
}

type TariffHintProps = {
  tariff: TariffPrice;
  lines: readonly DraftLine[];
  onUse: (price: { title: string; lines: DraftLine[] }) => void;
};

/** The tariff’s price for the trip, with a button to use its lines. */
function TariffHint({ tariff, lines, onUse }: TariffHintProps) {
  const total = tariff.lines.reduce((sum, { quantity, unit_cents }) => sum + quantity * unit_cents, 0);
  const isUsed = tariff.status === "ready" && isSame(tariff.lines, lines);
  const words = {
    no_day: "Choose a pickup date to see the tariff price.",
    asking: "Working out the tariff price…",
    no_price: tariff.reason,
    failed: "We couldn’t load the tariff price. Enter a price, or try again later.",
    ready: isUsed ? `Priced by the tariff: ${formatRand(total)}` : `Tariff price for this trip: ${formatRand(total)}`,
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="flex items-center gap-2 text-ink-2">
        <Calculator aria-hidden="true" className="size-5" />
        {words[tariff.status]}
      </p>
      {tariff.status === "ready" && !isUsed && (
        <Button size="sm" variant="outline" onClick={() => onUse({ title: tariff.title, lines: [...tariff.lines] })}>
          Use tariff price
        </Button>
      )}
    </div>
  );
}

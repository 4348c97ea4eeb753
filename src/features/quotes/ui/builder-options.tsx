import { Calculator, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { Field, TextArea, TextInput } from "#design/field.tsx";
import { Tabs } from "#design/tabs.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { optionLetters } from "../contract.ts";
import { type DraftOption, type QuoteDraft, quotesOfficeContract } from "../office-contract.ts";
import { AmountInput } from "./amount-input.tsx";
import { BuilderLines } from "./builder-lines.tsx";
import { messageOf } from "./use-quote.ts";

type BuilderOptionsProps = { draft: QuoteDraft; onChange: (changes: Partial<QuoteDraft>) => void };

/** Up to three ways to travel; the customer takes one. */
export function BuilderOptions({ draft, onChange }: BuilderOptionsProps) {
  const { options } = draft;
  const [chosen, setChosen] = useState<string>(options[0]?.letter ?? "A");
  const next = optionLetters.find((letter) => !options.some((option) => option.letter === letter));
  const write = (letter: string, changes: Partial<DraftOption>) =>
    onChange({ options: options.map((option) => (option.letter === letter ? { ...option, ...changes } : option)) });
  const add = () => {
    if (!next) return;
    const last = options.at(-1);
    const lines = last ? last.lines.map((line) => ({ ...line })) : [];
    const made = { letter: next, title: `Option ${next}`, description: "", lines, discount_cents: 0, cost_cents: 0 };
    onChange({ options: [...options, made].sort((a, b) => a.letter.localeCompare(b.letter)) });
    setChosen(next);
  };
  return (
    <Card>
      <CardHeader
        title="Options"
        note="The customer sees them side by side and takes one."
        actions={
          next && (
            <Button size="sm" variant="outline" icon={<Plus aria-hidden="true" />} onClick={add}>
              Add option {next}
            </Button>
          )
        }
      />
      {options.length === 0 && <p className="text-ink-2">No option yet. Add one to begin.</p>}
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

type OptionEditorProps = {
  option: DraftOption;
  draft: QuoteDraft;
  onChange: (changes: Partial<DraftOption>) => void;
  onRemove: () => void;
};

function OptionEditor({ option, draft, onChange, onRemove }: OptionEditorProps) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name of the option" required>
          <TextInput
            value={option.title}
            maxLength={120}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
        </Field>
        <Field label="In a sentence" optional>
          <TextArea
            rows={1}
            maxLength={1000}
            value={option.description}
            onChange={(event) => onChange({ description: event.currentTarget.value })}
          />
        </Field>
      </div>
      <BuilderLines lines={option.lines} onChange={(lines) => onChange({ lines })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Discount" hint="Taken off every line alike.">
          <AmountInput
            label="Discount in rand"
            value={option.discount_cents}
            onChange={(discount) => onChange({ discount_cents: Math.max(0, discount) })}
          />
        </Field>
        <Field label="What it costs us" hint="The customer never sees it.">
          <AmountInput
            label="Our cost in rand"
            value={option.cost_cents}
            onChange={(cost) => onChange({ cost_cents: Math.max(0, cost) })}
          />
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <TariffButton draft={draft} onChange={onChange} />
        <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
          Remove option {option.letter}
        </Button>
      </div>
    </div>
  );
}

/** Writes the tariff's own lines into the option. */
function TariffButton({ draft, onChange }: Pick<OptionEditorProps, "draft" | "onChange">) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const price = async () => {
    setBusy(true);
    setProblem("");
    try {
      const { title, lines } = await callSignedIn(quotesOfficeContract.priceQuoteOption, { journey: draft.journey });
      onChange({ title, lines });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        busy={isBusy}
        icon={<Calculator aria-hidden="true" />}
        onClick={() => void price()}
      >
        Price by the tariff
      </Button>
      {problem && (
        <Alert tone="warn" announce className="w-full">
          {problem}
        </Alert>
      )}
    </>
  );
}

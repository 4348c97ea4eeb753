import { Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { Button, IconButton } from "#design/button.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { useFieldMessage } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import type { CheckItem, Part } from "#domain/fleet/fleet.ts";

/** A list in a form, one row each, with buttons to add and remove rows. */
function RowsField<Row>(props: {
  name: string;
  label: string;
  addLabel: string;
  blank: Row;
  draw: (row: Row, change: (changes: Partial<Row>) => void, at: number) => ReactNode;
}) {
  const { name, label, addLabel, blank, draw } = props;
  const { field } = useController({ name });
  const rows: readonly Row[] = field.value;
  const error = useFieldMessage(name);
  const change = (at: number) => (changes: Partial<Row>) =>
    field.onChange(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and are only added at the end
        <div key={at} className="flex items-center gap-2">
          {draw(row, change(at), at)}
          <IconButton
            size="sm"
            label={`Remove ${label.toLowerCase()} ${at + 1}`}
            onClick={() => field.onChange(rows.filter((_, index) => index !== at))}
          >
            <X />
          </IconButton>
        </div>
      ))}
      {error && <p className="text-xs font-semibold text-bad">{error}</p>}
      <Button
        size="sm"
        variant="quiet"
        className="justify-self-start"
        icon={<Plus aria-hidden />}
        onClick={() => field.onChange([...rows, blank])}
      >
        {addLabel}
      </Button>
    </fieldset>
  );
}

export const ChecklistField = () => (
  <RowsField<CheckItem>
    name="checklist"
    label="Checklist"
    addLabel="Add item"
    blank={{ text: "", done: false }}
    draw={({ text, done }, change, at) => (
      <>
        <input
          type="checkbox"
          aria-label={`Item ${at + 1} done`}
          checked={done}
          onChange={({ currentTarget }) => change({ done: currentTarget.checked })}
          className="size-5 shrink-0 accent-primary"
        />
        <div className="grow">
          <TextInput
            size="sm"
            aria-label={`Item ${at + 1}`}
            maxLength={200}
            value={text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        </div>
      </>
    )}
  />
);

export const PartsField = () => (
  <RowsField<Part>
    name="parts"
    label="Parts"
    addLabel="Add part"
    blank={{ name: "", quantity: 1, cost_cents: 0 }}
    draw={({ name, quantity, cost_cents }, change, at) => (
      <div className="grid grow grid-cols-[1fr_4.5rem_7.5rem] gap-2 max-sm:grid-cols-2">
        <div className="max-sm:col-span-2">
          <TextInput
            size="sm"
            aria-label={`Part ${at + 1}`}
            placeholder="Oil filter"
            maxLength={120}
            value={name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        </div>
        <NumberEntry
          size="sm"
          aria-label={`Quantity of part ${at + 1}`}
          value={quantity}
          onChange={(next) => change({ quantity: next })}
        />
        <NumberEntry
          size="sm"
          unit="rand"
          aria-label={`Price of one, part ${at + 1}`}
          value={cost_cents}
          onChange={(next) => change({ cost_cents: next })}
        />
      </div>
    )}
  />
);

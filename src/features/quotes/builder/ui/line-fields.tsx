import { Plus, Trash2 } from "lucide-react";
import { Button, IconButton } from "#design/button.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { Money } from "#design/money.tsx";
import { vatCodes } from "../../contract.ts";
import type { DraftLine } from "../../draft-contract.ts";
import { vatLabels } from "../../ui/messages.ts";
import { AmountInput } from "./amount-input.tsx";

type BuilderLinesProps = { lines: readonly DraftLine[]; onChange: (lines: DraftLine[]) => void };

const row =
  "grid grid-cols-6 items-center gap-2 sm:grid-cols-[minmax(0,1fr)_4.5rem_8.5rem_7rem_6.5rem_auto] [&>*]:min-w-0";
/** A line’s layout on a phone: description; quantity and price; VAT, amount and delete. */
const fold = {
  text: "max-sm:col-span-6",
  count: "max-sm:col-span-2",
  each: "max-sm:col-span-4",
  vat: "max-sm:col-span-3",
};

/** An option’s lines: description, quantity, price and VAT code. */
export function LineFields({ lines, onChange }: BuilderLinesProps) {
  const set = (at: number, changes: Partial<DraftLine>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...changes } : line)));
  const add = () => onChange([...lines, { text: "", quantity: 1, unit_cents: 0, vat_code: "EX12G" }]);
  return (
    <div className="grid gap-3">
      <div aria-hidden="true" className={`${row} max-sm:hidden text-ink-2 text-sm`}>
        <span>Line</span>
        <span>Quantity</span>
        <span>Each</span>
        <span>VAT</span>
        <span className="text-end">Amount</span>
        <span className="w-10" />
      </div>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no key while it is written
        <fieldset key={at} aria-label={`Line ${at + 1}`} className={row}>
          <div className={fold.text}>
            <TextInput
              aria-label="Description"
              placeholder="Description"
              value={line.text}
              maxLength={200}
              onChange={(event) => set(at, { text: event.currentTarget.value })}
            />
          </div>
          <div className={fold.count}>
            <TextInput
              aria-label="Quantity"
              type="number"
              min={1}
              max={1000}
              value={line.quantity}
              onChange={(event) =>
                set(at, { quantity: Math.max(1, Math.round(Number(event.currentTarget.value) || 1)) })
              }
            />
          </div>
          <div className={fold.each}>
            <AmountInput
              label="Each, in rand"
              value={line.unit_cents}
              onChange={(unit_cents) => set(at, { unit_cents })}
            />
          </div>
          <div className={fold.vat}>
            <Select
              aria-label="VAT code"
              value={line.vat_code}
              options={vatCodes.map((value) => ({ value, label: vatLabels[value] }))}
              onChange={(event) => {
                const { value } = event.currentTarget;
                set(at, { vat_code: vatCodes.find((code) => code === value) ?? "EX12G" });
              }}
            />
          </div>
          <Money cents={line.quantity * line.unit_cents} className="text-end font-semibold max-sm:col-span-2" />
          <IconButton
            size="sm"
            label={`Remove line ${at + 1}`}
            onClick={() => onChange(lines.filter((_, index) => index !== at))}
          >
            <Trash2 />
          </IconButton>
        </fieldset>
      ))}
      <Button
        size="sm"
        variant="outline"
        className="justify-self-start"
        icon={<Plus aria-hidden="true" />}
        onClick={add}
      >
        Add line
      </Button>
    </div>
  );
}

import { useId } from "react";
import { cx } from "../class-names.ts";
import { type ControlSize, FieldControlContext } from "./field-control.ts";
import { NumberStepper } from "./number-stepper.tsx";

export type QuantityItem = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** “R450 per person” */
  readonly price: string;
  /** Facts to know before choosing; empty if there is nothing. */
  readonly notice: string;
  readonly most: number;
};

type QuantityListProps = {
  label: string;
  items: readonly QuantityItem[];
  quantities: Readonly<Record<string, number>>;
  onChange: (id: string, quantity: number) => void;
  size?: ControlSize;
};

/** Things to add, each with its price and how many. Nothing is drawn for an empty list. */
export function QuantityList({ label, items, quantities, onChange, size = "md" }: QuantityListProps) {
  if (items.length === 0) return null;
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <ul className="grid divide-y divide-line rounded-lg inset-ring-1 inset-ring-line">
        {items.map((item) => (
          <Item
            key={item.id}
            item={item}
            size={size}
            quantity={quantities[item.id] ?? 0}
            onChange={(quantity) => onChange(item.id, quantity)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

type ItemProps = { item: QuantityItem; size: ControlSize; quantity: number; onChange: (quantity: number) => void };

function Item({ item, size, quantity, onChange }: ItemProps) {
  const id = useId();
  const most = Math.max(item.most, 0);
  return (
    <li
      className={cx(
        "flex flex-wrap items-center justify-between gap-x-4 gap-y-2",
        size === "sm" ? "px-3 py-2" : "px-4 py-3",
      )}
    >
      <div className="min-w-0 flex-1 basis-40">
        <label htmlFor={id} className="font-semibold [overflow-wrap:anywhere]">
          {item.name}
        </label>
        {item.text && <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">{item.text}</p>}
        <p className="text-sm">
          {item.price}
          {item.notice && <span className="text-ink-2">{` · ${item.notice}`}</span>}
        </p>
      </div>
      <FieldControlContext value={{ id }}>
        <NumberStepper
          size={size}
          noun={item.name}
          max={most}
          disabled={most === 0}
          value={Math.min(quantity, most)}
          onChange={onChange}
        />
      </FieldControlContext>
    </li>
  );
}

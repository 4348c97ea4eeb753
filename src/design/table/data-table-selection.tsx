import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { cx } from "../class-names.ts";

export type TableSelection = {
  keys: readonly string[];
  onChange: (keys: string[]) => void;
  /** Actions on the selected rows. */
  actions?: ReactNode;
};

type RowCheckboxProps = {
  label: string;
  isOn: boolean;
  isPartly?: boolean;
  /** In a dense table it is no taller than a line. */
  isDense?: boolean;
  onChange: (on: boolean) => void;
};

export function RowCheckbox({ label, isOn, isPartly = false, isDense = false, onChange }: RowCheckboxProps) {
  const Mark = isOn ? Check : Minus;
  return (
    <label
      className={cx("relative grid cursor-pointer place-items-center max-sm:size-11", isDense ? "h-7 w-9" : "size-9")}
    >
      <input
        type="checkbox"
        name="selected"
        aria-label={label}
        checked={isOn}
        ref={(input) => {
          if (input) input.indeterminate = isPartly && !isOn;
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="size-5 cursor-[inherit] appearance-none rounded-xs bg-surface inset-ring-[1.5px] inset-ring-line-strong checked:bg-primary checked:inset-ring-primary indeterminate:bg-primary indeterminate:inset-ring-primary hover:inset-ring-ink-2"
      />
      {(isOn || isPartly) && (
        <Mark aria-hidden size={15} strokeWidth={3.2} className="pointer-events-none absolute text-on-primary" />
      )}
    </label>
  );
}

/** Appears with the first selected row; its words are spoken. */
export function BulkBar({ selection: { keys, onChange, actions } }: { selection: TableSelection }) {
  return (
    <div role="status" className="empty:hidden">
      {keys.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-accent-soft py-2 ps-4 pe-2">
          <p className="font-semibold">{keys.length === 1 ? "1 row selected" : `${keys.length} rows selected`}</p>
          <div className="ms-auto flex flex-wrap items-center gap-2">
            {actions}
            <Button size="sm" variant="quiet" onClick={() => onChange([])}>
              Clear selection
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

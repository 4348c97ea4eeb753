import { SlidersHorizontal } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "../button.tsx";
import { Checkbox } from "../fields/checkbox.tsx";
import { Segmented } from "../fields/segmented.tsx";
import { PopoverPanel } from "../overlay/popover-panel.tsx";
import { usePopoverToggle } from "../overlay/use-popover-toggle.ts";
import type { DataTableInstance } from "./data-table-column.ts";
import type { TableView } from "./use-table-view.ts";

type ViewMenuProps<Row extends object> = {
  table: DataTableInstance<Row>;
  view: TableView;
  onView: (view: TableView) => void;
  onResetView: () => void;
};

/** Which columns to see, and how tightly. */
export function ViewMenu<Row extends object>({ table, view, onView, onResetView }: ViewMenuProps<Row>) {
  const anchor = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const popover = usePopoverToggle();
  const hideable = table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <div ref={anchor}>
      <Button
        size="sm"
        variant="outline"
        icon={<SlidersHorizontal aria-hidden />}
        aria-expanded={popover.isOpen}
        aria-controls={panelId}
        {...popover.buttonProps()}
      >
        Columns
      </Button>
      <PopoverPanel
        id={panelId}
        anchor={anchor}
        isOpen={popover.isOpen}
        onClose={popover.close}
        sheetOnPhone
        role="dialog"
        aria-label="Columns and row height"
        className="w-64 p-4"
      >
        <fieldset className="grid">
          <legend className="text-xs font-bold text-ink-3">Columns</legend>
          {hideable.map((column) => (
            <Checkbox
              key={column.id}
              label={String(column.columnDef.header)}
              checked={column.getIsVisible()}
              onChange={(event) => column.toggleVisibility(event.currentTarget.checked)}
            />
          ))}
        </fieldset>
        <Segmented
          label="Row height"
          className="mt-2 max-sm:hidden"
          value={view.density}
          onChange={(density) => onView({ ...view, density })}
          options={[
            { value: "comfortable", label: "Comfortable" },
            { value: "dense", label: "Dense" },
          ]}
        />
        <Button size="sm" variant="quiet" wide className="mt-2" onClick={onResetView}>
          Reset
        </Button>
      </PopoverPanel>
    </div>
  );
}

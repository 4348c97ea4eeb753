import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { cx } from "../class-names.ts";
import { alignClass, type Column, type DataTableInstance, roomClass } from "./data-table-column.ts";
import { tableRoles } from "./data-table-roles.ts";
import { RowCheckbox, type TableSelection } from "./data-table-selection.tsx";

type TableHeadProps<Row extends object> = {
  table: DataTableInstance<Row>;
  columns: ReadonlyMap<string, Column<Row>>;
  selection?: TableSelection;
};

const cell = "sticky top-0 z-10 border-b border-line bg-surface text-sm font-semibold whitespace-nowrap text-ink-3";
const padded = "px-2.5 first:ps-3 last:pe-3";

export function TableHead<Row extends object>({ table, columns, selection }: TableHeadProps<Row>) {
  return (
    <thead {...tableRoles.group} className="max-sm:sr-only">
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} {...tableRoles.row}>
          {selection && (
            <th {...tableRoles.header} scope="col" className={cx(cell, "w-11 ps-1 pe-2.5")}>
              <RowCheckbox
                label="Select all rows on this page"
                isOn={table.getIsAllRowsSelected()}
                isPartly={table.getIsSomeRowsSelected()}
                onChange={(on) => table.toggleAllRowsSelected(on)}
              />
            </th>
          )}
          {group.headers.map(({ id, column }) => {
            const own = columns.get(column.id);
            const sorted = column.getIsSorted();
            return (
              <th
                key={id}
                {...tableRoles.header}
                scope="col"
                aria-sort={column.getCanSort() ? ariaSort(sorted) : undefined}
                style={{ width: own?.width }}
                className={cx(cell, padded, alignClass[own?.align ?? "start"], roomClass(own))}
              >
                {column.getCanSort() ? (
                  <SortButton
                    header={own?.header ?? ""}
                    sorted={sorted}
                    isEnd={own?.align === "end"}
                    onPress={() => column.toggleSorting()}
                  />
                ) : (
                  own?.header
                )}
              </th>
            );
          })}
        </tr>
      ))}
    </thead>
  );
}

type Sorted = false | "asc" | "desc";

const ariaSort = (sorted: Sorted) => {
  if (!sorted) return "none";
  return sorted === "asc" ? "ascending" : "descending";
};

const arrows = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown } as const;

type SortButtonProps = { header: string; sorted: Sorted; isEnd: boolean; onPress: () => void };

function SortButton({ header, sorted, isEnd, onPress }: SortButtonProps) {
  const Arrow = arrows[sorted || "none"];
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx(
        "group/sort inline-flex min-h-10 items-center gap-1.5 rounded-xs font-semibold hover:text-ink",
        sorted && "text-ink",
        isEnd && "flex-row-reverse",
      )}
    >
      {header}
      <Arrow
        size={15}
        aria-hidden
        className={
          sorted ? "text-primary-text" : "opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100"
        }
      />
    </button>
  );
}

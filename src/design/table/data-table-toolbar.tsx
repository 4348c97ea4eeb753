import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Select, TextInput } from "../fields/field.tsx";
import type { Column, DataTableInstance, Sort } from "./data-table-column.ts";
import { ViewMenu } from "./data-table-view-menu.tsx";
import type { TableView } from "./use-table-view.ts";

export type TableSearch = { value: string; onChange: (text: string) => void; placeholder?: string; delay?: number };

type TableToolbarProps<Row extends object> = {
  table: DataTableInstance<Row>;
  columns: readonly Column<Row>[];
  view: TableView;
  onView: (view: TableView) => void;
  onResetView: () => void;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  search?: TableSearch;
  filters?: ReactNode;
  actions?: ReactNode;
  storageKey?: string;
};

export function TableToolbar<Row extends object>(props: TableToolbarProps<Row>) {
  const { search, filters, actions, sort, onSort, storageKey } = props;
  if (!search && !filters && !actions && !onSort && !storageKey) return null;
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {search && <SearchBox {...search} />}
      {filters}
      {onSort && <PhoneSort columns={props.columns} sort={sort} onSort={onSort} />}
      <div className="ms-auto flex items-center gap-2">
        {actions}
        {/* A choice that would be forgotten at the next visit is not worth a button. */}
        {storageKey && <ViewMenu {...props} />}
      </div>
    </div>
  );
}

/** Waits for a pause in the typing before it asks. */
function SearchBox({ value, onChange, placeholder = "Search", delay = 300 }: TableSearch) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== seen) {
    setSeen(value);
    setText(value);
  }
  // By the newest, or a row that was opened in the pause would be closed again.
  const ask = useRef(onChange);
  useEffect(() => {
    ask.current = onChange;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask.current(next.trim()), delay);
  };
  return (
    <div className="min-w-52 flex-1 sm:max-w-96">
      <TextInput
        type="search"
        size="sm"
        aria-label={placeholder}
        placeholder={placeholder}
        lead={<Search aria-hidden />}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </div>
  );
}

type PhoneSortProps<Row> = { columns: readonly Column<Row>[]; sort?: Sort; onSort: (sort: Sort) => void };

/** Cards have no headers to press, so a phone sorts here. */
function PhoneSort<Row>({ columns, sort, onSort }: PhoneSortProps<Row>) {
  const choices = columns.flatMap(({ header, sortKey }) =>
    sortKey === undefined
      ? []
      : [
          { value: `${sortKey} asc`, label: `${header} ↑` },
          { value: `${sortKey} desc`, label: `${header} ↓` },
        ],
  );
  const choose = (choice: string) => {
    const [key, direction] = choice.split(" ");
    if (key) onSort({ key, direction: direction === "desc" ? "desc" : "asc" });
  };
  return (
    <div className="min-w-36 flex-1 sm:hidden">
      <Select
        size="sm"
        aria-label="Sort by"
        placeholder={sort ? undefined : "Sort by"}
        options={choices}
        value={sort ? `${sort.key} ${sort.direction}` : ""}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </div>
  );
}

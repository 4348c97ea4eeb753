import { useMemo, useState } from "react";
import { useStoredText } from "../use-stored-text.ts";
import type { Column } from "./data-table-column.ts";

export type Density = "comfortable" | "dense";
export type TableView = { hidden: readonly string[]; density: Density };

/** Which columns a person wants to see and how tightly, remembered under the key if there is one. */
export function useTableView<Row>(columns: readonly Column<Row>[], density: Density, storageKey?: string) {
  const [stored, store] = useStoredText(storageKey ?? "");
  const [loose, setLoose] = useState<TableView | null>(null);
  const atFirst = useMemo(
    () => ({ hidden: columns.filter((column) => column.hiddenAtFirst).map(({ id }) => id), density }),
    [columns, density],
  );
  const view = (storageKey ? parseView(stored) : loose) ?? atFirst;
  const setView = (next: TableView) => (storageKey ? store(JSON.stringify(next)) : setLoose(next));
  return { view, setView, reset: () => setView(atFirst) };
}

/** A stored value may be from an older release, or from someone’s console. */
function parseView(text: string | null): TableView | null {
  if (!text) return null;
  try {
    const { hidden, density } = JSON.parse(text) as Partial<TableView>;
    if (!Array.isArray(hidden) || !hidden.every((id) => typeof id === "string")) return null;
    return { hidden, density: density === "dense" ? "dense" : "comfortable" };
  } catch {
    return null;
  }
}

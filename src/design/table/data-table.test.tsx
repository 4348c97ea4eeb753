// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Column, DataTable, type DataTableProps, type Sort } from "./data-table.tsx";
import { useKeyPages } from "./use-key-pages.ts";

type Fruit = { name: string; price: number };
const fruits: readonly Fruit[] = [
  { name: "Apple", price: 3 },
  { name: "Naartjie", price: 5 },
  { name: "Guava", price: 4 },
];
const columns: readonly Column<Fruit>[] = [
  { id: "name", header: "Name", cell: (fruit) => fruit.name, sortKey: "name", hideable: false },
  {
    id: "price",
    header: "Price",
    cell: (fruit) => fruit.price,
    sortKey: "cents",
    sortsDescendingFirst: true,
    align: "end",
  },
  { id: "note", header: "Note", cell: () => "fresh", hiddenAtFirst: true },
];
const keyOf = (fruit: Fruit) => fruit.name;

const show = (props: Partial<DataTableProps<Fruit>> = {}) =>
  render(<DataTable caption="Fruit" columns={columns} rows={fruits} rowKey={keyOf} {...props} />);

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const rowOf = (text: string) => screen.getByText(text).closest("tr") ?? expect.fail(`no row for ${text}`);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("sorting", () => {
  test("a header asks for its sort key and the other direction the next time", () => {
    const sorts: Sort[] = [];
    function Sorted() {
      const [sort, setSort] = useState<Sort>({ key: "name", direction: "asc" });
      const onSort = (next: Sort) => {
        sorts.push(next);
        setSort(next);
      };
      return <DataTable caption="Fruit" columns={columns} rows={fruits} rowKey={keyOf} sort={sort} onSort={onSort} />;
    }
    render(<Sorted />);
    press("Name");
    press("Price");
    press("Price");
    expect(sorts).toEqual([
      { key: "name", direction: "desc" },
      { key: "cents", direction: "desc" },
      { key: "cents", direction: "asc" },
    ]);
    expect(screen.getByRole("columnheader", { name: "Price" }).getAttribute("aria-sort")).toBe("ascending");
    expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("none");
  });

  test("the rows stay in the order they were given", () => {
    show({ sort: { key: "cents", direction: "desc" }, onSort: () => undefined });
    const names = screen
      .getAllByRole("row")
      .slice(1)
      .map((row) => within(row).getAllByRole("cell")[0]?.textContent);
    expect(names).toEqual(["Apple", "Naartjie", "Guava"]);
  });
});

describe("pages by key", () => {
  const letters = ["a", "b", "c", "d", "e"];
  function Paged({ filter = "" }) {
    const pages = useKeyPages({ size: 2, resetOn: filter });
    const start = pages.key === null ? 0 : letters.indexOf(pages.key);
    const rows = letters.slice(start, start + 2).map((name) => ({ name, price: 1 }));
    return (
      <DataTable
        caption="Letters"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        pages={pages}
        nextKey={letters[start + 2]}
      />
    );
  }

  test("go forth to the end and back to the start", () => {
    render(<Paged />);
    expect(screen.getByRole("button", { name: "Previous" }).hasAttribute("disabled")).toBe(true);
    press("Next");
    expect(screen.getByText("Rows 3–4")).toBeDefined();
    press("Next");
    expect(screen.getByText("Rows 5–5")).toBeDefined();
    expect(screen.getByRole("button", { name: "Next" }).hasAttribute("disabled")).toBe(true);
    press("Previous");
    press("Previous");
    expect(rowOf("a")).toBeDefined();
    expect(screen.getByRole("button", { name: "Previous" }).hasAttribute("disabled")).toBe(true);
  });

  test("start again when the filter changes", () => {
    const { rerender } = render(<Paged filter="" />);
    press("Next");
    rerender(<Paged filter="vowels" />);
    expect(screen.getByText("Rows 1–2")).toBeDefined();
  });

  test("or one button that asks for more", () => {
    const onMore = vi.fn();
    show({ more: { hasMore: true, onMore } });
    press("Load more");
    expect(onMore).toHaveBeenCalledOnce();
  });
});

describe("selection", () => {
  function Selectable() {
    const [keys, setKeys] = useState<string[]>(["from another page"]);
    return (
      <DataTable
        caption="Fruit"
        columns={columns}
        rows={fruits}
        rowKey={keyOf}
        selection={{ keys, onChange: setKeys, actions: <output>{keys.join(", ")}</output> }}
      />
    );
  }

  test("every control is distinct from the others: a name for each box, an id or a name for each field", () => {
    const { container } = render(
      <DataTable
        caption="Fruit"
        columns={columns}
        rows={fruits}
        rowKey={keyOf}
        rowName={keyOf}
        search={{ value: "", onChange: () => {}, placeholder: "Search fruit" }}
        selection={{ keys: [], onChange: () => {} }}
      />,
    );
    const controls = [...container.querySelectorAll<HTMLInputElement>("input, select, textarea")];
    expect(controls.filter(({ id, name }) => !id && !name)).toEqual([]);
    const boxes = screen.getAllByRole("checkbox").map((box) => box.getAttribute("aria-label"));
    expect(new Set(boxes).size).toBe(boxes.length);
    expect(boxes).toContain("Select Apple");
  });

  test("adds a row, then the page, then lets the page go; rows elsewhere stay selected", () => {
    render(<Selectable />);
    fireEvent.click(within(rowOf("Guava")).getByRole("checkbox"));
    expect(screen.getByText("from another page, Guava")).toBeDefined();
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all rows on this page" }));
    expect(screen.getByText("4 rows selected")).toBeDefined();
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all rows on this page" }));
    expect(screen.getByText("1 row selected")).toBeDefined();
    press("Clear selection");
    expect(screen.queryByText(/selected$/)).toBeNull();
  });
});

describe("the choice of columns", () => {
  test("is remembered under its key", () => {
    const { unmount } = show({ storageKey: "fruit" });
    expect(screen.queryByRole("columnheader", { name: "Note" })).toBeNull();
    press("Columns");
    fireEvent.click(screen.getByRole("checkbox", { name: "Note" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Price" }));
    unmount();
    show({ storageKey: "fruit" });
    expect(screen.getAllByRole("columnheader").map((header) => header.textContent)).toEqual(["Name", "Note"]);
  });

  test("survives nonsense in the storage", () => {
    localStorage.setItem("fruit", '{"hidden": 3');
    show({ storageKey: "fruit" });
    expect(screen.getAllByRole("columnheader")).toHaveLength(2);
  });
});

describe("rows", () => {
  test("open by press and by Enter, not by a press on something inside", () => {
    const onOpen = vi.fn();
    const withButton = [...columns, { id: "act", header: "", cell: () => <button type="button">Call</button> }];
    show({ onOpen, columns: withButton });
    fireEvent.click(screen.getAllByText("Call")[0] ?? expect.fail());
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText("Apple"));
    fireEvent.keyDown(rowOf("Guava"), { key: "Enter" });
    expect(onOpen.mock.calls.map(([fruit]) => fruit.name)).toEqual(["Apple", "Guava"]);
  });

  test("are walked with the arrow keys", () => {
    show({ onOpen: () => undefined });
    rowOf("Apple").focus();
    fireEvent.keyDown(rowOf("Apple"), { key: "ArrowDown" });
    expect(document.activeElement).toBe(rowOf("Naartjie"));
  });
});

describe("instead of rows", () => {
  test("grey ones while loading", () => {
    show({ rows: [], isLoading: true });
    expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("true");
    expect(screen.getAllByRole("row").length).toBeGreaterThan(3);
  });

  test("the empty state of the owner", () => {
    show({ rows: [], empty: <p>No fruit this week</p> });
    expect(screen.getByText("No fruit this week")).toBeDefined();
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("a failure that can be retried", () => {
    const onRetry = vi.fn();
    show({ rows: [], failure: { onRetry } });
    press("Try again");
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

test("the search asks once, after a pause", () => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  show({ search: { value: "", onChange, placeholder: "Search fruit" } });
  const box = screen.getByRole("searchbox", { name: "Search fruit" });
  fireEvent.change(box, { target: { value: "gu" } });
  fireEvent.change(box, { target: { value: "guava " } });
  vi.advanceTimersByTime(299);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onChange.mock.calls).toEqual([["guava"]]);
  vi.useRealTimers();
});

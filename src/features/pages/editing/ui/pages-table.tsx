import { FilePlus2, PanelsTopLeft } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { type PageState, pageStateLabels } from "#domain/page/page-lifecycle.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type ListedPage, pageEditingContract } from "../contract.ts";
import { NewPageDialog } from "./new-page-dialog.tsx";
import { PageBadges, timesText } from "./page-badge.tsx";

const none: readonly ListedPage[] = [];
const keyOf = ({ id }: ListedPage) => id;
const states = Object.keys(pageStateLabels) as PageState[];

type PagesTableProps = { onOpen: (id: string, block?: string) => void };

/** Every page, the latest change first. Search looks at every word of every page, and says where it found it. */
export function PagesTable({ onOpen }: PagesTableProps) {
  const { read, filter } = usePageAddress();
  const [isAdding, setAdding] = useState(false);
  const search = read("search");
  const state = states.find((one) => one === read("state")) ?? null;
  const list = useList(pageEditingContract.listPages, (page) => ({ search, state, ...page }));
  return (
    <ListPage
      caption="Pages"
      columns={columnsWith(onOpen)}
      rows={list.data?.pages ?? none}
      rowKey={keyOf}
      {...list.table}
      search={{
        value: search,
        onChange: (next) => filter({ search: next }),
        placeholder: "Any word on a page, its name or address",
      }}
      views={{
        label: "Status",
        value: state ?? "",
        options: [{ value: "", label: "All" }, ...states.map((one) => ({ value: one, label: pageStateLabels[one] }))],
        onChange: (next) => filter({ state: next }),
      }}
      tools={
        <Button size="sm" icon={<FilePlus2 aria-hidden />} onClick={() => setAdding(true)}>
          New page
        </Button>
      }
      storageKey="list-pages"
      empty={
        <EmptyState
          icon={<PanelsTopLeft />}
          title={search || state ? "No pages match" : "No pages yet"}
          text="A page that you add is listed here. Visitors see it once you publish it."
        />
      }
    >
      {isAdding && <NewPageDialog onClose={() => setAdding(false)} onAdded={onOpen} />}
    </ListPage>
  );
}

const columnsWith = (open: PagesTableProps["onOpen"]): readonly Column<ListedPage>[] => [
  {
    id: "name",
    header: "Page",
    hideable: false,
    cell: ({ id, name, path, found }) => (
      <span className="grid gap-1">
        <button type="button" onClick={() => open(id)} className="w-fit text-start font-semibold text-link underline">
          {name}
        </button>
        <span className="text-ink-2 text-sm">{path}</span>
        {found.map(({ block, where, text, is_draft }) => (
          <button
            key={`${where} ${text} ${is_draft}`}
            type="button"
            onClick={() => open(id, block)}
            className="w-fit text-start text-sm hover:underline"
          >
            <span className="text-ink-3">
              {where}
              {!is_draft && ", as published"}:
            </span>{" "}
            {text}
          </button>
        ))}
      </span>
    ),
  },
  {
    id: "state",
    header: "Status",
    width: "15rem",
    cell: (page) => (
      <span className="grid gap-1">
        <PageBadges {...page} />
        {timesText(page) && <span className="text-ink-2 text-sm">{timesText(page)}</span>}
      </span>
    ),
  },
  {
    id: "updated",
    header: "Last change",
    width: "13rem",
    needsRoom: true,
    cell: ({ updated_at, updated_by }) => (
      <span className="grid">
        {formatDateTime(updated_at)}
        {updated_by && <span className="text-ink-2 text-sm">{updated_by}</span>}
      </span>
    ),
  },
];

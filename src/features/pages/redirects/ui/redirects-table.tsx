import { Pencil, Plus, Signpost, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { tableState } from "#design/table/use-list.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { redirectsContract, type ShownRedirect } from "../contract.ts";
import { RedirectDialog } from "./redirect-dialog.tsx";
import { Way } from "./redirect-way.tsx";

const none: readonly ShownRedirect[] = [];
const keyOf = ({ from }: ShownRedirect) => from;
type Open = { readonly edits?: ShownRedirect; readonly removes?: ShownRedirect };

/** Old addresses and where they lead. Renamed pages leave one here by themselves. */
export function RedirectsTable() {
  const { read, filter } = usePageAddress();
  const [open, setOpen] = useState<Open>();
  const search = read("search");
  const query = useCall(redirectsContract.listRedirects, { search });
  return (
    <ListPage
      caption="Redirects"
      columns={columnsWith(setOpen)}
      rows={query.data?.redirects ?? none}
      rowKey={keyOf}
      {...tableState(query)}
      search={{ value: search, onChange: (next) => filter({ search: next }), placeholder: "Old or new address" }}
      tools={
        <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setOpen({})}>
          Add a redirect
        </Button>
      }
      storageKey="list-redirects"
      empty={
        <EmptyState
          icon={<Signpost />}
          title={search ? "No redirects match" : "No redirects yet"}
          text="When you change a page’s address, its old one is listed here and leads to the new one."
        />
      }
    >
      {open && !open.removes && <RedirectDialog redirect={open.edits} onClose={() => setOpen(undefined)} />}
      {open?.removes && <RemoveDialog redirect={open.removes} onClose={() => setOpen(undefined)} />}
    </ListPage>
  );
}

const columnsWith = (open: (next: Open) => void): readonly Column<ShownRedirect>[] => [
  {
    id: "from",
    header: "Old address",
    hideable: false,
    cell: ({ from }) => <span className="font-semibold wrap-anywhere">{from}</span>,
  },
  { id: "to", header: "Leads to", cell: ({ way }) => <Way way={way.slice(1)} /> },
  {
    id: "since",
    header: "Added",
    width: "13rem",
    needsRoom: true,
    cell: ({ created_at, created_by }) => (
      <span className="grid">
        {formatDateTime(created_at)}
        {created_by && <span className="text-ink-2 text-sm">{created_by}</span>}
      </span>
    ),
  },
  {
    id: "actions",
    header: "Actions",
    width: "7rem",
    cell: (redirect) => (
      <span className="flex">
        <IconButton size="sm" label={`Edit ${redirect.from}`} onClick={() => open({ edits: redirect })}>
          <Pencil />
        </IconButton>
        <IconButton size="sm" label={`Remove ${redirect.from}`} onClick={() => open({ removes: redirect })}>
          <Trash2 />
        </IconButton>
      </span>
    ),
  },
];

function RemoveDialog({ redirect: { from }, onClose }: { redirect: ShownRedirect; onClose: () => void }) {
  const remove = useMakeCall(redirectsContract.removeRedirect, [redirectsContract.listRedirects]);
  return (
    <ActionDialog
      title={`Remove the redirect from ${from}?`}
      text="Links to this address no longer lead anywhere."
      confirmLabel="Remove redirect"
      doneLabel="Redirect removed"
      tone="danger"
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ from })}
    />
  );
}

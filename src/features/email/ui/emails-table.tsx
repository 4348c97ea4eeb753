import { Mail, Paperclip } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Card } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { type Column, DataTable } from "#design/table/data-table.tsx";
import { useKeyPages } from "#design/table/use-key-pages.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { emailContract, type emailStates, type ListedEmail } from "../contract.ts";
import { EmailDrawer } from "./email-drawer.tsx";
import { statusLabels, templateLabel } from "./messages.ts";

type State = (typeof emailStates)[number];
const viewNames = ["all", "failed", "waiting", "gone"] as const;
type ViewName = (typeof viewNames)[number];
const views: Readonly<Record<ViewName, { label: string; states?: State[] }>> = {
  all: { label: "All" },
  failed: { label: "Failed", states: ["failed"] },
  waiting: { label: "Waiting", states: ["queued"] },
  gone: { label: "Sent or saved", states: ["sent", "kept"] },
};

const columns: readonly Column<ListedEmail>[] = [
  {
    id: "subject",
    header: "Email",
    hideable: false,
    cell: (email) => (
      <span className="block min-w-0">
        <span className="block font-semibold [overflow-wrap:anywhere]">{email.subject}</span>
        <span className="flex items-center gap-2 text-ink-2 text-sm">
          {templateLabel(email.template)}
          {email.files > 0 && (
            <span className="inline-flex items-center gap-1">
              <Paperclip aria-hidden className="size-3.5" />
              {email.files === 1 ? "1 file" : `${email.files} files`}
            </span>
          )}
        </span>
      </span>
    ),
  },
  { id: "to", header: "To", cell: (email) => <span className="[overflow-wrap:anywhere]">{email.to}</span> },
  {
    id: "state",
    header: "Status",
    width: "9rem",
    cell: ({ state, attempts }) => (
      <span className="grid justify-items-start gap-0.5">
        <Badge dot tone={statusLabels[state].tone}>
          {statusLabels[state].label}
        </Badge>
        {state !== "sent" && attempts > 1 && <span className="text-ink-2 text-xs">{attempts} tries</span>}
      </span>
    ),
  },
  {
    id: "written",
    header: "Written",
    width: "11rem",
    cell: (email) => <span className="whitespace-nowrap">{formatDateTime(email.created_at)}</span>,
  },
];

const none: readonly ListedEmail[] = [];
const keyOf = ({ id }: ListedEmail) => id;

/** Every email the company has written; a press opens it as its reader got it. */
export function EmailsTable() {
  const { read, filter, go } = usePageAddress();
  const view = viewNames.find((name) => name === read("view")) ?? "all";
  const { states } = views[view];
  const wanted = { search: read("search"), ...(states && { states }) };
  const pages = useKeyPages({ size: 25, resetOn: JSON.stringify(wanted) });
  const found = useCall(emailContract.listEmails, { ...wanted, after: pages.key, size: pages.size });
  return (
    <>
      {found.data?.leaves_by === "nothing" && (
        <Alert tone="info" title="No mail server is set up">
          Emails are saved but not sent. Read them here, or as files in DATA_DIR/mail. Set SMTP_URL to send them.
        </Alert>
      )}
      <Segmented
        label="Which emails"
        className="min-w-0"
        value={view}
        onChange={(name) => filter({ view: name === "all" ? "" : name })}
        options={viewNames.map((name) => ({ value: name, label: labelOf(name, found.data) }))}
      />
      <Card className="max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none max-sm:inset-ring-0">
        <DataTable
          caption="Emails"
          columns={columns}
          rows={found.data?.emails ?? none}
          rowKey={keyOf}
          isLoading={found.isFetching}
          {...(found.error && { failure: { text: found.error.message, onRetry: () => void found.refetch() } })}
          search={{
            value: wanted.search,
            onChange: (search) => filter({ search }),
            placeholder: "Address or reference",
          }}
          onOpen={({ id }) => go({ email: id })}
          pages={pages}
          nextKey={found.data?.next ?? null}
          storageKey="list-emails"
          empty={<Empty isFiltered={wanted.search !== "" || view !== "all"} />}
        />
      </Card>
      <EmailDrawer emailId={read("letter")} onClose={() => go({ email: "" })} />
    </>
  );
}

function labelOf(name: ViewName, counts: { failed: number; waiting: number } | undefined): string {
  const count = name === "failed" || name === "waiting" ? counts?.[name] : 0;
  return count ? `${views[name].label} (${count})` : views[name].label;
}

const Empty = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState
      icon={<Mail />}
      title="No emails match"
      text="Search by the beginning of an address, or by a whole reference such as CTS-7K3M9Q."
    />
  ) : (
    <EmptyState icon={<Mail />} title="No emails yet" text="Every email we send appears here automatically." />
  );

import { Mail, Paperclip } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
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
  const input = { search: read("search"), ...(states && { states }) };
  const list = useList(emailContract.listEmails, (page) => ({ ...input, ...page }));
  return (
    <ListPage
      above={
        list.data?.leaves_by === "nothing" && (
          <Alert tone="info" title="No mail server is set up">
            Emails are saved but not sent. Read them here, or as files in DATA_DIR/mail. Set SMTP_URL to send them.
          </Alert>
        )
      }
      views={{
        label: "Which emails",
        value: view,
        onChange: (name) => filter({ view: name === "all" ? "" : name }),
        options: viewNames.map((name) => ({ value: name, label: labelOf(name, list.data) })),
      }}
      caption="Emails"
      columns={columns}
      rows={list.data?.emails ?? none}
      rowKey={keyOf}
      {...list.table}
      search={{
        value: input.search,
        onChange: (search) => filter({ search }),
        placeholder: "Address or reference",
      }}
      onOpen={({ id }) => go({ email: id })}
      storageKey="list-emails"
      empty={<Empty isFiltered={input.search !== "" || view !== "all"} />}
    >
      <EmailDrawer emailId={read("email")} onClose={() => go({ email: "" })} />
    </ListPage>
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

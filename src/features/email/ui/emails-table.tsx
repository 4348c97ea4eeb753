import { Mail, Paperclip } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { formatRand } from "#design/money.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { emailContract, type emailStates, type ListedEmail, messageChannels } from "../contract.ts";
import { EmailDrawer } from "./email-drawer.tsx";
import { channelLabels, standingOf, templateLabel } from "./messages.ts";

type State = (typeof emailStates)[number];
const viewNames = ["all", "failed", "waiting", "unknown", "gone"] as const;
type ViewName = (typeof viewNames)[number];
const views: Readonly<Record<ViewName, { label: string; states?: State[] }>> = {
  all: { label: "All" },
  failed: { label: "Failed", states: ["failed"] },
  waiting: { label: "Waiting", states: ["queued"] },
  unknown: { label: "Not known", states: ["unknown"] },
  gone: { label: "Sent or saved", states: ["sent", "kept"] },
};

const columns: readonly Column<ListedEmail>[] = [
  {
    id: "subject",
    header: "Message",
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
  {
    id: "channel",
    header: "Channel",
    width: "7rem",
    cell: ({ channel, cost_cents }) => (
      <span className="grid gap-0.5">
        {channelLabels[channel]}
        {cost_cents !== null && <span className="text-ink-2 text-xs">{formatRand(cost_cents)}</span>}
      </span>
    ),
  },
  { id: "to", header: "To", cell: (email) => <span className="[overflow-wrap:anywhere]">{email.to}</span> },
  {
    id: "state",
    header: "Status",
    width: "9rem",
    cell: ({ attempts, ...email }) => (
      <span className="grid justify-items-start gap-0.5">
        <Badge dot tone={standingOf(email).tone}>
          {standingOf(email).label}
        </Badge>
        {email.state !== "sent" && attempts > 1 && <span className="text-ink-2 text-xs">{attempts} tries</span>}
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

/** Every email and text the company has written; a press opens it as its reader got it. */
export function EmailsTable() {
  const { read, filter, go } = usePageAddress();
  const view = viewNames.find((name) => name === read("view")) ?? "all";
  const { states } = views[view];
  const channel = messageChannels.find((name) => name === read("channel"));
  const input = { search: read("search"), ...(states && { states }), ...(channel && { channels: [channel] }) };
  const list = useList(emailContract.listEmails, (page) => ({ ...input, ...page }));
  return (
    <ListPage
      above={
        list.data && <Above {...list.data} channel={channel ?? "all"} onChannel={(channel) => filter({ channel })} />
      }
      views={{
        label: "Which emails",
        value: view,
        onChange: (name) => filter({ view: name === "all" ? "" : name }),
        options: viewNames.map((name) => ({ value: name, label: labelOf(name, list.data) })),
      }}
      caption="Emails and texts"
      columns={columns}
      rows={list.data?.emails ?? none}
      rowKey={keyOf}
      {...list.table}
      search={{
        value: input.search,
        onChange: (search) => filter({ search }),
        placeholder: "Address, number or reference",
      }}
      onOpen={({ id }) => go({ email: id })}
      storageKey="list-emails"
      empty={<Empty isFiltered={input.search !== "" || view !== "all" || channel !== undefined} />}
    >
      <EmailDrawer emailId={read("email")} onClose={() => go({ email: "" })} />
    </ListPage>
  );
}

type AboveProps = {
  leaves_by: "smtp" | "nothing";
  month: readonly { channel: ListedEmail["channel"]; sent: number; cost_cents: number }[];
  phones_link: string | null;
  channel: ListedEmail["channel"] | "all";
  onChannel: (channel: string) => void;
};

/** Whether messages leave the company, the cost of texts this month, and the choice of channel. */
const Above = ({ leaves_by, month, phones_link, channel, onChannel }: AboveProps) => (
  <div className="grid gap-4">
    {leaves_by === "nothing" && (
      <Alert tone="info" title="No mail server is set up">
        Emails are saved but not sent. Read them here, or as files in DATA_DIR/mail. Set SMTP_URL to send them.
      </Alert>
    )}
    {phones_link && (
      <Alert
        tone="info"
        title="WhatsApp and SMS go to the demo’s phones"
        action={
          <a href={phones_link} target="_blank" rel="noreferrer" className="text-link underline">
            Open the phones
          </a>
        }
      >
        Both are sandboxes. No one gets a text.
      </Alert>
    )}
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Segmented
        label="Channel"
        value={channel}
        onChange={(name) => onChannel(name === "all" ? "" : name)}
        options={[
          { value: "all", label: "All channels" },
          ...messageChannels.map((name) => ({ value: name, label: channelLabels[name] })),
        ]}
      />
      {month.length > 0 && <p className="text-ink-2 text-sm">This month: {month.map(monthText).join(", ")}</p>}
    </div>
  </div>
);

const monthText = ({ channel, sent, cost_cents }: AboveProps["month"][number]) =>
  `${sent} ${channelLabels[channel]}${cost_cents > 0 ? ` (${formatRand(cost_cents)})` : ""}`;

function labelOf(name: ViewName, counts: { failed: number; waiting: number } | undefined): string {
  const count = name === "failed" || name === "waiting" ? counts?.[name] : 0;
  return count ? `${views[name].label} (${count})` : views[name].label;
}

const Empty = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState
      icon={<Mail />}
      title="No messages match"
      text="Search by the beginning of an address, a whole phone number, or a whole reference."
    />
  ) : (
    <EmptyState
      icon={<Mail />}
      title="No messages yet"
      text="Every email and text we send appears here automatically."
    />
  );

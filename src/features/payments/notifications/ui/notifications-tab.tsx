import { Radio } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { DateRangePicker } from "#design/dates/date-range-picker.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { formatRand } from "#design/money.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type ListedNotification, notificationsContract, notificationVerdicts } from "../contract.ts";
import { NotificationDrawer } from "./notification-drawer.tsx";
import { checkLabel, verdictLabels } from "./notification-labels.ts";

const columns: readonly Column<ListedNotification>[] = [
  {
    id: "received",
    header: "Received",
    hideable: false,
    cell: (notice) => <DateText at={notice.received_at} style="date-time" />,
    width: "11rem",
  },
  {
    id: "verdict",
    header: "Result",
    cell: (notice) => (
      <span className="flex flex-wrap items-center gap-1.5">
        <Badge tone={verdictLabels[notice.verdict].tone} dot>
          {verdictLabels[notice.verdict].label}
        </Badge>
        {notice.is_replay && <Badge>Reprocessed</Badge>}
      </span>
    ),
  },
  {
    id: "reason",
    header: "Failed check",
    cell: (notice) =>
      notice.reason ? (
        <span className="grid">
          {checkLabel(notice.reason)}
          {notice.finding && <span className="break-words text-ink-2 text-sm">{notice.finding}</span>}
        </span>
      ) : (
        "–"
      ),
  },
  {
    id: "booking",
    header: "Booking or invoice",
    cell: (notice) => notice.booking_reference ?? notice.invoice_number ?? "–",
  },
  { id: "status", header: "Status", cell: (notice) => notice.status ?? "–" },
  {
    id: "amount",
    header: "Amount",
    align: "end",
    cell: (notice) => (notice.amount_cents === null ? "–" : formatRand(notice.amount_cents, { always: true })),
  },
  {
    id: "number",
    header: "Gateway number",
    cell: (notice) => <span className="break-all">{notice.provider_payment_id ?? "–"}</span>,
  },
];

const none: readonly ListedNotification[] = [];
const keyOf = (notice: ListedNotification) => notice.id;

/** Every gateway message with its outcome. */
export function NotificationsTab() {
  const { read, filter: write } = usePageAddress();
  const verdict = notificationVerdicts.find((name) => name === read("verdict"));
  const input = {
    search: read("search"),
    ...(verdict && { verdicts: [verdict] }),
    ...(read("from") && { from: read("from") }),
    ...(read("until") && { until: read("until") }),
  };
  const list = useList(notificationsContract.paymentNotifications, (page) => ({ ...input, ...page }));
  return (
    <ListPage
      views={{
        label: "Show",
        value: verdict ?? "all",
        onChange: (name) => write({ verdict: name === "all" ? "" : name }),
        options: [
          { value: "all", label: "All" },
          ...notificationVerdicts.map((name) => ({ value: name, label: verdictLabels[name].label })),
        ],
      }}
      caption="Payment notifications"
      columns={columns}
      rows={list.data?.notices ?? none}
      rowKey={keyOf}
      {...list.table}
      search={{
        value: input.search,
        onChange: (search) => write({ search }),
        placeholder: "Booking, number or text",
      }}
      filters={
        <DateRangePicker
          label="Received between"
          value={{ from: read("from"), to: read("until") }}
          onChange={({ from, to }) => write({ from, until: to })}
        />
      }
      onOpen={(notice) => write({ notice: notice.id })}
      storageKey="payment-notifications"
      empty={
        <EmptyState
          icon={<Radio />}
          title="No notifications yet"
          text="Notifications from the payment gateway appear here."
        />
      }
    >
      <NotificationDrawer
        noticeId={read("notice")}
        onClose={() => write({ notice: "" })}
        onOpen={(id) => write({ notice: id })}
      />
    </ListPage>
  );
}

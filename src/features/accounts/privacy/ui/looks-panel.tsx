import { Eye } from "lucide-react";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { TextInput } from "#design/fields/field.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { statusLabel } from "#domain/text/status-label.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type DataLook, privacyContract } from "../contract.ts";

/** “booking.viewed” as “Booking viewed”. */
const named = (action: string) =>
  statusLabel({}, action.replace("viewed_by_team", "viewed").replaceAll(".", " ")).label;

const columns: readonly Column<DataLook>[] = [
  { id: "by", header: "Colleague", hideable: false, cell: ({ by }) => <span className="font-semibold">{by}</span> },
  { id: "what", header: "What", cell: ({ action }) => named(action) },
  {
    id: "record",
    header: "Record",
    cell: ({ subject }) => (
      <span className="block min-w-0">
        <span className="block">{statusLabel({}, subject.kind).label}</span>
        <span className="block text-ink-2 text-xs [overflow-wrap:anywhere]">{subject.id}</span>
      </span>
    ),
  },
  { id: "reason", header: "Reason", cell: ({ reason }) => reason || "–" },
  { id: "at", header: "When", cell: ({ at }) => <span className="whitespace-nowrap">{formatDateTime(at)}</span> },
];

/** Half an address finds no one. */
const isWhole = (email: string) => /^\S+@\S+\.\S+$/.test(email);

const none: readonly DataLook[] = [];
const keyOf = ({ id }: DataLook) => id;
const nameOf = ({ by, action }: DataLook) => `${by}, ${named(action)}`;

/** Our team’s looks at personal data: bookings, enquiries, quotes, accounts, positions and copies. */
export function LooksPanel() {
  const { read, filter } = usePageAddress();
  const person = read("whose");
  const colleague = read("search");
  const list = useList(privacyContract.listLooks, (page) => ({ person, colleague, ...page }));
  return (
    <ListPage
      caption="Who looked at personal data"
      columns={columns}
      rows={list.data?.looks ?? none}
      rowKey={keyOf}
      rowName={nameOf}
      {...list.table}
      search={{
        value: colleague,
        onChange: (text) => filter({ search: text }),
        placeholder: "Colleague’s name or email",
      }}
      filters={
        <div className="w-full sm:w-72">
          <TextInput
            size="sm"
            type="search"
            aria-label="Email of the person whose data it is"
            placeholder="Customer’s email"
            defaultValue={person}
            onChange={(event) => {
              const email = event.currentTarget.value.trim();
              if (email === "" || isWhole(email)) filter({ whose: email });
            }}
          />
        </div>
      }
      storageKey="data-looks"
      empty={
        <EmptyState
          icon={<Eye />}
          title={person || colleague ? "No views match" : "No views yet"}
          text="When a colleague opens a booking, an enquiry, a quote or an account, or downloads a copy, it appears here."
        />
      }
    />
  );
}

import { UsersRound } from "lucide-react";
import { Card, CardHeader } from "#design/card.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Money } from "#design/money.tsx";
import { type Column, DataTable } from "#design/table/data-table.tsx";
import { tableState } from "#design/table/use-list.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type InvoiceAccount, invoiceStatementContract as statements } from "../contract.ts";
import { StatementPanel } from "./statement-panel.tsx";

const columns: readonly Column<InvoiceAccount>[] = [
  {
    id: "name",
    header: "Account",
    hideable: false,
    cell: (account) => (
      <span className="block min-w-0">
        <span className="block truncate font-semibold">{account.name}</span>
        <span className="block truncate text-sm font-normal text-ink-2">{account.email}</span>
      </span>
    ),
  },
  {
    id: "kind",
    header: "Kind",
    cell: (account) => (account.is_organisation ? "Organisation" : "Customer"),
    width: "8rem",
  },
  { id: "invoices", header: "Invoices", align: "end", cell: (account) => account.invoices, width: "6rem" },
  { id: "last", header: "Last issued", cell: (account) => <DateText at={account.last_issued_at} />, width: "8rem" },
  {
    id: "late",
    header: "Late",
    align: "end",
    cell: (account) =>
      account.late_cents > 0 ? (
        <span className="font-semibold text-bad">
          <Money cents={account.late_cents} always />
        </span>
      ) : (
        "–"
      ),
  },
  {
    id: "open",
    header: "Owed",
    align: "end",
    cell: (account) => (account.open_cents > 0 ? <Money cents={account.open_cents} always /> : "–"),
  },
];

const none: readonly InvoiceAccount[] = [];
const keyOf = (account: InvoiceAccount) => account.key;

/** Invoiced customers; a click opens a statement. */
export function AccountsTab() {
  const { read, filter, go } = usePageAddress();
  const search = read("search");
  const account = read("account");
  const query = useCall(statements.invoiceAccounts, { search }, { enabled: account === "" });
  if (account) return <StatementPanel account={account} />;
  return (
    <Card className="grid gap-4 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none max-sm:inset-ring-0">
      <CardHeader title="Accounts" note="Accounts with an amount due, overdue first. Search to find others." />
      <DataTable
        caption="Accounts"
        columns={columns}
        rows={query.data?.accounts ?? none}
        rowKey={keyOf}
        {...tableState(query)}
        search={{ value: search, onChange: (typed) => filter({ search: typed }), placeholder: "Name or email" }}
        onOpen={({ key }) => go({ account: key })}
        empty={
          <EmptyState
            icon={<UsersRound />}
            title={search ? "No accounts match" : "No amounts due"}
            text={search ? "Try part of the name or email address." : "Search for a customer to see their statement."}
          />
        }
      />
    </Card>
  );
}

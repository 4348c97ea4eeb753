import { CalendarCheck, FileClock, FileText, UsersRound } from "lucide-react";
import { Tabs } from "#design/tabs.tsx";
import { InvoicesTab } from "#features/invoices/desk/ui/invoices-tab.tsx";
import { MonthsTab } from "#features/invoices/months/ui/months-tab.tsx";
import { AccountsTab } from "#features/invoices/statements/ui/accounts-tab.tsx";
import { UnbilledTab } from "#features/invoices/unbilled/ui/unbilled-tab.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";

const tabs = [
  { id: "documents", label: "Documents", icon: <FileText />, content: <InvoicesTab /> },
  { id: "unbilled", label: "Driven, not invoiced", icon: <FileClock />, content: <UnbilledTab /> },
  { id: "accounts", label: "Statements", icon: <UsersRound />, content: <AccountsTab /> },
  { id: "months", label: "Months", icon: <CalendarCheck />, content: <MonthsTab /> },
];

/** Documents, bookings still to be invoiced, accounts and months. */
export function InvoicesTabs() {
  const { read, go } = usePageAddress();
  const chosen = tabs.find(({ id }) => id === read("tab"))?.id ?? "documents";
  return (
    <Tabs
      label="Invoice sections"
      variant="line"
      value={chosen}
      onChange={(id) => go({ tab: id === "documents" ? "" : id, invoice: "", account: "" })}
      items={tabs.map((tab) => ({
        ...tab,
        content: <div className="grid min-w-0 grid-cols-1 gap-5">{tab.content}</div>,
      }))}
    />
  );
}

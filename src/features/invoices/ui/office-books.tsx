import { CalendarCheck, FileText, UsersRound } from "lucide-react";
import { Tabs } from "#design/tabs.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { OfficeAccounts } from "./office-accounts.tsx";
import { OfficeInvoices } from "./office-invoices.tsx";
import { OfficeMonths } from "./office-months.tsx";

const tabs = [
  { id: "documents", label: "Documents", icon: <FileText />, content: <OfficeInvoices /> },
  { id: "accounts", label: "Statements", icon: <UsersRound />, content: <OfficeAccounts /> },
  { id: "months", label: "Months", icon: <CalendarCheck />, content: <OfficeMonths /> },
];

/** The books: every document, every account, every month. */
export function OfficeBooks() {
  const { read, go } = usePageAddress();
  const chosen = tabs.find(({ id }) => id === read("tab"))?.id ?? "documents";
  return (
    <Tabs
      label="Parts of the books"
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

import { FileText, Inbox } from "lucide-react";
import { Tabs } from "#design/tabs.tsx";
import { LeadTable } from "#features/crm/leads/ui/lead-table.tsx";
import { NewQuoteButton } from "#features/quotes/builder/ui/new-quote-button.tsx";
import { QuoteTable } from "#features/quotes/builder/ui/quote-table.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function QuotesPage() {
  return (
    <AdminPage
      title="Quotes"
      lead="Requests waiting for a reply, the most urgent first, and every quote."
      actions={<NewQuoteButton />}
    >
      <Tabs
        label="Quotes"
        variant="line"
        items={[
          { id: "queue", label: "Queue", icon: <Inbox aria-hidden="true" />, content: <LeadTable /> },
          { id: "quotes", label: "Quotes", icon: <FileText aria-hidden="true" />, content: <QuoteTable /> },
        ]}
      />
    </AdminPage>
  );
}

import { FileText, Inbox } from "lucide-react";
import { Tabs } from "#design/tabs.tsx";
import { LeadQueue } from "#features/crm/ui/lead-queue.tsx";
import { NewQuoteButton } from "#features/quotes/ui/new-quote-button.tsx";
import { OfficeQuoteList } from "#features/quotes/ui/office-quote-list.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function QuotesPage() {
  return (
    <AdminPage
      title="Quotes"
      lead="Whoever waits for an answer, the most urgent first, and every quote we have made."
      actions={<NewQuoteButton />}
    >
      <Tabs
        label="Quotes"
        variant="line"
        items={[
          { id: "queue", label: "Queue", icon: <Inbox aria-hidden="true" />, content: <LeadQueue /> },
          { id: "quotes", label: "Quotes", icon: <FileText aria-hidden="true" />, content: <OfficeQuoteList /> },
        ]}
      />
    </AdminPage>
  );
}

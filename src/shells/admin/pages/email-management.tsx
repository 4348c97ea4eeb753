import { Tabs } from "#design/tabs.tsx";
import { SuppressedTable } from "#features/email/bounces/ui/suppressed-table.tsx";
import { CampaignsBoard } from "#features/email/campaigns/ui/campaigns-board.tsx";
import { TemplatesBoard } from "#features/email/templates/ui/templates-board.tsx";
import { EmailsTable } from "#features/email/ui/emails-table.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { AdminPage } from "../admin-page.tsx";

const tabs = ["log", "templates", "campaigns", "suppressed"] as const;

export default function EmailManagementPage() {
  const { read, go } = usePageAddress();
  const tab = tabs.find((name) => name === read("tab")) ?? "log";
  return (
    <AdminPage
      title="Email"
      lead="Every message we’ve sent and what it said, and the texts that the next ones will use."
    >
      <Tabs
        label="Email"
        variant="line"
        value={tab}
        onChange={(next) => go({ tab: next === "log" ? "" : next, template: "", email: "" })}
        items={[
          { id: "log", label: "Log", content: tab === "log" && <EmailsTable /> },
          { id: "campaigns", label: "Campaigns", content: tab === "campaigns" && <CampaignsBoard /> },
          { id: "suppressed", label: "Suppressed", content: tab === "suppressed" && <SuppressedTable /> },
          { id: "templates", label: "Templates", content: tab === "templates" && <TemplatesBoard /> },
        ]}
      />
    </AdminPage>
  );
}

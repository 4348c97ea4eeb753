import { ChartColumn, Columns3, Handshake, Inbox, ListTodo, Send } from "lucide-react";
import { type TabItem, Tabs } from "#design/tabs.tsx";
import { DealsTab } from "#features/crm/deals/ui/deals-tab.tsx";
import { FollowUpsTab } from "#features/crm/follow-ups/ui/follow-ups-tab.tsx";
import { PipelineBoard } from "#features/crm/leads/ui/pipeline-board.tsx";
import { IntroducersCard } from "#features/crm/relationships/ui/introducers-card.tsx";
import { SalesReportTab } from "#features/crm/reports/ui/sales-report.tsx";
import { RecordTasks } from "#features/crm/tasks/ui/record-tasks.tsx";
import { TaskBoard } from "#features/crm/tasks/ui/task-board.tsx";
import { InboxBoard } from "#features/inbox/ui/inbox-board.tsx";
import { useMay } from "#platform/browser/use-may.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";

const icon = { "aria-hidden": true, className: "max-sm:hidden" } as const;

const tabs: readonly TabItem[] = [
  { id: "pipeline", label: "Pipeline", icon: <Columns3 {...icon} />, content: <PipelineBoard /> },
  {
    id: "deals",
    label: "Deals",
    icon: <Handshake {...icon} />,
    content: <DealsTab tasks={(about) => <RecordTasks about={about} />} />,
  },
  { id: "tasks", label: "Tasks", icon: <ListTodo {...icon} />, content: <TaskBoard /> },
  { id: "inbox", label: "Inbox", icon: <Inbox {...icon} />, content: <InboxBoard /> },
];

const followUps: TabItem = {
  id: "follow-ups",
  label: "Follow-ups",
  icon: <Send {...icon} />,
  content: <FollowUpsTab />,
};

/** Money is for those who run the company. */
const reports: TabItem = {
  id: "reports",
  label: "Reports",
  icon: <ChartColumn {...icon} />,
  content: (
    <>
      <SalesReportTab />
      <IntroducersCard />
    </>
  ),
};

/** The parts of /admin/crm, each with its own word in the address. */
export function CrmTabs() {
  const { read, goTo } = usePageAddress();
  const items = useMay()("change_customers") ? [...tabs, followUps, reports] : tabs;
  const chosen = items.find(({ id }) => id === read("tab"))?.id ?? "pipeline";
  return (
    <Tabs
      label="Sales"
      variant="line"
      value={chosen}
      onChange={(tab) => goTo(tab === "pipeline" ? {} : { tab })}
      items={items}
    />
  );
}

import { Tabs } from "#design/tabs.tsx";
import { AlarmsBoard } from "#features/health/checks/ui/alarms-board.tsx";
import { HealthBoard } from "#features/health/checks/ui/health-board.tsx";
import { ErrorsTable } from "#features/health/errors/ui/errors-table.tsx";
import { JobsBoard } from "#features/health/jobs/ui/jobs-board.tsx";
import { ScheduleBoard } from "#features/health/jobs/ui/schedule-board.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { AdminPage } from "../admin-page.tsx";

const parts = [
  { id: "checks", label: "Checks", content: <HealthBoard /> },
  { id: "alarms", label: "Alarms", content: <AlarmsBoard /> },
  { id: "jobs", label: "Jobs", content: <JobsBoard /> },
  { id: "schedule", label: "Schedule", content: <ScheduleBoard /> },
  { id: "errors", label: "Error codes", content: <ErrorsTable /> },
];

export default function SystemHealthPage() {
  const { read, goTo } = usePageAddress();
  const open = parts.find(({ id }) => id === read("part"))?.id ?? "checks";
  return (
    <AdminPage title="System health" lead="Whether everything works, since when, and what to do if it doesn’t.">
      <Tabs
        label="Parts of system health"
        items={parts}
        value={open}
        onChange={(id) => goTo(id === "checks" ? {} : { part: id })}
      />
    </AdminPage>
  );
}

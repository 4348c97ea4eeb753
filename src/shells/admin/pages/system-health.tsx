import { HealthBoard } from "#features/health/checks/ui/health-board.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function SystemHealthPage() {
  return (
    <AdminPage title="System health" lead="Whether everything works, since when, and what to do if it doesn’t.">
      <HealthBoard />
    </AdminPage>
  );
}

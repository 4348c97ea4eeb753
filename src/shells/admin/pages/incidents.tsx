import { IncidentsDesk } from "#features/incidents/ui/incidents-desk.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function IncidentsPage() {
  return (
    <AdminPage
      title="Incidents"
      lead="What went wrong on the road, what passengers left behind, and what customers and drivers dispute."
    >
      <IncidentsDesk />
    </AdminPage>
  );
}

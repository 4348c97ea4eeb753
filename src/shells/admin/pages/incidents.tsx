import { PastAlarms } from "#features/sos/ui/past-alarms.tsx";
import { AdminPage } from "../admin-page.tsx";
import { IncidentsDesk } from "../incidents-desk.tsx";

export default function IncidentsPage() {
  return (
    <AdminPage
      title="Incidents"
      lead="What went wrong on the road, what passengers left behind, what customers and drivers dispute, and past SOS alarms."
    >
      <IncidentsDesk alarms={<PastAlarms />} />
    </AdminPage>
  );
}

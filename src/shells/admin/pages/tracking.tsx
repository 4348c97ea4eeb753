import { ServiceNotice } from "#features/health/modes/ui/service-notice.tsx";
import { AdminPage } from "../admin-page.tsx";
import { TrackingDesk } from "../tracking-desk.tsx";

export default function TrackingPage() {
  return (
    <AdminPage
      title="Live tracking"
      lead="Where vehicles on duty are, where they went, and what needs attention. Every view is logged."
    >
      <ServiceNotice place="dispatch" />
      <TrackingDesk />
    </AdminPage>
  );
}

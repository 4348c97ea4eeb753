import { useSearchParams } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { ApplicationReview } from "#features/partners/review/ui/application-review.tsx";
import { PartnerList } from "#features/reporting/ui/partner-list.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { AdminPage } from "../admin-page.tsx";
import { ProviderDrawer } from "../provider-drawer.tsx";

export default function PartnerDriversPage() {
  const [query, setQuery] = useSearchParams();
  const close = () =>
    setQuery(
      (now) => {
        now.delete("provider");
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <AdminPage
      title="Partner drivers"
      lead="Companies that drive for us with their own vehicles, and drivers’ applications."
      actions={
        <SiteLink to="/admin/drivers?provider=partner" className={buttonClass({ variant: "outline", size: "sm" })}>
          All partner drivers
        </SiteLink>
      }
    >
      <ApplicationReview kinds={["driver_provider", "driver"]} partners={<PartnerList kind="driver_provider" />} />
      <ProviderDrawer providerId={query.get("provider") || null} onClose={close} />
    </AdminPage>
  );
}

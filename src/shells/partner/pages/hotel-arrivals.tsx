import { Building2 } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { PageFrame } from "#design/page-frame.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { ArrivalsList } from "#features/live/arrivals/ui/arrivals-list.tsx";
import { ScreensCard } from "#features/live/arrivals/ui/screens-card.tsx";
import { partnerHomeContract } from "#features/partners/own/contract.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { AreaTitle } from "../../area-title.tsx";

/** The next arrivals and pickups for the front desk, and its lobby screens. */
export default function HotelArrivals() {
  const { data, wait } = readOrWait(useCall(partnerHomeContract.myOrganisation, {}), "your organisation", 8);
  const works = data?.organisations.filter(({ status, kind }) => status === "active" && kind !== "driver_provider");
  return (
    <>
      <AreaTitle title="Pickups and arrivals" />
      {wait}
      {works && (
        <PageFrame
          title="Pickups and arrivals"
          lead="Your guests’ trips, updated while this page is open."
          actions={
            <SiteLink to="/hotel/dashboard" className={buttonClass({ variant: "outline", size: "sm" })}>
              Dashboard
            </SiteLink>
          }
        >
          {works.length > 0 ? (
            <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
              <Card>
                <CardHeader title="Next 12 hours" />
                <ArrivalsList />
              </Card>
              {works.some(({ kind }) => kind === "hotel") && <ScreensCard />}
            </div>
          ) : (
            <Card>
              <CardHeader title="Your guests" />
              <EmptyState
                icon={<Building2 />}
                title="No guests to follow"
                text="This page is for hotels, travel agencies and companies whose partnership with us is active."
                level={2}
              />
            </Card>
          )}
        </PageFrame>
      )}
    </>
  );
}

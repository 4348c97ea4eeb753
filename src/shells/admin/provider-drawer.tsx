import { Drawer } from "#design/overlay/drawer.tsx";
import { AnswerForDriver } from "#features/dispatch/board/ui/answer-for-driver.tsx";
import { PartnerDocuments } from "#features/documents/ui/partner-documents.tsx";
import { ProviderDocuments } from "#features/documents/ui/provider-documents.tsx";
import { CommissionsTab } from "#features/partners/commissions/ui/commissions-tab.tsx";
import { ProviderLimitsCard } from "#features/partners/limits/ui/provider-limits-card.tsx";
import { PartnerRecord } from "#features/partners/record/ui/partner-record.tsx";
import { PayRuleCard } from "#features/pay/rules/ui/pay-rule-card.tsx";
import { reportingContract } from "#features/reporting/contract.ts";
import type { LoggedOffer } from "#features/trips/offers/log-contract.ts";
import { OpenOffers } from "#features/trips/offers/ui/open-offers.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";

export const answering = ({ id, offered_to, mode }: LoggedOffer) => (
  <AnswerForDriver offerId={id} who={offered_to} isPool={mode === "pool"} />
);

/** A driver provider beside the list: its pay rule, documents, and the trips it was offered. */
export function ProviderDrawer({ providerId, onClose }: { providerId: string | null; onClose: () => void }) {
  const { data } = useCall(reportingContract.partnersAtWork, { kind: "driver_provider" });
  const seesPay = useMay()("view_statements");
  const provider = data?.partners.find(({ id }) => id === providerId);
  return (
    <Drawer open={providerId !== null} onClose={onClose} size="lg" title={provider?.name ?? "Driver provider"}>
      {providerId && (
        <div className="grid gap-6">
          {provider && <OpenOffers offeredTo={provider.name} answering={answering} />}
          {seesPay && <ProviderLimitsCard providerId={providerId} />}
          {seesPay && <PayRuleCard driverId={null} providerId={providerId} />}
          <ProviderDocuments providerId={providerId} />
          <PartnerRecord
            partnerId={providerId}
            documents={<PartnerDocuments partnerId={providerId} />}
            commissions={<CommissionsTab organisationId={providerId} />}
          />
        </div>
      )}
    </Drawer>
  );
}

import { ExtrasSection } from "#features/catalogue/extras/ui/extras-section.tsx";
import { ClaimsBoard } from "#features/content/claims/ui/claims-board.tsx";
import { CompanyDocuments } from "#features/documents/ui/company-documents.tsx";
import { TariffSection } from "#features/pricing/ui/tariff-section.tsx";
import { PromoCodesSection } from "#features/promos/ui/promo-codes-section.tsx";
import { SettingsBoard } from "#features/settings/ui/settings-board.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function SettingsPage() {
  return (
    <AdminPage title="Settings" lead="Company details, claims, prices, policies, answer times and documents.">
      <SettingsBoard
        tariff={(onUnsaved) => <TariffSection onUnsaved={onUnsaved} />}
        promos={<PromoCodesSection />}
        extras={<ExtrasSection />}
        documents={<CompanyDocuments />}
        claims={<ClaimsBoard />}
      />
    </AdminPage>
  );
}

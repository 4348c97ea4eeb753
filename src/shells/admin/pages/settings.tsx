import { calendarSentences } from "#domain/booking/tour-season.ts";
import { VehicleClassesSection } from "#features/catalogue/classes/ui/vehicle-classes-section.tsx";
import { ExtrasSection } from "#features/catalogue/extras/ui/extras-section.tsx";
import { ServicesSection } from "#features/catalogue/services/ui/services-section.tsx";
import { ToursSection } from "#features/catalogue/tours/ui/tours-section.tsx";
import { ClaimsBoard } from "#features/content/claims/ui/claims-board.tsx";
import { LegalBoard } from "#features/content/legal/ui/legal-board.tsx";
import { ServicePreview } from "#features/content/services/ui/service-preview.tsx";
import { TourStory } from "#features/content/tours/ui/tour-story.tsx";
import { CompanyDocuments } from "#features/documents/ui/company-documents.tsx";
import { TariffSection } from "#features/pricing/ui/tariff-section.tsx";
import { PromoCodesSection } from "#features/promos/ui/promo-codes-section.tsx";
import { SettingsBoard } from "#features/settings/ui/settings-board.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function SettingsPage() {
  return (
    <AdminPage
      title="Settings"
      lead="Company details, services, tours, vehicles, extras, prices, policies and documents."
    >
      <SettingsBoard
        tariff={(onUnsaved) => <TariffSection onUnsaved={onUnsaved} />}
        promos={<PromoCodesSection />}
        services={(onUnsaved) => (
          <ServicesSection onUnsaved={onUnsaved} preview={(draft) => <ServicePreview {...draft} />} />
        )}
        tours={(onUnsaved) => (
          <ToursSection
            onUnsaved={onUnsaved}
            preview={(tour) => (
              <TourStory
                words={{ ...tour, places: [] }}
                isOneDay={tour.duration.unit !== "days"}
                calendar={calendarSentences(tour)}
              />
            )}
          />
        )}
        classes={<VehicleClassesSection />}
        extras={<ExtrasSection />}
        documents={<CompanyDocuments />}
        claims={<ClaimsBoard />}
        legal={(onUnsaved) => <LegalBoard onUnsaved={onUnsaved} />}
      />
    </AdminPage>
  );
}

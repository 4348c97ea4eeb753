import { buttonClass } from "#design/button.tsx";
import { PlaceField } from "#design/fields/place-field.tsx";
import { PageFrame } from "#design/page-frame.tsx";
import { CompanyBookingForm } from "#features/companies/bookings/ui/company-booking-form.tsx";
import { OwnCompanyPage } from "#features/companies/bookings/ui/own-company-page.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { AreaTitle } from "../../area-title.tsx";

/** Books for one of the company’s people, on its account. */
export default function CompanyBookingPage() {
  return (
    <>
      <AreaTitle title="Book for a traveller" />
      <OwnCompanyPage>
        {(company) => (
          <PageFrame
            title="Book for a traveller"
            lead={`On the account of ${company.name}, at your company’s rate.`}
            actions={
              <SiteLink to="/company/dashboard" className={buttonClass({ variant: "outline", size: "sm" })}>
                Dashboard
              </SiteLink>
            }
          >
            <CompanyBookingForm company={company} drawPlace={(props) => <PlaceField {...props} isQuiet />} />
          </PageFrame>
        )}
      </OwnCompanyPage>
    </>
  );
}

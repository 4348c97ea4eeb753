import { CalendarPlus, FileText } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { PageFrame } from "#design/page-frame.tsx";
import { WaitingApprovalsCard } from "#features/companies/approvals/ui/waiting-approvals-card.tsx";
import { AccountCard } from "#features/companies/bookings/ui/account-card.tsx";
import { CompanyBookingsCard } from "#features/companies/bookings/ui/company-bookings-card.tsx";
import { OwnCompanyPage } from "#features/companies/bookings/ui/own-company-page.tsx";
import { WhoTravelsCard } from "#features/companies/bookings/ui/who-travels-card.tsx";
import { OwnPolicyCard } from "#features/companies/record/ui/own-policy-card.tsx";
import { TravellersSection } from "#features/companies/travellers/ui/travellers-section.tsx";
import { CompanyUsersSection } from "#features/companies/users/ui/company-users-section.tsx";
import { DispatchContactCard } from "#features/dispatch/ui/dispatch-contact-card.tsx";
import { OrganisationInvoiceList } from "#features/invoices/documents/ui/invoice-list.tsx";
import { MonthInvoicesCard } from "#features/invoices/monthly/ui/month-invoices-card.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { AreaTitle } from "../../area-title.tsx";
import { GuestBookings } from "../guest-bookings.tsx";
import { guestLabels } from "../guest-labels.ts";

/** A company’s home: account, bookings, approvals, people and invoices. */
export default function CompanyDashboard() {
  return (
    <>
      <AreaTitle title="Company dashboard" />
      <OwnCompanyPage>
        {(company) => (
          <PageFrame
            title={company.name}
            lead="Your company’s account, bookings, travellers and invoices."
            actions={
              <SiteLink to="/company/booking" className={buttonClass({})}>
                <CalendarPlus aria-hidden="true" className="size-5" />
                Book for a traveller
              </SiteLink>
            }
          >
            <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
              <div className="grid min-w-0 grid-cols-1 gap-5">
                <WaitingApprovalsCard />
                <WhoTravelsCard />
                <CompanyBookingsCard />
                <GuestBookings {...guestLabels.corporate} />
                <MonthInvoicesCard />
                <OwnPolicyCard company={company} />
                <section aria-labelledby="invoices" className="grid gap-3">
                  <h2 id="invoices" className="font-bold text-lg">
                    All invoices and credit notes
                  </h2>
                  <OrganisationInvoiceList
                    empty={
                      <EmptyState
                        icon={<FileText />}
                        title="No invoices yet"
                        text="Every invoice and credit note we issue to your company appears here."
                      />
                    }
                  />
                </section>
              </div>
              <div className="grid min-w-0 grid-cols-1 gap-5">
                <AccountCard company={company} />
                <Card>
                  <CardHeader title="Travellers" note="The people your company books for." />
                  <TravellersSection mayChange={company.may_change} />
                </Card>
                <Card>
                  <CardHeader title="Colleagues" note="Who signs in and books for your company." />
                  <CompanyUsersSection mayChange={company.may_change} />
                </Card>
                <DispatchContactCard text="For changes and questions, at any time." />
              </div>
            </div>
          </PageFrame>
        )}
      </OwnCompanyPage>
    </>
  );
}

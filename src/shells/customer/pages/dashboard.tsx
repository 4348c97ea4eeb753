import { CalendarClock, FileText, History, Lock, MessagesSquare, ShieldCheck, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { type TabItem, Tabs } from "#design/tabs.tsx";
import { PrivacyPanel } from "#features/accounts/privacy/ui/privacy-panel.tsx";
import { ProfilePanel } from "#features/accounts/profile/ui/profile-panel.tsx";
import { SavedAddressesPanel } from "#features/accounts/profile/ui/saved-addresses-panel.tsx";
import { SavedPassengersPanel } from "#features/accounts/profile/ui/saved-passengers-panel.tsx";
import { PasswordCard } from "#features/accounts/security/ui/password-card.tsx";
import { SessionsCard } from "#features/accounts/security/ui/sessions-card.tsx";
import { TwoStepCard } from "#features/accounts/security/ui/two-step-card.tsx";
import { BookingDrawer } from "#features/booking/self-service/ui/booking-drawer.tsx";
import { BookingList } from "#features/booking/self-service/ui/booking-list.tsx";
import { QuoteList } from "#features/crm/contact/ui/quote-list.tsx";
import { InvoiceList } from "#features/invoices/documents/ui/invoice-list.tsx";
import { PassengerListCard } from "#features/passengers/ui/passenger-list-card.tsx";
import { SavedCardsPanel } from "#features/payments/cards/ui/saved-cards-panel.tsx";
import { OwnRequestsCard } from "#features/privacy/requests/ui/own-requests-card.tsx";
import { usePageTitle } from "#platform/browser/site-name.tsx";
import { NoInvoices, NoQuotes, NothingAhead, NothingPast } from "../empty-states.tsx";
import { Greeting } from "../greeting.tsx";
import { useCompany } from "../use-company.ts";
import { type TabId, useDashboardAddress } from "../use-dashboard-address.ts";

export default function DashboardPage() {
  const address = useDashboardAddress();
  const company = useCompany();
  const items: readonly (TabItem & { id: TabId })[] = [
    {
      id: "upcoming",
      label: "Upcoming",
      icon: <CalendarClock aria-hidden="true" />,
      content: (
        <Listed title="Upcoming bookings">
          <BookingList when="upcoming" onOpen={address.openBooking} empty={<NothingAhead />} />
        </Listed>
      ),
    },
    {
      id: "past",
      label: "Past",
      icon: <History aria-hidden="true" />,
      content: (
        <Listed title="Past bookings">
          <BookingList when="past" onOpen={address.openBooking} empty={<NothingPast />} />
        </Listed>
      ),
    },
    {
      id: "quotes",
      label: "Quotes",
      icon: <MessagesSquare aria-hidden="true" />,
      content: (
        <Listed title="Quotes and messages">
          <QuoteList empty={<NoQuotes />} />
        </Listed>
      ),
    },
    {
      id: "invoices",
      label: "Invoices",
      icon: <FileText aria-hidden="true" />,
      content: (
        <Listed title="Invoices">
          <InvoiceList empty={<NoInvoices />} />
        </Listed>
      ),
    },
    { id: "profile", label: "Profile", icon: <UserRound aria-hidden="true" />, content: <ProfileTab /> },
    { id: "security", label: "Security", icon: <Lock aria-hidden="true" />, content: <SecurityTab /> },
    { id: "privacy", label: "Privacy", icon: <ShieldCheck aria-hidden="true" />, content: <OwnPrivacy /> },
  ];
  return (
    <>
      <title>{usePageTitle("My dashboard")}</title>
      <meta name="robots" content="noindex" />
      <Greeting />
      <div className="wrap pt-6">
        <Tabs label="My dashboard" variant="line" items={items} value={address.tab} onChange={address.openTab} />
      </div>
      {company && (
        <BookingDrawer
          reference={address.booking}
          company={company}
          onClose={address.closeBooking}
          passengers={(reference) => <PassengerListCard reference={reference} />}
        />
      )}
    </>
  );
}

/** The tab is visible; this is for those who navigate by headings. */
function Listed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="sr-only">{title}</h2>
      {children}
    </>
  );
}

function ProfileTab() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <ProfilePanel />
      <div className="grid content-start gap-5">
        <SavedPassengersPanel />
        <SavedAddressesPanel />
        <SavedCardsPanel />
      </div>
    </div>
  );
}

function SecurityTab() {
  return (
    <div className="grid gap-5">
      <PasswordCard />
      <TwoStepCard />
      <SessionsCard />
    </div>
  );
}

/** Our data about the customer, its copy and deletion, and other requests. */
const OwnPrivacy = () => (
  <div className="grid gap-5">
    <PrivacyPanel />
    <OwnRequestsCard />
  </div>
);

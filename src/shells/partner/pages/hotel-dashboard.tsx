import { Building2, CalendarPlus, FileText } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import { EmptyState } from "#design/empty-state.tsx";
import { PageFrame } from "#design/page-frame.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { organisationKindLabels } from "#domain/partner/organisation-kinds.ts";
import { DispatchContactCard, DispatchContactLinks } from "#features/dispatch/ui/dispatch-contact-card.tsx";
import { PartnerDocuments } from "#features/documents/ui/partner-documents.tsx";
import { OrganisationInvoiceList } from "#features/invoices/documents/ui/invoice-list.tsx";
import { ArrivalsList } from "#features/live/arrivals/ui/arrivals-list.tsx";
import { CardsCard } from "#features/partners/cards/ui/cards-card.tsx";
import { MyCommissionsCard } from "#features/partners/commissions/ui/my-commissions-card.tsx";
import { MyStatementsCard } from "#features/partners/commissions/ui/my-statements-card.tsx";
import { KeysCard } from "#features/partners/keys/ui/keys-card.tsx";
import { type OwnOrganisation, partnerHomeContract } from "#features/partners/own/contract.ts";
import {
  OrganisationFacts,
  OrganisationMembers,
  OrganisationNotice,
} from "#features/partners/own/ui/organisation-facts.tsx";
import { AgreementCard } from "#features/partners/record/ui/agreement-card.tsx";
import { ColleaguesCard } from "#features/partners/record/ui/colleagues-card.tsx";
import { MarkupCard } from "#features/partners/record/ui/markup-card.tsx";
import { ClientsCard } from "#features/portal/clients/ui/clients-card.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { AreaTitle } from "../../area-title.tsx";
import { GuestBookings } from "../guest-bookings.tsx";
import { guestLabels } from "../guest-labels.ts";
import { ProviderHome } from "../provider-home.tsx";

/** The home of hotels, agencies, companies and driver providers: each sees its own organisation. */
export default function HotelDashboard() {
  const { data, isPending, error, refetch } = useCall(partnerHomeContract.myOrganisation, {});
  return (
    <>
      <AreaTitle title="Partner dashboard" />
      {isPending && <Waiting />}
      {!data && error && (
        <ReadFailed title="We couldn’t load your organisation" error={error} onAgain={() => void refetch()} />
      )}
      {data && <Home organisations={data.organisations} />}
    </>
  );
}

function Home({ organisations }: { organisations: readonly OwnOrganisation[] }) {
  const [first] = organisations;
  if (!first) return <NoOrganisation />;
  const works = organisations.filter(({ status }) => status === "active");
  const brings = works.find(({ kind }) => kind !== "driver_provider");
  const cards = works.find(({ kind }) => kind === "hotel" || kind === "travel_agency");
  return (
    <PageFrame
      title={organisations.map(({ name }) => name).join(" and ")}
      lead={[...new Set(organisations.map(({ kind }) => organisationKindLabels[kind]))].join(" and ")}
      actions={
        works.some(({ kind }) => kind === "hotel" || kind === "travel_agency") && (
          <SiteLink to="/hotel/booking" className={buttonClass()}>
            <CalendarPlus aria-hidden="true" className="size-[18px]" />
            Book a trip
          </SiteLink>
        )
      }
    >
      {organisations.map((one) => (
        <OrganisationNotice key={one.id} organisation={one} />
      ))}
      <div
        className={cx("grid grid-cols-1 items-start gap-5", works.length > 0 && "xl:grid-cols-[minmax(0,1fr)_22rem]")}
      >
        <div className="grid min-w-0 grid-cols-1 gap-5 empty:hidden">
          {brings && <NextArrivals hasLobby={brings.kind === "hotel"} />}
          {brings && brings.kind !== "driver_provider" && (
            <GuestBookings
              {...guestLabels[brings.kind]}
              {...((brings.kind === "hotel" || brings.kind === "travel_agency") && { host: brings.name })}
            />
          )}
          {brings?.kind === "travel_agency" && <ClientsCard />}
          {works.some(({ kind }) => kind === "driver_provider") && <ProviderHome />}
          {brings && <OwnInvoices />}
          {organisations.some(({ sees_commission }) => sees_commission) && <OwnCommission />}
          <div id="documents" className="grid scroll-mt-24 grid-cols-1 gap-5 empty:hidden">
            {organisations.map(
              (one) => one.keeps_documents && <PartnerDocuments key={one.id} partnerId={one.id} isOwn />,
            )}
          </div>
        </div>
        <div className={cx("grid min-w-0 grid-cols-1 gap-5 md:grid-cols-2", works.length > 0 && "xl:grid-cols-1")}>
          {organisations.map((one) => (
            <OrganisationFacts key={one.id} organisation={one} />
          ))}
          {brings?.sees_commission && brings.kind !== "affiliate" && <AgreementCard />}
          {brings?.sees_commission && brings.kind !== "affiliate" && (
            <MarkupCard person={brings.kind === "hotel" ? "guest" : "client"} />
          )}
          {cards?.card_link && (
            <CardsCard link={cards.card_link} kind={cards.kind === "hotel" ? "hotel" : "travel_agency"} />
          )}
          {organisations.map((one) =>
            one.sees_commission && one.kind !== "affiliate" ? (
              <ColleaguesCard key={one.id} />
            ) : (
              <OrganisationMembers key={one.id} organisation={one} />
            ),
          )}
          {brings?.sees_commission && brings.kind !== "affiliate" && <KeysCard />}
          <DispatchContactCard text="For changes and questions, at any time." />
        </div>
      </div>
    </PageFrame>
  );
}

/** Only a hotel has a lobby for a screen. */
const NextArrivals = ({ hasLobby }: { hasLobby: boolean }) => (
  <Card>
    <CardHeader
      title="Pickups and arrivals"
      note="In the next 12 hours."
      actions={
        <SiteLink to="/hotel/arrivals" className={buttonClass({ variant: "outline", size: "sm" })}>
          {hasLobby ? "All and lobby screens" : "All pickups and arrivals"}
        </SiteLink>
      }
    />
    <ArrivalsList atMost={3} />
  </Card>
);

const OwnInvoices = () => (
  <section aria-labelledby="invoices" className="grid gap-3">
    <h2 id="invoices" className="text-lg font-bold">
      Invoices
    </h2>
    <OrganisationInvoiceList
      empty={
        <EmptyState
          icon={<FileText />}
          title="No invoices yet"
          text="An invoice appears here when a booking is paid or put on account."
        />
      }
    />
  </section>
);

const OwnCommission = () => (
  <section aria-labelledby="commission" className="grid gap-3">
    <h2 id="commission" className="text-lg font-bold">
      Commission
    </h2>
    <MyStatementsCard />
    <MyCommissionsCard />
  </section>
);

const NoOrganisation = () => (
  <Card className="mx-auto max-w-lg">
    <EmptyState
      icon={<Building2 />}
      title="Your account isn’t linked to an organisation yet"
      text="You can sign in here, but your account isn’t linked to a hotel, an agency or a company. Please call us to set it up."
      className="px-0 pt-4 pb-6"
    />
    <DispatchContactLinks />
  </Card>
);

const Waiting = () => (
  <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
    <SkeletonCard lines={8} />
    <SkeletonCard lines={4} />
  </div>
);

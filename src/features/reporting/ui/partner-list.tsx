import { Users } from "lucide-react";
import { useSearchParams } from "react-router";
import { Badge } from "#design/badge.tsx";
import { Card } from "#design/card.tsx";
import { formatDate, formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { InitialsAvatar } from "#design/pictures/avatar.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { mayDo } from "#domain/account/permissions.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSession } from "#platform/browser/session.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { type Member, type PartnerAtWork, type PartnerKind, reportingContract } from "../contract.ts";
import { CallTo, MailTo } from "./fact-list.tsx";
import { counted, readable } from "./messages.ts";

/** The active partners of a kind, with their people. */
export function PartnerList({ kind }: { kind: PartnerKind }) {
  const match = useSearchParams()[0].get("partner");
  const { data, error, refetch } = useCall(reportingContract.partnersAtWork, { kind });
  if (error) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!data)
    return (
      <div className="grid gap-4 lg:grid-cols-2">
        <SkeletonCard />
        <SkeletonCard />
      </div>
    );
  if (data.partners.length + data.people.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<Users />}
          title="No partners yet"
          text="Partners appear here when they accept their invitation."
        />
      </Card>
    );
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {inOrder(data.partners, match).map((partner) => (
        <PartnerCard key={partner.id} partner={partner} kind={kind} />
      ))}
      {data.people.length > 0 && (
        <Card aria-label="People">
          <Members members={data.people} />
        </Card>
      )}
    </div>
  );
}

/** The requested one comes first. */
const inOrder = (partners: readonly PartnerAtWork[], request: string | null) =>
  partners.toSorted((a, b) => Number(b.id === request) - Number(a.id === request));

const partnerPages = {
  hotel: "/admin/hotels",
  travel_agency: "/admin/travel-agents",
  driver_provider: "/admin/partner-drivers",
  dispatcher: "/admin/dispatchers",
} as const;

function PartnerCard({ partner, kind }: { partner: PartnerAtWork; kind: PartnerKind }) {
  const { id, name, area, status, since, commission_rate, bookings, bookings_since, members, drivers } = partner;
  const numbers = [
    partner.registration_number && `Reg. ${partner.registration_number}`,
    partner.vat_number && `VAT ${partner.vat_number}`,
  ].filter(Boolean);
  return (
    <Card aria-label={name} className="grid gap-4">
      <header className="grid gap-0.5">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-lg leading-snug">{name}</h2>
          <Badge tone={status === "active" ? "ok" : "bad"}>{readable(status)}</Badge>
        </div>
        <p className="text-ink-2 text-sm">
          {area}, since {formatDate(since)}
        </p>
        {numbers.length > 0 && <p className="text-ink-3 text-xs">{numbers.join(" · ")}</p>}
      </header>
      {commission_rate > 0 && (
        <Badge className="justify-self-start">{Math.round(commission_rate * 1000) / 10}% commission</Badge>
      )}
      <nav
        aria-label={`About ${name}`}
        className="flex flex-wrap gap-x-5 gap-y-1 text-sm [&_a]:py-1 [&_a]:text-link [&_a]:underline"
      >
        {/* Providers drive for us and book nothing. */}
        {kind !== "driver_provider" && (
          <SiteLink to={`/admin/bookings?partner=${id}&from=${bookings_since}`}>
            {counted(bookings, "booking", "bookings")} in 90 days
          </SiteLink>
        )}
        {partner.application && (
          <SiteLink to={`${partnerPages[kind]}?application=${partner.application}`}>Application</SiteLink>
        )}
        {(kind === "hotel" || kind === "travel_agency") && (
          <SiteLink to={`${partnerPages[kind]}?tab=partners&record=${id}`}>Terms, bank, people and documents</SiteLink>
        )}
        {kind === "driver_provider" ? (
          <SiteLink to={`${partnerPages[kind]}?tab=partners&provider=${id}`}>Drivers, vehicles and documents</SiteLink>
        ) : (
          <SiteLink to={`/admin/invoices?search=${encodeURIComponent(name)}`}>Invoices</SiteLink>
        )}
      </nav>
      <Members members={members} />
      {drivers.length > 0 && (
        <ul aria-label={`Drivers of ${name}`} className="grid gap-1 border-line border-t pt-3">
          {drivers.map((driver) => (
            <li key={driver.id} className="flex flex-wrap items-center gap-x-3 text-sm [&_a]:text-link [&_a]:underline">
              <SiteLink to={`/admin/drivers?driver=${driver.id}`}>{driver.name}</SiteLink>
              <CallTo phone={driver.phone} />
              <Badge className="ml-auto">{readable(driver.state)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Members({ members }: { members: readonly Member[] }) {
  const session = useSession();
  // Only a super-user can open an account page, so others get no link.
  const opensAccounts = session.status === "in" && mayDo("grant_roles", session.person.roles, "other");
  if (members.length === 0) return <p className="text-ink-2 text-sm">No one signs in for them yet.</p>;
  return (
    <ul aria-label="People who sign in" className="grid gap-2.5">
      {members.map(({ id, name, email, status, last_sign_in_at }) => (
        <li key={id} className="flex items-center gap-3">
          <InitialsAvatar name={name} className="size-9 text-sm" />
          <span className="grid min-w-0 text-sm [&_a]:inline-block [&_a]:py-0.5 [&_a]:text-link [&_a]:underline">
            <span className="font-semibold">
              {opensAccounts ? <SiteLink to={`/admin/super-user?user=${id}`}>{name}</SiteLink> : name}
              {status !== "active" && <Badge tone="bad">{readable(status)}</Badge>}
            </span>
            <span className="truncate">
              <MailTo email={email} />
            </span>
            <span className="text-ink-3 text-xs">
              {last_sign_in_at ? `Signed in ${formatDateTime(last_sign_in_at)}` : "Has not signed in yet"}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

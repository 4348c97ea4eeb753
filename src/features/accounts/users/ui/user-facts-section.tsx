import type { ReactNode } from "react";
import { Badge } from "#design/badge.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { roleNames } from "#domain/account/home-of-role.ts";
import { privacyPath, privacyText } from "#domain/legal/accepted-terms.ts";
import { organisationKindLabels } from "#domain/partner/organisation-kinds.ts";
import { NewTabLink } from "#platform/browser/new-tab-link.tsx";
import { DrawerSection } from "../../ui/drawer-section.tsx";
import type { UserProfile } from "../contract.ts";
import type { ListedInvitation } from "../invitations-contract.ts";
import { InvitationBadge } from "./account-badge.tsx";

const link = "text-link underline break-all";

/** Contact details, and how far the account is set up. */
export function UserFactsSection({ profile }: { profile: UserProfile }) {
  const { user, factors, recovery_codes, bookings } = profile;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ["Email", <EmailFact key="email" email={user.email} isConfirmed={user.is_confirmed} />],
    [
      "Phone",
      user.phone ? (
        <a key="phone" className={link} href={`tel:${user.phone.replace(/\s/g, "")}`}>
          {user.phone}
        </a>
      ) : (
        "Not given"
      ),
    ],
    ["Account since", <DateText key="since" at={user.created_at} />],
    ["Agreed to", <AgreedNotice key="agreed" profile={profile} />],
    [
      "Last sign-in",
      user.last_sign_in_at ? <DateText key="seen" at={user.last_sign_in_at} style="date-time" /> : "Never",
    ],
    ["Two-step verification", factors > 0 ? `On, ${recovery_codes} recovery codes left` : "Off"],
    ["Bookings", `${bookings.upcoming} upcoming, ${bookings.past} past`],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-[0.9375rem]">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function AgreedNotice({ profile: { privacy_version, user } }: { profile: UserProfile }) {
  if (privacy_version === null) return "No version on record";
  return (
    <span className="text-link underline">
      <NewTabLink to={privacyPath(privacy_version, new Date(user.created_at))}>
        {privacyText(privacy_version)}
      </NewTabLink>
    </span>
  );
}

function EmailFact({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <a className={link} href={`mailto:${email}`}>
        {email}
      </a>
      {!isConfirmed && <Badge tone="warn">Not confirmed</Badge>}
    </span>
  );
}

const kindLabels: Readonly<Record<string, string>> = organisationKindLabels;

export function UserOrganisationsSection({ organisations }: { organisations: UserProfile["organisations"] }) {
  if (organisations.length === 0) return null;
  return (
    <DrawerSection title="Belongs to">
      <ul className="grid gap-2">
        {organisations.map(({ id, name, kind, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-2 text-[0.9375rem]">
            <span className="font-semibold">{name}</span>
            <span className="text-ink-2">{kindLabels[kind] ?? kind}</span>
            {status !== "active" && <Badge tone="bad">{status === "suspended" ? "Suspended" : "Ended"}</Badge>}
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}

export function UserInvitationsSection({ invites }: { invites: readonly ListedInvitation[] }) {
  if (invites.length === 0) return null;
  return (
    <DrawerSection title="Invitations to this email address">
      <ul className="grid gap-2">
        {invites.map((invite) => (
          <li key={invite.id} className="flex flex-wrap items-center gap-2 text-[0.9375rem]">
            <span className="font-semibold">{roleNames[invite.role]}</span>
            <InvitationBadge state={invite.state} />
            <DateText at={invite.created_at} className="text-sm text-ink-2" />
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}

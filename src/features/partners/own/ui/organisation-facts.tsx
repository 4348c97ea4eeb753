import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { InitialsAvatar } from "#design/pictures/avatar.tsx";
import { organisationKindLabels } from "#domain/partner/organisation-kinds.ts";
import type { OwnOrganisation } from "../contract.ts";

/** Shown at the top if an organisation is not active. */
export function OrganisationNotice({ organisation }: { organisation: OwnOrganisation }) {
  if (organisation.status === "active") return null;
  return (
    <Alert
      tone="bad"
      title={organisation.status === "suspended" ? "This partnership is suspended" : "This partnership has ended"}
    >
      {organisation.name} can’t see bookings or trips for now. Please call our team if you have questions.
    </Alert>
  );
}

/** An organisation’s record, as its members see it. */
export function OrganisationFacts({ organisation }: { organisation: OwnOrganisation }) {
  const rate = organisation.commission_rate;
  return (
    <Card>
      <CardHeader title={organisation.name} note={organisationKindLabels[organisation.kind]} />
      <dl className="grid gap-3">
        {organisation.area && <Line name="Area">{organisation.area}</Line>}
        <Line name="Partner since">
          <DateText at={organisation.partner_since} />
        </Line>
        {rate !== null && <Line name="Commission on operated trips">{percentText(rate)}</Line>}
        {organisation.registration_number && <Line name="Registration number">{organisation.registration_number}</Line>}
        {organisation.vat_number && <Line name="VAT number">{organisation.vat_number}</Line>}
      </dl>
      {organisation.affiliate_link && <AffiliateLink link={organisation.affiliate_link} />}
    </Card>
  );
}

/** 0.075 is shown as 7.5%. */
const percentText = (rate: number) => `${Math.round(rate * 1000) / 10}%`;

function AffiliateLink({ link }: { link: string }) {
  return (
    <div className="mt-4 grid gap-2 border-line border-t pt-4">
      <p className="font-semibold">Your booking link</p>
      <p className="text-ink-2 text-sm">Bookings made through this link count as yours.</p>
      <p className="rounded-md bg-surface-2 px-3 py-2 text-sm [overflow-wrap:anywhere]">{link}</p>
      <CopyButton text={link} label="Copy link" className="justify-self-start" />
    </div>
  );
}

export function OrganisationMembers({ organisation }: { organisation: OwnOrganisation }) {
  return (
    <Card>
      <CardHeader title="People" note={`Who can sign in for ${organisation.name}`} />
      <ul className="grid gap-3">
        {organisation.members.map(({ name, email, is_me }) => (
          <li key={email} className="flex items-center gap-3">
            <InitialsAvatar name={name} className="size-10 text-sm" />
            <span className="min-w-0 leading-tight">
              <span className="flex items-center gap-2 font-semibold">
                {name}
                {is_me && <Badge tone="info">You</Badge>}
              </span>
              <span className="block truncate text-ink-2 text-sm">{email}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-3 text-xs">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);

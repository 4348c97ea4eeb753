import { roleNames } from "#domain/account/home-of-role.ts";
import type { Role } from "#domain/account/roles.ts";
import { callUs } from "#domain/company/contact-details.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";

type Props = {
  readonly name: string;
  readonly role: Role;
  readonly expiresAt: Date;
  readonly link: string;
  /** The partner whose owner invites a colleague; empty where we invite. */
  readonly host: string;
  readonly company: CompanyDetails;
};

const purposes: Readonly<Record<Role, string>> = {
  super_user: "to manage the whole system",
  admin: "to join our team",
  dispatcher: "to plan and monitor our trips",
  driver: "to drive with us",
  hotel: "to book transfers and tours for your guests",
  travel_agent: "to book transfers and tours for your clients",
  driver_provider: "to drive for us with your own fleet",
  corporate: "to book travel for your company",
};

/** To the person invited. Anyone who has the link can accept, so it goes to this address alone. */
export function InvitationEmail({ name, role, expiresAt, link, host, company }: Props) {
  const inviter = host || company.name;
  return (
    <Frame preview={`${inviter} invites you ${purposes[role]}.`} sender={company}>
      <Heading>You’re invited</Heading>
      {name && <Paragraph>Hi {name},</Paragraph>}
      <Paragraph>
        {inviter} invites you {purposes[role]}
        {host && ` with ${company.name}`}. Setting up takes about a minute: open the link and choose a password.
      </Paragraph>
      <Action href={link}>Accept invitation</Action>
      <Facts
        facts={[
          ["Your role", roleNames[role]],
          ["Valid until", formatMoment(expiresAt)],
        ]}
      />
      <Paragraph>The link works once. Didn’t expect this email? You can ignore it, or {callUs(company)}.</Paragraph>
    </Frame>
  );
}

import { roleNames } from "#domain/account/home-of-role.ts";
import type { Role } from "#domain/account/roles.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";

type Props = {
  readonly name: string;
  readonly role: Role;
  readonly expiresAt: Date;
  readonly link: string;
  readonly company: CompanyDetails;
};

const purposes: Readonly<Record<Role, string>> = {
  super_user: "to look after the whole system",
  admin: "to work in our office",
  dispatcher: "to plan and watch over our trips",
  driver: "to drive with us",
  hotel: "to book transfers and tours for your guests",
  travel_agent: "to book transfers and tours for your clients",
  driver_provider: "to drive for us with your own fleet",
  corporate: "to book travel for your company",
};

/** To somebody who is invited. Whoever has the link can accept, so it goes to this address alone. */
export function InvitationEmail({ name, role, expiresAt, link, company }: Props) {
  return (
    <Frame preview={`${company.name} invites you ${purposes[role]}.`} sender={company}>
      <Heading>{name ? `${name}, you are invited` : "You are invited"}</Heading>
      <Paragraph>
        {company.name} invites you {purposes[role]}. Open the link, choose a password, and you are in.
      </Paragraph>
      <Action href={link}>Accept the invitation</Action>
      <Facts
        facts={[
          ["Your role", roleNames[role]],
          ["The link works until", formatMoment(expiresAt)],
        ]}
      />
      <Paragraph>
        The link works once. Did you not expect this letter? Then do nothing, or call {company.phone}.
      </Paragraph>
    </Frame>
  );
}

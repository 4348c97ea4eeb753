import { roleNames } from "#domain/account/home-of-role.ts";
import type { Role } from "#domain/account/roles.ts";
import { callUs } from "#domain/company/contact-details.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Frame } from "#platform/mail/frame.tsx";

export const invitationEmailWords = emailWords(
  "invitation-email",
  { to: "account", when: "Someone is invited to open an account." },
  {
    subject: "Your invitation to {company_name}: {role_name}",
    preview: "{inviter} invites you {purpose}.",
    title: "You’re invited",
    greeting: "Hi {name},",
    opening_if_host: "with {company_name}",
    opening:
      "{inviter} invites you {purpose} {host_words}. Setting up takes about a minute: open the link and choose a password.",
    paragraph_2: "The link works once. Didn’t expect this email? You can ignore it, or {call_us}.",
    button: "Accept invitation",
    purpose_super_user: "to manage the whole system",
    purpose_admin: "to join our team",
    purpose_dispatcher: "to plan and monitor our trips",
    purpose_driver: "to drive with us",
    purpose_hotel: "to book transfers and tours for your guests",
    purpose_travel_agent: "to book transfers and tours for your clients",
    purpose_driver_provider: "to drive for us with your own fleet",
    purpose_corporate: "to book travel for your company",
  },
);

type Props = {
  readonly name: string;
  readonly role: Role;
  readonly expiresAt: Date;
  readonly link: string;
  /** The partner whose owner invites a colleague; empty if we invite. */
  readonly host: string;
  readonly company: CompanyDetails;
};

const purposes: Readonly<Record<Role, () => string>> = {
  super_user: invitationEmailWords.purpose_super_user,
  admin: invitationEmailWords.purpose_admin,
  dispatcher: invitationEmailWords.purpose_dispatcher,
  driver: invitationEmailWords.purpose_driver,
  hotel: invitationEmailWords.purpose_hotel,
  travel_agent: invitationEmailWords.purpose_travel_agent,
  driver_provider: invitationEmailWords.purpose_driver_provider,
  corporate: invitationEmailWords.purpose_corporate,
};

/** To the invited person only, because anyone with the link can accept. */
export function InvitationEmail({ name, role, expiresAt, link, host, company }: Props) {
  const inviter = host || company.name;
  return (
    <Frame preview={invitationEmailWords.preview({ inviter, purpose: purposes[role]() })} sender={company}>
      <Heading>{invitationEmailWords.title()}</Heading>
      {name && <Paragraph>{invitationEmailWords.greeting({ name })}</Paragraph>}
      <Paragraph>
        {invitationEmailWords.opening({
          inviter,
          purpose: purposes[role](),
          host_words: host ? invitationEmailWords.opening_if_host({ company_name: company.name }) : "",
        })}
      </Paragraph>
      <Action href={link}>{invitationEmailWords.button()}</Action>
      <Facts
        facts={[
          ["Your role", roleNames[role]],
          ["Valid until", formatMoment(expiresAt)],
        ]}
      />
      <Paragraph>{invitationEmailWords.paragraph_2({ call_us: callUs(company) })}</Paragraph>
    </Frame>
  );
}

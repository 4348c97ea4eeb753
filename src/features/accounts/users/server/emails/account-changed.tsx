import { homeOf, roleNames } from "#domain/account/home-of-role.ts";
import type { Role } from "#domain/account/roles.ts";
import { callUs } from "#domain/company/contact-details.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Frame } from "#platform/mail/frame.tsx";

export const accountChangedWords = emailWords(
  "account-changed",
  { to: "account", when: "An admin has changed an account." },
  {
    subject_role_granted: "You have a new role",
    subject_role_revoked: "One of your roles has ended",
    subject_suspended: "Your account is suspended",
    subject_restored: "Your account is restored",
    greeting: "Hi {name},",
    paragraph_2:
      "Your new page is {link}. If you’re already signed in, it opens within ten minutes, or as soon as you sign in again.",
    paragraph_3: "Didn’t expect this? Reply to this email or {call_us}.",
    role_granted_heading: "You have a new role",
    role_granted_text: "Your account now has the role {role_name}.",
    role_revoked_heading: "One of your roles has ended",
    role_revoked_text:
      "Your account no longer has the role {role_name}. We’ve signed you out everywhere. Please sign in again.",
    suspended_heading: "Your account is suspended",
    suspended_text:
      "We’ve signed you out everywhere, and no one can sign in with your account for now. Your bookings are unchanged.",
    restored_heading: "Your account is restored",
    restored_text: "You can sign in again. Everything is as it was before.",
  },
);

/** An admin’s changes to an account. */
export type AccountChange =
  | { readonly action: "role_granted" | "role_revoked"; readonly role: Role; readonly reason: string }
  | { readonly action: "suspended" | "restored"; readonly reason: string };

type Props = {
  readonly name: string;
  readonly change: AccountChange;
  readonly company: CompanyDetails;
  readonly siteUrl: string;
};

/** To an account’s owner, after an admin changed it. */
export function AccountChanged({ name, change, company, siteUrl }: Props) {
  const shown = textsFor(change);
  return (
    <Frame preview={shown.text} sender={company}>
      <Heading>{shown.heading}</Heading>
      <Paragraph>{accountChangedWords.greeting({ name })}</Paragraph>
      <Paragraph>{shown.text}</Paragraph>
      <Facts facts={[["Reason", change.reason]]} />
      {change.action === "role_granted" && (
        <Paragraph>
          {accountChangedWords.paragraph_2({
            link: <TextLink href={`${siteUrl}${homeOf([change.role])}`}>{siteUrl + homeOf([change.role])}</TextLink>,
          })}
        </Paragraph>
      )}
      <Paragraph>{accountChangedWords.paragraph_3({ call_us: callUs(company) })}</Paragraph>
    </Frame>
  );
}

function textsFor(change: AccountChange): { heading: string; text: string } {
  switch (change.action) {
    case "role_granted":
      return {
        heading: accountChangedWords.role_granted_heading(),
        text: accountChangedWords.role_granted_text({ role_name: roleNames[change.role] }),
      };
    case "role_revoked":
      return {
        heading: accountChangedWords.role_revoked_heading(),
        text: accountChangedWords.role_revoked_text({ role_name: roleNames[change.role] }),
      };
    case "suspended":
      return {
        heading: accountChangedWords.suspended_heading(),
        text: accountChangedWords.suspended_text(),
      };
    case "restored":
      return { heading: accountChangedWords.restored_heading(), text: accountChangedWords.restored_text() };
  }
}

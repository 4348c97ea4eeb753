import { homeOf, roleNames } from "#domain/account/home-of-role.ts";
import type { Role } from "#domain/account/roles.ts";
import { callUs } from "#domain/company/contact-details.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";

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

/** To the owner of an account that an admin has changed. */
export function AccountChanged({ name, change, company, siteUrl }: Props) {
  const shown = textsFor(change);
  return (
    <Frame preview={shown.text} sender={company}>
      <Heading>{shown.heading}</Heading>
      <Paragraph>Hi {name},</Paragraph>
      <Paragraph>{shown.text}</Paragraph>
      <Facts facts={[["Reason", change.reason]]} />
      {change.action === "role_granted" && (
        <Paragraph>
          Your new page is{" "}
          <TextLink href={`${siteUrl}${homeOf([change.role])}`}>{siteUrl + homeOf([change.role])}</TextLink>. If you’re
          already signed in, it opens within ten minutes, or as soon as you sign in again.
        </Paragraph>
      )}
      <Paragraph>Didn’t expect this? Reply to this email or {callUs(company)}.</Paragraph>
    </Frame>
  );
}

function textsFor(change: AccountChange): { heading: string; text: string } {
  switch (change.action) {
    case "role_granted":
      return {
        heading: "You have a new role",
        text: `Your account now has the role ${roleNames[change.role]}.`,
      };
    case "role_revoked":
      return {
        heading: "One of your roles has ended",
        text: `Your account no longer has the role ${roleNames[change.role]}. We’ve signed you out everywhere. Please sign in again.`,
      };
    case "suspended":
      return {
        heading: "Your account is suspended",
        text: "We’ve signed you out everywhere, and no one can sign in with your account for now. Your bookings are unchanged.",
      };
    case "restored":
      return { heading: "Your account is restored", text: "You can sign in again. Everything is as it was before." };
  }
}

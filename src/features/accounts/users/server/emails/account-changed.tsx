import { homeOf, roleNames } from "#domain/account/home-of-role.ts";
import type { Role } from "#domain/account/roles.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";

/** What the office did to somebody's account. */
export type AccountChange =
  | { readonly action: "role_granted" | "role_revoked"; readonly role: Role; readonly reason: string }
  | { readonly action: "suspended" | "restored"; readonly reason: string };

type Props = {
  readonly name: string;
  readonly change: AccountChange;
  readonly company: CompanyDetails;
  readonly siteUrl: string;
};

/** To the owner of an account that the office has changed. */
export function AccountChanged({ name, change, company, siteUrl }: Props) {
  const told = words(change);
  return (
    <Frame preview={told.text} sender={company}>
      <Heading>{told.heading}</Heading>
      <Paragraph>Dear {name},</Paragraph>
      <Paragraph>{told.text}</Paragraph>
      <Facts facts={[["Reason", change.reason]]} />
      {change.action === "role_granted" && (
        <Paragraph>
          Your new page is{" "}
          <TextLink href={`${siteUrl}${homeOf([change.role])}`}>{siteUrl + homeOf([change.role])}</TextLink>. If you are
          signed in already, it opens within ten minutes, or as soon as you sign in again.
        </Paragraph>
      )}
      <Paragraph>
        Is this a surprise to you? Call {company.phone} or write to {company.email}, and a person will look into it.
      </Paragraph>
    </Frame>
  );
}

function words(change: AccountChange): { heading: string; text: string } {
  switch (change.action) {
    case "role_granted":
      return {
        heading: "You have a new role",
        text: `Your account now has the role ${roleNames[change.role]}.`,
      };
    case "role_revoked":
      return {
        heading: "One of your roles has ended",
        text: `Your account no longer has the role ${roleNames[change.role]}. You are signed out everywhere; please sign in again.`,
      };
    case "suspended":
      return {
        heading: "Your account is suspended",
        text: "You are signed out everywhere, and nobody can sign in with your account for now. Bookings you have made stand.",
      };
    case "restored":
      return { heading: "Your account is open again", text: "You can sign in again, with all that was yours before." };
  }
}

import { Paragraph, TextLink } from "#platform/mail/email-parts.tsx";

export type Twin = { readonly reference: string; readonly link: string };

/** Where the same trip is booked twice, the email says so: one of the two may be a mistake. */
export const TwinNotice = ({ twin }: { twin: Twin | undefined }) =>
  twin && (
    <Paragraph>
      You also have booking <TextLink href={twin.link}>{twin.reference}</TextLink> for the same trip. If you need only
      one, cancel the other there.
    </Paragraph>
  );

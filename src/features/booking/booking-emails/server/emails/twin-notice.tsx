import { Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";

export const twinNoticeWords = emailWords(
  "twin-notice",
  { to: "customer", when: "In the emails of a booking that looks like another one." },
  {
    opening: "You also have booking {link} for the same trip. If you need only one, cancel the other there.",
  },
);

export type Twin = { readonly reference: string; readonly link: string };

/** Mentions another booking for the same trip, which may be a mistake. */
export const TwinNotice = ({ twin }: { twin: Twin | undefined }) =>
  twin && (
    <Paragraph>{twinNoticeWords.opening({ link: <TextLink href={twin.link}>{twin.reference}</TextLink> })}</Paragraph>
  );

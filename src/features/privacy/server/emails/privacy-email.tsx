import type { CompanyDetails } from "#features/content/contract.ts";
import { Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = { company: CompanyDetails; heading: string; text: string };

/** An answer under POPIA or PAIA, or the notice of a breach, with the text that a colleague has reviewed. */
export const PrivacyEmail = ({ company, heading, text }: Props) => (
  <Frame preview={heading} sender={company}>
    <Heading>{heading}</Heading>
    {paragraphsOf(text).map(({ key, lines }) => (
      <Paragraph key={key}>
        {lines.map((line, at) => (
          <span key={`${key} ${line}`}>
            {at > 0 && <br />}
            {line}
          </span>
        ))}
      </Paragraph>
    ))}
    <Closing sender={company} />
  </Frame>
);

const paragraphsOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph, at) => ({ key: `${at} ${paragraph.slice(0, 20)}`, lines: paragraph.split("\n") }));

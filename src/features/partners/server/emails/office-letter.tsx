import type { CompanyDetails } from "#features/content/contract.ts";
import { type Fact, Facts, Frame, Heading, Paragraph, TextLink } from "#platform/mail/frame.tsx";

type Props = {
  heading: string;
  text: string;
  facts: readonly Fact[];
  /** What the applicant wrote. */
  words: string;
  review: string;
  company: CompanyDetails;
};

/** To the office: an application has come in, or an answer. */
export function OfficeLetter({ heading, text, facts, words, review, company }: Props) {
  return (
    <Frame preview={text} sender={company.name} footer={[company.name]}>
      <Heading>{heading}</Heading>
      <Paragraph>{text}</Paragraph>
      <Facts facts={facts} />
      {words && <Paragraph>{words}</Paragraph>}
      <Paragraph>
        <TextLink href={review}>Open the applications</TextLink>
      </Paragraph>
    </Frame>
  );
}

import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const campaignWords = emailWords(
  "campaign",
  { to: "customer", when: "At the end of every campaign." },
  {
    why: "You get this email because you agreed to offers and news from {company_name}. {unsubscribe_link}.",
    unsubscribe: "Unsubscribe with one click",
  },
);

type Props = {
  company: CompanyDetails;
  heading: string;
  paragraphs: readonly string[];
  action: { readonly label: string; readonly href: string } | null;
  stopLink: string;
};

/** To a customer who agreed to offers and news: our team’s words, and the way to stop them. */
export const CampaignEmail = ({ company, heading, paragraphs, action, stopLink }: Props) => (
  <Frame preview={(paragraphs[0] ?? heading).slice(0, 120)} sender={company}>
    <Heading>{heading}</Heading>
    {paragraphs.map((paragraph) => (
      <Paragraph key={paragraph}>{paragraph}</Paragraph>
    ))}
    {action && <Action href={action.href}>{action.label}</Action>}
    <Closing sender={company} />
    <Paragraph>
      {campaignWords.why({
        company_name: company.name,
        unsubscribe_link: <TextLink href={stopLink}>{campaignWords.unsubscribe()}</TextLink>,
      })}
    </Paragraph>
  </Frame>
);

import type { CSSProperties } from "react";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Frame } from "#platform/mail/frame.tsx";

export const accountEmailWords = emailWords(
  "account-email",
  { to: "account", when: "In every email about signing in." },
  {
    greeting: "Hi {words_name},",
    button_otherwise: "Open the link",
  },
);

export type AccountEmailTexts = {
  readonly heading: string;
  readonly name: string;
  readonly paragraphs: readonly string[];
  /** The effect of the link, in words. */
  readonly linkText?: string;
  readonly link?: string;
  readonly code?: string;
  readonly expiresAt?: Date;
  readonly facts?: readonly (readonly [string, string])[];
  /** Advice if the email is unexpected. */
  readonly surprise: string;
};

const codeStyle: CSSProperties = { fontSize: 22, fontWeight: 700, letterSpacing: "0.2em" };

/** Emails about signing in: why it was sent, what to do, and what to do if it was unexpected. */
export function AccountEmail({ company, words }: { company: CompanyDetails; words: AccountEmailTexts }) {
  const { code, expiresAt, facts = [] } = words;
  const all: [string, React.ReactNode][] = [
    ...facts.map(([label, value]): [string, string] => [label, value]),
    ...(code
      ? [
          [words.link ? "Or enter this code" : "Your code", <CodeText key="code" code={code} />] as [
            string,
            React.ReactNode,
          ],
        ]
      : []),
    ...(expiresAt ? [["Valid until", formatMoment(expiresAt)] as [string, string]] : []),
  ];
  return (
    <Frame preview={words.paragraphs[0] ?? words.heading} sender={company}>
      <Heading>{words.heading}</Heading>
      {words.name !== "" && <Paragraph>{accountEmailWords.greeting({ words_name: words.name })}</Paragraph>}
      {words.paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      {words.link && <Action href={words.link}>{words.linkText ?? accountEmailWords.button_otherwise()}</Action>}
      {all.length > 0 && <Facts facts={all} />}
      <Paragraph>{words.surprise}</Paragraph>
    </Frame>
  );
}

const CodeText = ({ code }: { code: string }) => <span style={codeStyle}>{code}</span>;

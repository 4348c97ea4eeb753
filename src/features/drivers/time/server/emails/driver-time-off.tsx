import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type State = "granted" | "declined" | "withdrawn";
type Props = {
  company: CompanyDetails;
  name: string;
  kind: string;
  when: string;
  state: State;
  answer: string;
  link: string;
};

const titles: Readonly<Record<State, string>> = {
  granted: "Your time off is approved",
  declined: "Your time off is declined",
  withdrawn: "Your time off has been withdrawn",
};

const texts: Readonly<Record<State, string>> = {
  granted: "We won’t give you new trips during this time. If you have a trip then, dispatch will contact you about it.",
  declined: "You can still get trips during this time. Please call dispatch if you can’t drive.",
  withdrawn: "You can get trips during this time again. Please call dispatch if that doesn’t suit you.",
};

/** To a driver whose time off was answered. */
export const DriverTimeOff = ({ company, name, kind, when, state, answer, link }: Props) => (
  <Frame preview={`${kind}, ${when}.`} sender={company}>
    <Heading>{titles[state]}</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>{texts[state]}</Paragraph>
    <Facts
      facts={[
        ["Kind", kind],
        ["When", when],
      ]}
    />
    {answer && <Quoted>{answer}</Quoted>}
    <Action href={link}>See your time off</Action>
    <Closing sender={company} />
  </Frame>
);

import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const driverTimeOffWords = emailWords(
  "driver-time-off",
  { to: "driver", when: "Time off was approved, declined or withdrawn." },
  {
    subject: "Time off {when}: {label}",
    title_granted: "Your time off is approved",
    title_declined: "Your time off is declined",
    title_withdrawn: "Your time off has been withdrawn",
    greeting: "Hi {name},",
    opening_granted:
      "We won’t give you new trips during this time. If you have a trip then, dispatch will contact you about it.",
    opening_declined: "You can still get trips during this time. Please call dispatch if you can’t drive.",
    opening_withdrawn: "You can get trips during this time again. Please call dispatch if that doesn’t suit you.",
    button: "See your time off",
  },
);

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

const titles: Readonly<Record<State, () => string>> = {
  granted: driverTimeOffWords.title_granted,
  declined: driverTimeOffWords.title_declined,
  withdrawn: driverTimeOffWords.title_withdrawn,
};

const texts: Readonly<Record<State, () => string>> = {
  granted: driverTimeOffWords.opening_granted,
  declined: driverTimeOffWords.opening_declined,
  withdrawn: driverTimeOffWords.opening_withdrawn,
};

/** To a driver whose request for time off was answered. */
export const DriverTimeOff = ({ company, name, kind, when, state, answer, link }: Props) => (
  <Frame preview={`${kind}, ${when}.`} sender={company}>
    <Heading>{titles[state]()}</Heading>
    <Paragraph>{driverTimeOffWords.greeting({ name })}</Paragraph>
    <Paragraph>{texts[state]()}</Paragraph>
    <Facts
      facts={[
        ["Kind", kind],
        ["When", when],
      ]}
    />
    {answer && <Quoted>{answer}</Quoted>}
    <Action href={link}>{driverTimeOffWords.button()}</Action>
    <Closing sender={company} />
  </Frame>
);

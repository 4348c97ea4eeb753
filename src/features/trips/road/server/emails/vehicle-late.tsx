import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const vehicleLateWords = emailWords(
  "vehicle-late",
  { to: "customer", when: "The driver is late to the pickup." },
  {
    subject: "Your driver is running late ({reference})",
    preview: "{driver_name} is expected at {from} at about {eta}.",
    title: "Your driver is running late",
    greeting: "Hi {first_name},",
    opening_if_worse: "now",
    opening:
      "{driver_name} is on the way to you, and will {worse_words} be at {from} at about {eta}. The planned time was {at}. We’re sorry about the wait.",
    paragraph_2: "Does this put your flight or your plans at risk? Call us at {phone}.",
    button: "Follow your driver",
  },
);

type Props = {
  company: CompanyDetails;
  firstName: string;
  driver: { readonly name: string; readonly phone: string };
  from: string;
  /** The expected arrival, and the planned one. */
  eta: string;
  at: string;
  /** An earlier message gave an earlier time. */
  isWorse: boolean;
  /** The link to follow the trip; null if our team has withdrawn it. */
  link: string | null;
};

/** To the customer: their vehicle will be late. */
export const VehicleLate = ({ company, firstName, driver, from, eta, at, isWorse, link }: Props) => (
  <Frame preview={vehicleLateWords.preview({ driver_name: driver.name, from, eta })} sender={company}>
    <Heading>{vehicleLateWords.title()}</Heading>
    <Paragraph>{vehicleLateWords.greeting({ first_name: firstName })}</Paragraph>
    <Paragraph>
      {vehicleLateWords.opening({
        driver_name: driver.name,
        worse_words: isWorse ? vehicleLateWords.opening_if_worse() : "",
        from,
        eta,
        at,
      })}
    </Paragraph>
    {link && <Action href={link}>{vehicleLateWords.button()}</Action>}
    <Facts
      facts={[
        ["Pickup", from],
        ["Planned", at],
        ["Expected", eta],
        ["Driver", `${driver.name}, ${driver.phone}`],
      ]}
    />
    <Paragraph>{vehicleLateWords.paragraph_2({ phone: company.phone })}</Paragraph>
    <Closing sender={company} />
  </Frame>
);

import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const cantFindWords = emailWords(
  "cant-find",
  { to: "customer", when: "The driver is at the pickup and can’t find the passengers." },
  {
    subject: "Your driver is at the pickup ({reference})",
    preview: "Look for the number plate {plate}, or call {driver_name}.",
    title: "{driver_name} is looking for you",
    greeting: "Hi {first_name},",
    opening_link: "send a WhatsApp message",
    opening: "{driver_name} is at your pickup point and can’t find you. Please call {phone} or {link}.",
    paragraph_2_link: "on a map",
    paragraph_2: "You can also see the driver’s location {link}.",
    button: "See where your driver is",
  },
);

type Props = {
  company: CompanyDetails;
  firstName: string;
  from: string;
  driver: { readonly name: string; readonly phone: string };
  vehicle: { readonly name: string; readonly plate: string };
  /** A map link to the driver’s phone; null if its position is unknown. */
  map: string | null;
  /** Null if our team has withdrawn the link. */
  live: string | null;
};

/** To the customer: the driver has arrived and is looking for them. */
export function CantFind({ company, firstName, from, driver, vehicle, map, live }: Props) {
  const whatsApp = `https://wa.me/${driver.phone.replace(/\D/g, "")}`;
  return (
    <Frame preview={cantFindWords.preview({ plate: vehicle.plate, driver_name: driver.name })} sender={company}>
      <Heading>{cantFindWords.title({ driver_name: driver.name })}</Heading>
      <Paragraph>{cantFindWords.greeting({ first_name: firstName })}</Paragraph>
      <Paragraph>
        {cantFindWords.opening({
          driver_name: driver.name,
          phone: driver.phone,
          link: <TextLink href={whatsApp}>{cantFindWords.opening_link()}</TextLink>,
        })}
      </Paragraph>
      {live && <Action href={live}>{cantFindWords.button()}</Action>}
      {map && (
        <Paragraph>
          {cantFindWords.paragraph_2({ link: <TextLink href={map}>{cantFindWords.paragraph_2_link()}</TextLink> })}
        </Paragraph>
      )}
      <Facts
        facts={[
          ["Pickup", from],
          ["Driver", `${driver.name}, ${driver.phone}`],
          ["Vehicle", vehicle.name],
          ["Number plate", vehicle.plate],
        ]}
      />
      <Closing sender={company} />
    </Frame>
  );
}

import { callUs } from "#domain/company/contact-details.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

/** Before anyone was aboard; on the way; another vehicle comes; no other vehicle comes. */
export type TripNewsKind = "delayed" | "interrupted" | "relief" | "ended";

type Props = {
  company: CompanyDetails;
  name: string;
  kind: TripNewsKind;
  /** Those who travel are “you”; a partner reads of its guest or traveller. */
  traveller: string | null;
  reference: string;
  to: string;
  /** Where they wait. */
  place: string;
  /** By when the relief vehicle is to be there. */
  by: string;
  relief: { readonly name: string; readonly vehicle: string; readonly plate: string } | null;
  link: string | null;
};

const headings: Readonly<Record<TripNewsKind, string>> = {
  delayed: "We’re sorry, the vehicle has broken down",
  interrupted: "We’re sorry, the trip was interrupted",
  relief: "Another vehicle is coming",
  ended: "We’re sorry, the trip ended on the way",
};

/** To those who travel and to the partner who booked: what happened on the road, who comes and when. */
export function TripNews(props: Props) {
  const { company, name, kind, reference, to, place, by, relief, link } = props;
  const facts: readonly (Fact | false)[] = [
    ["Booking", reference],
    props.traveller !== null && ["Traveller", props.traveller],
    kind === "interrupted" && ["Stopped at", place],
    relief !== null && ["Driver", relief.name],
    relief !== null && ["Vehicle", `${relief.vehicle}, number plate ${relief.plate}`],
    (kind === "relief" || kind === "interrupted") && ["Expected by", by],
    ["To", to],
  ];
  return (
    <Frame preview={textOf(props)[0]} sender={company}>
      <Heading>{headings[kind]}</Heading>
      <Paragraph>Hi {name},</Paragraph>
      {textOf(props).map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {link && <Action href={link}>{kind === "ended" ? "View the booking" : "Follow the trip"}</Action>}
      <Facts facts={facts.filter((fact) => fact !== false)} />
      <Closing sender={company} />
    </Frame>
  );
}

function textOf({ company, kind, traveller, to, by, relief }: Props): readonly [string, ...string[]] {
  const whose = traveller === null ? "your" : `${traveller}’s`;
  const whom = traveller === null ? "you" : traveller;
  const call = `If there’s anything you need, ${callUs(company)}.`;
  if (kind === "delayed")
    return [
      `The vehicle for ${whose} trip to ${to} has broken down on the way to the pickup.`,
      `We’re sending another one at once and will email ${whom} who is coming.`,
      call,
    ];
  if (kind === "interrupted")
    return [
      `The vehicle on ${whose} trip to ${to} can’t drive on. We’re sending another one, and plan to be there by ${by}.`,
      traveller === null
        ? "Please stay with your driver. You don’t need to do anything, and there is no extra charge."
        : "The driver will stay with the passengers. There is no extra charge.",
      call,
    ];
  if (kind === "relief")
    return [
      `${relief?.name ?? "Another driver"} is coming to take ${whom} on to ${to}, and is expected by ${by}.`,
      call,
    ];
  return [
    `We couldn’t send another vehicle for ${whose} trip to ${to}. We’re very sorry for the trouble this has caused.`,
    `Our team will help ${whom} to travel on: ${callUs(company)}.`,
  ];
}

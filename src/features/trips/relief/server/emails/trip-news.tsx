import { callUs } from "#domain/company/contact-details.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const tripNewsWords = emailWords(
  "trip-news",
  { to: "customer", when: "A vehicle broke down, and another one comes or can’t come." },
  {
    subject_delayed: "Your vehicle has broken down, another one is coming",
    subject_interrupted: "Your trip was interrupted, another vehicle is coming",
    subject_relief: "Who is coming to take you further",
    subject_ended: "Your trip ended on the way",
    title_delayed: "We’re sorry, the vehicle has broken down",
    title_interrupted: "We’re sorry, the trip was interrupted",
    title_relief: "Another vehicle is coming",
    title_ended: "We’re sorry, the trip ended on the way",
    greeting: "Hi {name},",
    opening_if_kind_delayed: "The vehicle for {whose} trip to {to} has broken down on the way to the pickup.",
    opening_if_kind_delayed_2: "We’re sending another one at once and will email {traveller_words} who is coming.",
    opening_if_kind_interrupted:
      "The vehicle on {whose} trip to {to} can’t drive on. We’re sending another one, and plan to be there by {by}.",
    opening_if_kind_interrupted_2_if_no_traveller:
      "Please stay with your driver. You don’t need to do anything, and there is no extra charge.",
    opening_if_kind_interrupted_2: "The driver will stay with the passengers. There is no extra charge.",
    opening_if_kind_relief_otherwise: "Another driver",
    opening_if_kind_relief:
      "{relief_name_words} is coming to take {traveller_words} on to {to}, and is expected by {by}.",
    opening:
      "We couldn’t send another vehicle for {whose} trip to {to}. We’re very sorry for the trouble this has caused.",
    opening_2: "Our team will help {traveller_words} to travel on: {call_us}.",
    button_if_kind_ended: "View the booking",
    button: "Follow the trip",
    whose_own: "your",
    whose: "{traveller}’s",
    traveller_own: "you",
    call: "If there’s anything you need, {call_us}.",
  },
);

/**
 * Broken down before the pickup; broken down on the way; another vehicle is coming; no other vehicle is
 * coming.
 */
export type TripNewsKind = "delayed" | "interrupted" | "relief" | "ended";

type Props = {
  company: CompanyDetails;
  name: string;
  kind: TripNewsKind;
  /** Passengers are addressed as “you”; for a partner this names its guest or traveller. */
  traveller: string | null;
  reference: string;
  to: string;
  /** The place where they are waiting. */
  place: string;
  /** When the relief vehicle should arrive. */
  by: string;
  relief: { readonly name: string; readonly vehicle: string; readonly plate: string } | null;
  link: string | null;
};

const headings: Readonly<Record<TripNewsKind, () => string>> = {
  delayed: tripNewsWords.title_delayed,
  interrupted: tripNewsWords.title_interrupted,
  relief: tripNewsWords.title_relief,
  ended: tripNewsWords.title_ended,
};

/** To the passengers and the partner who booked: what happened on the road, and who comes when. */
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
      <Heading>{headings[kind]()}</Heading>
      <Paragraph>{tripNewsWords.greeting({ name })}</Paragraph>
      {textOf(props).map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {link && (
        <Action href={link}>{kind === "ended" ? tripNewsWords.button_if_kind_ended() : tripNewsWords.button()}</Action>
      )}
      <Facts facts={facts.filter((fact) => fact !== false)} />
      <Closing sender={company} />
    </Frame>
  );
}

function textOf({ company, kind, traveller, to, by, relief }: Props): readonly [string, ...string[]] {
  const whose = traveller === null ? tripNewsWords.whose_own() : tripNewsWords.whose({ traveller });
  const who = traveller === null ? tripNewsWords.traveller_own() : traveller;
  const call = tripNewsWords.call({ call_us: callUs(company) });
  if (kind === "delayed")
    return [
      tripNewsWords.opening_if_kind_delayed({ whose, to }),
      tripNewsWords.opening_if_kind_delayed_2({ traveller_words: who }),
      call,
    ];
  if (kind === "interrupted")
    return [
      tripNewsWords.opening_if_kind_interrupted({ whose, to, by }),
      traveller === null
        ? tripNewsWords.opening_if_kind_interrupted_2_if_no_traveller()
        : tripNewsWords.opening_if_kind_interrupted_2(),
      call,
    ];
  if (kind === "relief")
    return [
      tripNewsWords.opening_if_kind_relief({
        relief_name_words: relief?.name ?? tripNewsWords.opening_if_kind_relief_otherwise(),
        traveller_words: who,
        to,
        by,
      }),
      call,
    ];
  return [
    tripNewsWords.opening({ whose, to }),
    tripNewsWords.opening_2({ traveller_words: who, call_us: callUs(company) }),
  ];
}

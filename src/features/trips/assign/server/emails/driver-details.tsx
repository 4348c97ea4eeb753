import { vehicleText } from "#domain/drive/trip-parts.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { Photographs } from "#platform/mail/email-photographs.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const driverDetailsWords = emailWords(
  "driver-details",
  { to: "customer", when: "A day before the pickup, and when driver or vehicle change after that." },
  {
    subject_if_relief: "Another vehicle is coming to you ({reference})",
    subject: "{title} for {at} ({reference})",
    preview_if_one: "{vehicle}, number plate {plate}.",
    title_if_relief_to: "Another vehicle is coming to you",
    title_if_several: "You’ll travel in {count_of_vehicles} vehicles",
    title_if_change: "Your driver is now {driver_name}",
    title: "Your driver is {driver_name}",
    subject_title_of_several_if_change: "Update on your drivers",
    subject_title_of_several: "Your drivers",
    subject_title_if_change: "Your new driver",
    subject_title: "Your driver",
    greeting: "Hi {first_name},",
    paragraph_2_if_change: "Your driver or vehicle has changed.",
    paragraph_2: "{change_words} {first_name} will pick you up on {at}. Look for the number plate {plate}.",
    paragraph_3: "We’ll pick you up on {at}. {news}",
    paragraph_4: "Vehicle {part}: {driver_name}, {plate}",
    paragraph_5_link: "See where your driver is",
    paragraph_6_if_one: "your driver is",
    paragraph_6_if_not_one: "your drivers are",
    paragraph_6_link: "follow your trip",
    paragraph_6: "From {from} you can see where {one_words}: {link}.",
    relief_opening:
      "We’re sorry that your trip was interrupted. {driver_name} is coming to take you on to {relief_to}, and is expected by {at}. Please stay with your driver until then. There is no extra charge.",
    another_driver: "Another driver",
    news_if_change: "New since our last email: {fresh}.",
    news_if_open: "We’ll email you again once every vehicle has a driver.",
    news: "Look for the number plates below.",
    button: "View your booking",
    in_words_if_several: "{names} and {at}",
    seats_if_one: "passenger",
    seats_if_not_one: "passengers",
    seats: "for {passengers} {one_words}",
    who_if_driver: "{driver_name}, {vehicle}, number plate {plate}",
    who: "Driver to be confirmed",
  },
);

type Driver = {
  readonly name: string;
  readonly vehicle: string;
  readonly plate: string;
  /** URLs of the photos, valid until the trip ends, or of drawn portraits. */
  readonly photo: string;
  readonly vehiclePhoto: string;
};

type Vehicle = {
  readonly part: number;
  readonly passengers: number;
  /** Null while it has no driver. */
  readonly driver: Driver | null;
  /** Not in the previous email. */
  readonly isNew: boolean;
};

type Props = {
  company: CompanyDetails;
  firstName: string;
  vehicles: readonly Vehicle[];
  at: string;
  from: string;
  /** First names of the trip’s guides. */
  guides: readonly string[];
  /** The passenger gives it to the driver at the pickup. */
  pin: string;
  /** The free waiting time, and the price of each further 15 minutes. */
  wait: { readonly freeMinutes: number; readonly step: string };
  /** An earlier email named another driver. */
  isChange: boolean;
  /** After a breakdown: the relief vehicle’s destination. */
  reliefTo: string | null;
  link: string;
  /** The link to follow the trip, and from when it works. */
  live: { readonly link: string; readonly from: string } | null;
};

/** To the customer, a day before the pickup: the drivers and vehicles. One email covers all vehicles of a leg. */
export function DriverDetails(props: Props) {
  const { company, firstName, vehicles, at, from, guides, pin, wait, isChange, reliefTo, link, live } = props;
  const drivers = vehicles.flatMap(({ driver }) => driver ?? []);
  const [first] = drivers;
  const isOne = vehicles.length === 1;
  return (
    <Frame
      preview={
        isOne
          ? driverDetailsWords.preview_if_one({ vehicle: first?.vehicle, plate: first?.plate })
          : severalPreview(drivers)
      }
      sender={company}
    >
      <Heading>{headingOf(props, first)}</Heading>
      <Paragraph>{driverDetailsWords.greeting({ first_name: firstName })}</Paragraph>
      {reliefTo !== null && <Paragraph>{reliefText(props, first)}</Paragraph>}
      {reliefTo === null && isOne && (
        <Paragraph>
          {driverDetailsWords.paragraph_2({
            change_words: isChange ? driverDetailsWords.paragraph_2_if_change() : "",
            first_name: first?.name,
            at,
            plate: first?.plate,
          })}
        </Paragraph>
      )}
      {reliefTo === null && !isOne && (
        <Paragraph>{driverDetailsWords.paragraph_3({ at, news: newsText(vehicles, isChange) })}</Paragraph>
      )}
      {vehicles.map(
        ({ part, driver }) =>
          driver && (
            <div key={part}>
              {!isOne && (
                <Paragraph>
                  {driverDetailsWords.paragraph_4({ part, driver_name: driver.name, plate: driver.plate })}
                </Paragraph>
              )}
              <Photographs pictures={picturesOf(driver)} />
            </div>
          ),
      )}
      <Action href={link}>{driverDetailsWords.button()}</Action>
      {live && reliefTo !== null && (
        <Paragraph>
          <TextLink href={live.link}>{driverDetailsWords.paragraph_5_link()}</TextLink>.
        </Paragraph>
      )}
      {live && reliefTo === null && (
        <Paragraph>
          {driverDetailsWords.paragraph_6({
            from: live.from,
            one_words: isOne ? driverDetailsWords.paragraph_6_if_one() : driverDetailsWords.paragraph_6_if_not_one(),
            link: <TextLink href={live.link}>{driverDetailsWords.paragraph_6_link()}</TextLink>,
          })}
        </Paragraph>
      )}
      <Facts
        facts={[
          ...(isOne ? oneFacts(first) : vehicles.map(severalFact(vehicles.length))),
          ...guideFacts(guides),
          ["Pickup", at],
          ["From", from],
          ["PIN for your driver", pin],
          ...(reliefTo === null ? [waitFact(wait)] : []),
        ]}
      />
      <Closing sender={company} />
    </Frame>
  );
}

const severalPreview = (drivers: readonly Driver[]): string =>
  `${drivers.map(({ name, plate }) => `${name}: number plate ${plate}`).join(". ")}.`;

function headingOf({ vehicles, isChange, reliefTo }: Props, driver: Driver | undefined): string {
  if (reliefTo !== null) return driverDetailsWords.title_if_relief_to();
  if (vehicles.length > 1) return driverDetailsWords.title_if_several({ count_of_vehicles: vehicles.length });
  return isChange
    ? driverDetailsWords.title_if_change({ driver_name: driver?.name })
    : driverDetailsWords.title({ driver_name: driver?.name });
}

/** The passengers are waiting at the roadside: who comes, when, and that it costs nothing extra. */
const reliefText = ({ at, reliefTo }: Props, driver: Driver | undefined): string =>
  driverDetailsWords.relief_opening({
    driver_name: driver?.name ?? driverDetailsWords.another_driver(),
    relief_to: reliefTo,
    at,
  });

const guideFacts = (guides: readonly string[]): readonly Fact[] =>
  guides.length === 0 ? [] : [[guides.length === 1 ? "Guide" : "Guides", guides.join(", ")]];

const waitFact = ({ freeMinutes, step }: Props["wait"]): Fact => [
  "Waiting",
  `${freeMinutes} minutes free, then ${step} for each further 15 minutes`,
];

/** The changes since the last email, and the vehicles that still have no driver. */
function newsText(vehicles: readonly Vehicle[], isChange: boolean): string {
  const fresh = vehicles.filter(({ isNew, driver }) => isNew && driver).map(({ part }) => `vehicle ${part}`);
  const isOpen = vehicles.some(({ driver }) => driver === null);
  return [
    isChange && fresh.length > 0 && driverDetailsWords.news_if_change({ fresh: inWords(fresh) }),
    isOpen ? driverDetailsWords.news_if_open() : driverDetailsWords.news(),
  ]
    .filter(Boolean)
    .join(" ");
}

const inWords = (names: readonly string[]): string =>
  names.length > 1
    ? driverDetailsWords.in_words_if_several({ names: names.slice(0, -1).join(", "), at: names.at(-1) })
    : (names[0] ?? "");

const oneFacts = (driver: Driver | undefined): readonly Fact[] =>
  driver
    ? [
        ["Driver", driver.name],
        ["Vehicle", driver.vehicle],
        ["Number plate", driver.plate],
      ]
    : [];

const severalFact =
  (vehicles: number) =>
  ({ part, passengers, driver }: Vehicle): Fact => {
    const seats = driverDetailsWords.seats({
      passengers,
      one_words: passengers === 1 ? driverDetailsWords.seats_if_one() : driverDetailsWords.seats_if_not_one(),
    });
    const who = driver
      ? driverDetailsWords.who_if_driver({ driver_name: driver.name, vehicle: driver.vehicle, plate: driver.plate })
      : driverDetailsWords.who();
    return [vehicleText({ part, vehicles }), `${who}, ${seats}`];
  };

const picturesOf = (driver: Driver) => [
  { address: driver.photo, alt: `${driver.name}, your driver`, width: 120 },
  { address: driver.vehiclePhoto, alt: `${driver.vehicle}, number plate ${driver.plate}`, width: 180 },
];

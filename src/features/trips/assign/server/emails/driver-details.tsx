import { vehicleText } from "#domain/drive/trip-parts.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { Photographs } from "#platform/mail/email-photographs.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Driver = {
  readonly name: string;
  readonly vehicle: string;
  readonly plate: string;
  /** Where the photographs are while the trip lasts. */
  readonly photo: string | null;
  readonly vehiclePhoto: string | null;
};

type Vehicle = {
  readonly part: number;
  readonly passengers: number;
  /** Null while no one drives it yet. */
  readonly driver: Driver | null;
  /** Not in the email before. */
  readonly isNew: boolean;
};

type Props = {
  company: CompanyDetails;
  firstName: string;
  vehicles: readonly Vehicle[];
  at: string;
  from: string;
  /** Passengers give it to the driver at the pickup. */
  pin: string;
  /** The free waiting time, and the price of each further 15 minutes. */
  wait: { readonly freeMinutes: number; readonly step: string };
  /** They were sent another driver’s details before. */
  isChange: boolean;
  /** After a breakdown: where the relief vehicle takes them. */
  reliefTo: string | null;
  link: string;
  /** Where the trip is followed, and from when. */
  live: { readonly link: string; readonly from: string } | null;
};

/** To the customer, a day before the pickup: who comes, and in what. One email for all vehicles of a trip. */
export function DriverDetails(props: Props) {
  const { company, firstName, vehicles, at, from, pin, wait, isChange, reliefTo, link, live } = props;
  const drivers = vehicles.flatMap(({ driver }) => driver ?? []);
  const [first] = drivers;
  const isOne = vehicles.length === 1;
  return (
    <Frame
      preview={isOne ? `${first?.vehicle}, number plate ${first?.plate}.` : severalPreview(drivers)}
      sender={company}
    >
      <Heading>{headingOf(props, first)}</Heading>
      <Paragraph>Hi {firstName},</Paragraph>
      {reliefTo !== null && <Paragraph>{reliefText(props, first)}</Paragraph>}
      {reliefTo === null && isOne && (
        <Paragraph>
          {isChange ? "Your driver or vehicle has changed. " : ""}
          {first?.name} will pick you up on {at}. Look for the number plate {first?.plate}.
        </Paragraph>
      )}
      {reliefTo === null && !isOne && (
        <Paragraph>
          We’ll pick you up on {at}. {newsText(vehicles, isChange)}
        </Paragraph>
      )}
      {vehicles.map(
        ({ part, driver }) =>
          driver && (
            <div key={part}>
              {!isOne && (driver.photo || driver.vehiclePhoto) && (
                <Paragraph>
                  Vehicle {part}: {driver.name}, {driver.plate}
                </Paragraph>
              )}
              <Photographs pictures={picturesOf(driver)} />
            </div>
          ),
      )}
      <Action href={link}>View your booking</Action>
      {live && reliefTo !== null && (
        <Paragraph>
          <TextLink href={live.link}>See where your driver is</TextLink>.
        </Paragraph>
      )}
      {live && reliefTo === null && (
        <Paragraph>
          From {live.from} you can see where {isOne ? "your driver is" : "your drivers are"}:{" "}
          <TextLink href={live.link}>follow your trip</TextLink>.
        </Paragraph>
      )}
      <Facts
        facts={[
          ...(isOne ? oneFacts(first) : vehicles.map(severalFact(vehicles.length))),
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
  if (reliefTo !== null) return "Another vehicle is coming to you";
  if (vehicles.length > 1) return `You’ll travel in ${vehicles.length} vehicles`;
  return isChange ? `Your driver is now ${driver?.name}` : `Your driver is ${driver?.name}`;
}

/** They stand at the roadside: who comes, when, and that it costs nothing more. */
const reliefText = ({ at, reliefTo }: Props, driver: Driver | undefined): string =>
  `We’re sorry that your trip was interrupted. ${driver?.name ?? "Another driver"} is coming to take you on to ` +
  `${reliefTo}, and is expected by ${at}. Please stay with your driver until then. There is no extra charge.`;

const waitFact = ({ freeMinutes, step }: Props["wait"]): Fact => [
  "Waiting",
  `${freeMinutes} minutes free, then ${step} for each further 15 minutes`,
];

/** The changes since the last email, and what is still to come. */
function newsText(vehicles: readonly Vehicle[], isChange: boolean): string {
  const fresh = vehicles.filter(({ isNew, driver }) => isNew && driver).map(({ part }) => `vehicle ${part}`);
  const isOpen = vehicles.some(({ driver }) => driver === null);
  return [
    isChange && fresh.length > 0 && `New since our last email: ${inWords(fresh)}.`,
    isOpen ? "We’ll email you again once every vehicle has a driver." : "Look for the number plates below.",
  ]
    .filter(Boolean)
    .join(" ");
}

const inWords = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");

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
    const seats = `for ${passengers} ${passengers === 1 ? "passenger" : "passengers"}`;
    const who = driver ? `${driver.name}, ${driver.vehicle}, number plate ${driver.plate}` : "Driver to be confirmed";
    return [vehicleText({ part, vehicles }), `${who}, ${seats}`];
  };

const picturesOf = (driver: Driver) => [
  { address: driver.photo, alt: `${driver.name}, your driver`, width: 120 },
  { address: driver.vehiclePhoto, alt: `${driver.vehicle}, number plate ${driver.plate}`, width: 180 },
];

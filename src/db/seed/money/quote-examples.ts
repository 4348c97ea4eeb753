import type { QuoteLine } from "#db/schema/quotes.ts";
import type { QuoteState } from "#domain/quote/quote-lifecycle.ts";

type Line = Omit<QuoteLine, "amount_cents">;
type Option = {
  readonly letter: "A" | "B" | "C";
  readonly title: string;
  readonly description: string;
  readonly lines: readonly Line[];
  readonly cost_cents: number;
};

export type QuoteExample = {
  readonly state: QuoteState;
  readonly isForEnquiry: boolean;
  readonly hoursAgo: number;
  readonly pickupInDays: number;
  readonly views: number;
  readonly title: string;
  readonly message: string;
  readonly journey: Readonly<Record<string, unknown>>;
  readonly options: readonly Option[];
};

const drive = (text: string, rand: number, quantity = 1): Line => ({
  text,
  quantity,
  unit_cents: rand * 100,
  vat_code: "EX12G",
});
const taxed = (text: string, rand: number, quantity = 1): Line => ({
  ...drive(text, rand, quantity),
  vat_code: "STD15",
});

const option = (letter: Option["letter"], title: string, description: string, lines: Line[], cost: number): Option => ({
  letter,
  title,
  description,
  lines,
  cost_cents: cost * 100,
});

const winelands = [
  option(
    "A",
    "Winelands, sedan",
    "The classic day: two estates in Stellenbosch, lunch time in Franschhoek.",
    [drive("Winelands day: transport", 780), taxed("Winelands day: planning and hosting", 519)],
    850,
  ),
  option(
    "B",
    "Winelands with a guide",
    "The same roads with somebody who knows every cellar by name.",
    [
      drive("Winelands day: transport", 780),
      taxed("Winelands day: planning and hosting", 519),
      taxed("Registered guide", 1450),
    ],
    2050,
  ),
  option(
    "C",
    "Winelands and sunset",
    "Home over Signal Hill, with a stop for the sunset.",
    [drive("Long day: transport", 1180), taxed("Long day: planning and hosting", 719)],
    1150,
  ),
];

const transfer = [
  option(
    "A",
    "Airport transfer, sedan",
    "Your driver waits in arrivals with your name.",
    [drive("Airport to Gardens", 450)],
    300,
  ),
  option(
    "B",
    "Airport transfer, shuttle",
    "More room for the luggage.",
    [drive("Airport to Gardens, shuttle", 690)],
    430,
  ),
];

const coach = [
  option(
    "A",
    "Luxury coach, 22 seats",
    "One coach for all of you, both ways.",
    [drive("Coach, half day", 4800), drive("Second driver, late return", 650)],
    3900,
  ),
];

const journeys = {
  tour: {
    service_type: "day_tour",
    offer: "winelands",
    pickup_location: "V&A Waterfront",
    destination: "Stellenbosch and Franschhoek",
    passengers: 2,
  },
  airport: {
    service_type: "airport_transfer",
    pickup_location: "Cape Town International Airport",
    destination: "12 Kloof Street, Gardens",
    passengers: 3,
    bags: 4,
    flight_number: "BA059",
  },
  group: { service_type: "group_transport", pickup_location: "Sea Point", destination: "DHL Stadium", passengers: 20 },
};

const thanks =
  "Thank you for asking us. Here is what we suggest; if anything should be different, reply and we change it.";

/** One quote in each state, the newest first on the page. */
export const demoQuotes: readonly QuoteExample[] = [
  {
    state: "viewed",
    isForEnquiry: false,
    hoursAgo: 20,
    pickupInDays: 9,
    views: 3,
    title: "A day in the Winelands",
    message: thanks,
    journey: journeys.tour,
    options: winelands,
  },
  {
    state: "sent",
    isForEnquiry: true,
    hoursAgo: 4,
    pickupInDays: 12,
    views: 0,
    title: "Airport to Gardens",
    message: thanks,
    journey: journeys.airport,
    options: transfer,
  },
  {
    state: "draft",
    isForEnquiry: true,
    hoursAgo: 1,
    pickupInDays: 15,
    views: 0,
    title: "Coach to the stadium",
    message: thanks,
    journey: journeys.group,
    options: coach,
  },
  {
    state: "declined",
    isForEnquiry: false,
    hoursAgo: 200,
    pickupInDays: 2,
    views: 2,
    title: "Coach for the club evening",
    message: thanks,
    journey: journeys.group,
    options: coach,
  },
  {
    state: "expired",
    isForEnquiry: false,
    hoursAgo: 130,
    pickupInDays: 4,
    views: 1,
    title: "Airport and back",
    message: thanks,
    journey: journeys.airport,
    options: transfer,
  },
  {
    state: "withdrawn",
    isForEnquiry: false,
    hoursAgo: 90,
    pickupInDays: 6,
    views: 0,
    title: "Winelands on Sunday",
    message: thanks,
    journey: journeys.tour,
    options: winelands,
  },
];

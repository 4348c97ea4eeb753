import type { ApplicationKind, ApplicationState } from "#domain/partner/application-lifecycle.ts";

/** One applicant of the demo: who, what for, how far it has come, and what was said on the way. */
export type Applicant = {
  readonly kind: ApplicationKind;
  readonly companyName: string;
  readonly contactName: string;
  readonly area: string;
  readonly registrationNumber: string;
  readonly vatNumber: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly message: string;
  readonly daysAgo: number;
  /** After the submission; each with what was written beside it. */
  readonly moves: readonly (readonly [to: ApplicationState, note?: string])[];
};

type Report = Pick<Applicant, "contactName" | "area" | "details" | "message" | "daysAgo" | "moves">;
type CompanyNumbers = Pick<Applicant, "companyName" | "registrationNumber" | "vatNumber">;

const company = (companyName: string, registrationNumber = "", vatNumber = ""): CompanyNumbers => ({
  companyName,
  registrationNumber,
  vatNumber,
});
const person = company("");

const hotel = (numbers: CompanyNumbers, report: Report): Applicant => ({ kind: "hotel", ...numbers, ...report });
const agent = (numbers: CompanyNumbers, report: Report): Applicant => ({ kind: "travel_agent", ...numbers, ...report });
const provider = (numbers: CompanyNumbers, report: Report): Applicant => ({
  kind: "driver_provider",
  ...numbers,
  ...report,
});
const driver = (report: Report): Applicant => ({ kind: "driver", ...person, ...report });
const dispatcher = (report: Report): Applicant => ({ kind: "dispatcher", ...person, ...report });

const property = (house_type: string, street_address: string, rooms: number, stars: number, model: string) => ({
  house_type,
  street_address,
  rooms,
  stars,
  model,
});
const agency = (markets: string, trips_per_month: number, iata_number = "") => ({
  markets,
  trips_per_month,
  iata_number,
  asata_number: "",
  web_address: "",
});
const atTheWheel = (
  licence_code: string,
  years_of_experience: number,
  languages: readonly string[],
  is_guide: boolean,
) => ({
  licence_code,
  years_of_experience,
  languages,
  is_guide,
});

/** Partners of years, who can be suspended like any other: also who has been with us for long once applied. */
const longKnown: readonly Applicant[] = [
  provider(company("Helderberg Driver Services", "2015/276640/07", "4000000052"), {
    contactName: "Pieter Lourens",
    area: "Somerset West",
    details: {
      fleet: { sedan: 2, shuttle: 3, luxury_coach: 1, large_coach: 0 },
      drivers: 8,
      operating_licences: ["tourist", "charter"],
      has_panic_buttons: true,
    },
    message: "",
    daysAgo: 630,
    moves: [["under_review"], ["approved", "Inspected all six vehicles."], ["invited"], ["active"]],
  }),
  agent(company("Weitblick Afrika Reisen", "2012/140276/07", "4000000045"), {
    contactName: "Katrin Vogel",
    area: "Stellenbosch",
    details: agency("Germany, Austria, Switzerland", 22, "96200913"),
    message: "",
    daysAgo: 606,
    moves: [["under_review"], ["approved", "Recommended by two hotels."], ["invited"], ["active"]],
  }),
  hotel(company("Bantry Cliff Boutique Hotel", "2014/220863/07", "4000000029"), {
    contactName: "Ilse Marais",
    area: "Bantry Bay",
    details: property("hotel", "3 Sample Steps, Bantry Bay", 24, 5, "referral_share"),
    message: "",
    daysAgo: 549,
    moves: [["under_review"], ["approved", "Met the manager."], ["invited"], ["active"]],
  }),
];

/** All invented. The newest come last, but for those of years. */
export const applicants: readonly Applicant[] = [
  agent(company("Southern Swallow Travel", "2006/087551/07", "4000000037"), {
    contactName: "Matteo Ricci",
    area: "Claremont",
    details: agency("Italy, Germany, South Africa", 30, "96200588"),
    message: "",
    daysAgo: 914,
    moves: [["under_review"], ["approved", "Known to us for years."], ["invited"], ["active"]],
  }),
  hotel(company("The Harbour Lantern Hotel", "2009/104417/07", "4000000011"), {
    contactName: "Yusra Davids",
    area: "V&A Waterfront",
    details: property("hotel", "18 Sample Wharf, V&A Waterfront", 86, 4, "referral_share"),
    message: "",
    daysAgo: 820,
    moves: [["under_review"], ["approved", "Met at the hotel."], ["invited"], ["active"]],
  }),
  hotel(company("Fynbos Lane Guest House", "2018/331902/07"), {
    contactName: "Helen Abrahams",
    area: "Gardens",
    details: property("guesthouse", "22 Fynbos Lane, Gardens", 8, 3, "referral_share"),
    message: "",
    daysAgo: 240,
    moves: [["under_review"], ["approved", "Called them; a pleasure."], ["invited"], ["active"]],
  }),
  agent(company("Karoo & Coast Journeys", "2011/118240/07", "4000000201"), {
    contactName: "Annelie Botha",
    area: "Paarl",
    details: agency("South Africa, Namibia", 18, "96201147"),
    message: "We send small groups down the Garden Route from September to May.",
    daysAgo: 41,
    moves: [["under_review"], ["approved", "Two good references."], ["invited"]],
  }),
  hotel(company("Kloof Nek Manor", "2016/402218/07", "4000000219"), {
    contactName: "Bradley Petersen",
    area: "Tamboerskloof",
    details: property("guesthouse", "14 Upper Kloof Street, Tamboerskloof", 9, 4, "referral_share"),
    message: "",
    daysAgo: 38,
    moves: [
      ["under_review"],
      ["rejected", "The house is not registered for accommodation yet. Please apply again once it is."],
    ],
  }),
  driver({
    contactName: "Lwazi Mthembu",
    area: "Khayelitsha",
    details: atTheWheel("C1", 11, ["English", "isiXhosa", "isiZulu"], false),
    message: "Eleven years of staff transport without a claim.",
    daysAgo: 33,
    moves: [["under_review"], ["approved"], ["invited"]],
  }),
  provider(company("Overberg Coach Lines", "2008/076512/07", "4000000227"), {
    contactName: "Jaco Swanepoel",
    area: "Hermanus",
    details: {
      fleet: { sedan: 0, shuttle: 4, luxury_coach: 2, large_coach: 1 },
      drivers: 9,
      operating_licences: ["tourist", "charter"],
      has_panic_buttons: true,
    },
    message: "Empty legs back to Cape Town on most weekdays.",
    daysAgo: 27,
    moves: [
      ["under_review"],
      ["info_requested", "The insurance schedule ends this month. Please send the one that follows."],
    ],
  }),
  dispatcher({
    contactName: "Zainab Parker",
    area: "Athlone",
    details: {
      years_of_experience: 6,
      languages: ["English", "Afrikaans"],
      shifts: ["night", "weekend"],
      experience: "Six years in the control room of a private ambulance service, the last two as shift leader.",
    },
    message: "",
    daysAgo: 22,
    moves: [["under_review"], ["approved", "Start with a trial shift in week two."]],
  }),
  hotel(company("The Signal Gun House", "2019/511873/07"), {
    contactName: "Margaret Sithole",
    area: "Green Point",
    details: property("apartments", "3 High Level Road, Green Point", 26, 0, "undecided"),
    message: "Which model do you suggest for apartments without a desk?",
    daysAgo: 16,
    moves: [
      ["under_review"],
      ["info_requested", "Who answers for guests’ bookings at night?"],
      ["under_review", "My brother does, until 23:00; after that we have an answering service."],
    ],
  }),
  driver({
    contactName: "Renaldo Fortuin",
    area: "Mitchells Plain",
    details: atTheWheel("EC", 17, ["Afrikaans", "English"], false),
    message: "Coaches are my trade, and I know every lay-by on the N2.",
    daysAgo: 12,
    moves: [["under_review"]],
  }),
  agent(company("Fjord & Fynbos AS", "", ""), {
    contactName: "Ingrid Solberg",
    area: "Oslo, Norway",
    details: agency("Norway, Denmark", 12),
    message: "A sole proprietor abroad; a copy of my passport is attached in place of the certificate.",
    daysAgo: 9,
    moves: [["under_review"], ["info_requested", "Please send a letter of your bank in English."]],
  }),
  driver({
    contactName: "Nomvula Dlamini",
    area: "Langa",
    details: atTheWheel("B", 5, ["English", "isiXhosa", "French"], true),
    message: "Registered guide for the Western Cape since 2021.",
    daysAgo: 6,
    moves: [],
  }),
  provider(company("Peninsula Sedans", "2021/733095/07"), {
    contactName: "Yusuf Hendricks",
    area: "Rondebosch East",
    details: {
      fleet: { sedan: 5, shuttle: 1, luxury_coach: 0, large_coach: 0 },
      drivers: 7,
      operating_licences: ["tourist", "metered_taxi"],
      has_panic_buttons: false,
    },
    message: "",
    daysAgo: 5,
    moves: [["under_review"]],
  }),
  hotel(company("Vineyard Row Lodge", "2013/204466/07", "4000000235"), {
    contactName: "Pieter Malan",
    area: "Franschhoek",
    details: property("wine_estate", "Middagkrans Road, Franschhoek", 31, 5, "net_rate"),
    message: "Transfers from the airport are part of our packages.",
    daysAgo: 3,
    moves: [],
  }),
  dispatcher({
    contactName: "Tumelo Mokgadi",
    area: "Bellville",
    details: {
      years_of_experience: 2,
      languages: ["English", "Setswana", "Sesotho"],
      shifts: ["day"],
      experience: "Two years at the desk of a courier company, thirty riders a shift.",
    },
    message: "Could start on the first of next month.",
    daysAgo: 2,
    moves: [],
  }),
  agent(company("Southern Cross Incentives", "2017/360021/07", "4000000243"), {
    contactName: "Charlotte Dubois",
    area: "De Waterkant",
    details: agency("France, Belgium, Switzerland", 45, "96318820"),
    message: "Incentive groups of 20 to 120 people.",
    daysAgo: 2,
    moves: [],
  }),
  driver({
    contactName: "Ashwin Naidoo",
    area: "Table View",
    details: atTheWheel("C1", 8, ["English", "Afrikaans"], false),
    message: "",
    daysAgo: 1,
    moves: [],
  }),
  ...longKnown,
];

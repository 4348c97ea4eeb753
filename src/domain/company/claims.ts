import { addMonths, type LocalDate } from "../time/local-time.ts";

/** The kinds of claims of a company about itself, by where the site says it. */
export const claimKinds = ["figure", "guarantee", "reassurance", "safety", "tour_rating", "testimonial"] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const claimKindLabels: Readonly<Record<ClaimKind, string>> = {
  figure: "Figure",
  guarantee: "Guarantee",
  reassurance: "Promise",
  safety: "Safety measure",
  tour_rating: "Tour rating",
  testimonial: "Testimonial",
};

/** The figures our pages have a place for. */
export const claimNames = [
  "years",
  "customers",
  "destinations",
  "safetyRecord",
  "rating",
  "reviews",
  "accidentFreeYears",
  "accidents",
  "licensedDrivers",
  "inspections",
] as const;
export type ClaimName = (typeof claimNames)[number];

export const claimNameLabels: Readonly<Record<ClaimName, string>> = {
  years: "Years of experience",
  customers: "Happy customers",
  destinations: "Tour destinations",
  safetyRecord: "Safety record",
  rating: "Average rating",
  reviews: "Five-star reviews",
  accidentFreeYears: "Years without accidents",
  accidents: "Accidents",
  licensedDrivers: "Licensed drivers",
  inspections: "Inspections",
};

export const reassuranceIcons = ["clock", "shield"] as const;
export type ReassuranceIcon = (typeof reassuranceIcons)[number];

export const safetyIcons = ["insurance", "driver", "maintenance", "gps", "certificate", "support"] as const;
export type SafetyIcon = (typeof safetyIcons)[number];

export const claimIconLabels: Readonly<Record<ReassuranceIcon | SafetyIcon, string>> = {
  clock: "Clock",
  shield: "Shield",
  insurance: "Insurance",
  driver: "Driver",
  maintenance: "Maintenance",
  gps: "Tracking",
  certificate: "Certificate",
  support: "Support",
};

/** A claim as our team keeps it. */
export type Claim = {
  readonly kind: ClaimKind;
  /** The figure’s name, the icon, the tour or the page it belongs to; empty for others. */
  readonly about: string;
  readonly title: string;
  readonly text: string;
  readonly source: string;
  readonly statedOn: LocalDate | null;
  /** Of a testimonial. */
  readonly author: string;
  readonly place: string;
  readonly service: string;
  readonly stars: number | null;
  readonly face: number;
  readonly consent: string;
  readonly isWithdrawn: boolean;
};

/** Why a claim isn’t shown; null if it is. */
export type HiddenReason = "withdrawn" | "no_source" | "no_date" | "no_consent";

export const hiddenReasonLabels: Readonly<Record<HiddenReason, string>> = {
  withdrawn: "Withdrawn",
  no_source: "Not shown: no source",
  no_date: "Not shown: no date",
  no_consent: "Not shown: no consent",
};

type Proof = Pick<Claim, "kind" | "source" | "statedOn" | "consent" | "isWithdrawn">;

/** A claim is shown with its source and its date, and the words of a passenger with their consent. */
export function whyHidden(claim: Proof): HiddenReason | null {
  if (claim.isWithdrawn) return "withdrawn";
  if (claim.source === "") return "no_source";
  if (claim.statedOn === null) return "no_date";
  return claim.kind === "testimonial" && claim.consent === "" ? "no_consent" : null;
}

/** A claim that is shown is checked again after the months that our team has set. */
export const isDueForCheck = (claim: Proof, today: LocalDate, months: number): boolean =>
  whyHidden(claim) === null && claim.statedOn !== null && addMonths(claim.statedOn, months) <= today;

export type ClaimRules = {
  /** How many months after its date a claim is checked again. */
  readonly checkAfterMonths: number;
};

/** The claims as pages show them: empty for those that the company doesn’t make. */
export type ClaimFigures = Readonly<Record<ClaimName, string>> & {
  /** In the words of the company; empty if it gives none. */
  readonly guarantee: string;
  readonly isInsured: boolean;
  /** By tour, such as 4.9. */
  readonly tourRatings: Readonly<Record<string, number>>;
};

export type ClaimedPoint<Icon extends string> = { readonly icon: Icon; readonly title: string; readonly text: string };

/** The pages that have a place for what passengers said. */
export const testimonialPages = ["home", "services"] as const;
export type TestimonialPage = (typeof testimonialPages)[number];

export type Testimonial = {
  readonly page: TestimonialPage;
  readonly name: string;
  readonly location: string;
  readonly rating: number;
  readonly text: string;
  readonly service: string;
  /** The drawn face beside it. */
  readonly avatar: number;
};

/** The longer ones, for the pages that show them. */
export type ClaimTexts = {
  readonly reassurance: readonly ClaimedPoint<ReassuranceIcon>[];
  readonly safety: readonly ClaimedPoint<SafetyIcon>[];
  readonly testimonials: readonly Testimonial[];
};

const shownOf = (claims: readonly Claim[], kind: ClaimKind) =>
  claims.filter((claim) => claim.kind === kind && whyHidden(claim) === null);

/** Of claims in the order of our team. */
export function claimFigures(claims: readonly Claim[]): ClaimFigures {
  const figures = shownOf(claims, "figure");
  const named = claimNames.map((name) => [name, figures.find(({ about }) => about === name)?.text ?? ""]);
  const ratings = shownOf(claims, "tour_rating").map(({ about, text }) => [about, Number(text)]);
  return {
    ...(Object.fromEntries(named) as Record<ClaimName, string>),
    guarantee: shownOf(claims, "guarantee")[0]?.text ?? "",
    isInsured: shownOf(claims, "reassurance").some(({ about }) => about === "shield"),
    tourRatings: Object.fromEntries(ratings) as Record<string, number>,
  };
}

export const noClaims: ClaimFigures = claimFigures([]);

export const claimTexts = (claims: readonly Claim[]): ClaimTexts => ({
  reassurance: shownOf(claims, "reassurance").map((claim) => ({
    icon: reassuranceIcons.find((icon) => icon === claim.about) ?? "shield",
    title: claim.title,
    text: claim.text,
  })),
  safety: shownOf(claims, "safety").map((claim) => ({
    icon: safetyIcons.find((icon) => icon === claim.about) ?? "certificate",
    title: claim.title,
    text: claim.text,
  })),
  testimonials: shownOf(claims, "testimonial").map((claim) => ({
    page: testimonialPages.find((page) => page === claim.about) ?? "home",
    name: claim.author,
    location: claim.place,
    rating: claim.stars ?? 5,
    text: claim.text,
    service: claim.service,
    avatar: claim.face,
  })),
});

import { addHours, formatDate, formatMoment, hoursBetween, type LocalDate } from "../time/local-time.ts";

/**
 * POPIA, section 22: the Regulator and those affected are notified “as soon as reasonably possible”, whatever the risk. A company
 * sets the hours that it gives itself for it (company-rules.ts).
 */
export const breachDue = (discoveredAt: Date, hours: number): Date => addHours(discoveredAt, hours);

/** Hours before its deadline at which a clock needs attention. */
export const soonHours = 12;

/** The records in which affected people are looked for. */
export const affectedSources = ["bookings", "enquiries", "quotes", "accounts", "travellers"] as const;
export type AffectedSource = (typeof affectedSources)[number];

export const affectedSourceLabels: Readonly<Record<AffectedSource, string>> = {
  bookings: "Bookings",
  enquiries: "Enquiries",
  quotes: "Quotes",
  accounts: "Accounts",
  travellers: "Company travellers",
};

export type BreachFacts = {
  readonly title: string;
  readonly story: string;
  readonly dataKinds: string;
  readonly consequences: string;
  readonly measures: string;
  readonly advice: string;
  readonly happenedOn: LocalDate | null;
  readonly discoveredAt: Date;
};

type BreachProgress = {
  readonly dueAt: Date;
  readonly regulatorNotifiedAt: Date | null;
  readonly sendingAt: Date | null;
  readonly waiting: number;
  readonly closedAt: Date | null;
};

export const breachClocks = ["closed", "notified", "running", "overdue"] as const;
export type BreachClock = (typeof breachClocks)[number];

/** The clock runs until the Regulator and everyone affected have been notified. */
export function readBreachClock(breach: BreachProgress, now: Date): { state: BreachClock; hours: number } {
  const hours = Math.floor(hoursBetween(now, breach.dueAt));
  if (breach.closedAt) return { state: "closed", hours };
  if (breach.regulatorNotifiedAt && breach.waiting === 0) return { state: "notified", hours };
  return { state: now > breach.dueAt ? "overdue" : "running", hours };
}

/** Missing before a breach can be closed. */
export function whyNotClosed(
  breach: BreachProgress,
): "closed_already" | "regulator_not_notified" | "people_not_notified" | undefined {
  if (breach.closedAt) return "closed_already";
  if (!breach.regulatorNotifiedAt) return "regulator_not_notified";
  return breach.waiting > 0 ? "people_not_notified" : undefined;
}

/** The parts an email still lacks of section 22(5)’s requirements. */
export const missingForEmail = ({ dataKinds, consequences, measures, advice }: BreachFacts): boolean =>
  [dataKinds, consequences, measures, advice].some((text) => text.trim() === "");

/** Missing before affected people can be emailed. */
export function whyNotEmailed(
  facts: BreachFacts,
  { closedAt, waiting }: Pick<BreachProgress, "closedAt" | "waiting">,
): "closed_already" | "facts_missing" | "no_one" | undefined {
  if (closedAt) return "closed_already";
  if (missingForEmail(facts)) return "facts_missing";
  return waiting === 0 ? "no_one" : undefined;
}

type Sender = { readonly company: string; readonly officer: string };

const happened = ({ happenedOn }: BreachFacts) =>
  happenedOn ? `on ${formatDate(happenedOn)}` : "on a date that we’re still establishing";

/** The email to each affected person, with what section 22(5) requires. The name is inserted on sending. */
export const draftForPeople = (facts: BreachFacts, { officer }: Sender) => ({
  subject: "Important: your personal information may be affected",
  text: [
    "Dear {name},",
    `${facts.title}. This happened ${happened(facts)}. We learned of it on ${formatMoment(facts.discoveredAt)}.`,
    `Information concerned: ${facts.dataKinds || "…"}`,
    `What this may mean for you: ${facts.consequences || "…"}`,
    `What we have done, and are doing: ${facts.measures || "…"}`,
    `What we recommend you do: ${facts.advice || "…"}`,
    "We have notified the Information Regulator. You may also complain there: complaints.IR@justice.gov.za.",
    ...(officer ? [`${officer}, Information Officer`] : []),
  ].join("\n\n"),
});

/** For the Regulator’s eServices portal, the only way since 1 April 2025. */
export const draftForRegulator = (facts: BreachFacts, { company, officer }: Sender, people: number) => ({
  subject: `Security compromise at ${company}`,
  text: [
    `Responsible party: ${company}. Information Officer: ${officer || "…"}`,
    `Notice under POPIA, section 22(1). ${facts.title}.`,
    `Happened ${happened(facts)}. Discovered on ${formatMoment(facts.discoveredAt)}.`,
    facts.story || "…",
    `Information concerned: ${facts.dataKinds || "…"}`,
    `People affected: ${people}`,
    `Possible consequences: ${facts.consequences || "…"}`,
    `Measures taken and intended: ${facts.measures || "…"}`,
    `Advice given to those affected: ${facts.advice || "…"}`,
  ].join("\n\n"),
});

/** The addresses in a pasted list, separated by lines, commas, semicolons or blanks. */
export const addressesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;<>"]+/)
      .map((word) => word.trim().toLowerCase())
      .filter((word) => /^[^@]+@[^@]+\.[^@]+$/.test(word)),
  ),
];

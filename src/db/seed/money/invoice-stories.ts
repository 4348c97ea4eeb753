import { chaseDays } from "#domain/invoice/invoice-chasing.ts";
import { apportion, dueOn } from "#domain/invoice/invoice-document.ts";
import { type LateState, lateStates } from "#domain/invoice/invoice-lifecycle.ts";
import { type Cents, rand } from "#domain/money/money.ts";
import { type ChargedLine, codesThatCount, taxLines } from "#domain/money/vat.ts";
import type { VatCode } from "#domain/pricing/price-request.ts";
import { addDays, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { DemoCompany } from "../demo-company.ts";
import { sampleSettings } from "../people/sample-company.ts";
import { oclock, type SeedClock } from "../seed-clock.ts";
import { billingAddress } from "./billing-addresses.ts";
import type { Buyer, DemoDocument } from "./invoice-rows.ts";

type Line = readonly [quantity: number, text: string, unit: Cents, vatCode: VatCode];

/** Invoices without a booking. The company they go to pays later, or does not. */
type Story = {
  readonly to: string;
  readonly daysAgo: number;
  readonly lines: readonly Line[];
  /** How far it has been reminded of. */
  readonly late?: LateState;
  readonly paid?: { readonly amount: Cents; readonly daysAgo: number };
  readonly promisedInDays?: number;
  readonly credited?: { readonly amount: Cents; readonly daysAgo: number; readonly reason: string };
  readonly isDraft?: true;
};

const stories: readonly Story[] = [
  // One of each step of reminding; none of them belongs to a demo account, whose own account stays open.
  {
    to: "Atlantic Ledger Group",
    daysAgo: 66,
    late: "suspended_account",
    lines: [[22, "Staff shuttle, both ways", rand(640), "EX12G"]],
  },
  {
    to: "Bantry Cliff Boutique Hotel",
    daysAgo: 54,
    late: "dunning_2",
    lines: [
      [12, "Airport transfer of hotel guests", rand(520), "EX12G"],
      [2, "Guide for a walk on Table Mountain", rand(1380), "STD15"],
    ],
  },
  {
    to: "Weitblick Afrika Reisen",
    daysAgo: 42,
    late: "dunning_1",
    promisedInDays: 5,
    paid: { amount: rand(3000), daysAgo: 9 },
    lines: [
      [3, "Day tour for a group, driving", rand(2900), "EX12G"],
      [3, "Guide in German", rand(1150), "STD15"],
    ],
  },
  {
    to: "Fynbos Lane Guest House",
    daysAgo: 33,
    late: "overdue",
    lines: [[4, "Airport transfer of guests", rand(480), "EX12G"]],
  },
  {
    to: "The Harbour Lantern Hotel",
    daysAgo: 19,
    credited: { amount: rand(612), daysAgo: 17, reason: "Two pickups were late" },
    lines: [
      [6, "Airport transfer of hotel guests", rand(560), "EX12G"],
      [2, "Guide for a walk in the city", rand(1380), "STD15"],
    ],
  },
  {
    to: "Southern Swallow Travel",
    daysAgo: 12,
    credited: { amount: rand(1740), daysAgo: 11, reason: "Billed twice" },
    lines: [[3, "Transfer to the Winelands", rand(580), "EX12G"]],
  },
  {
    to: "Blue Crane Software",
    daysAgo: 0,
    isDraft: true,
    lines: [
      [3, "Minibus with driver, year-end function", rand(3200), "EX12G"],
      [1, "Coordinator on the evening", rand(1840), "STD15"],
    ],
  },
];

/** Invoices our team made manually, with the credit note of each right after it. */
export const storiedDocuments = (company: DemoCompany, clock: SeedClock): Chapter[] =>
  stories.flatMap((story) => {
    const invoice = invoiceOf(story, company, clock);
    const { credited } = story;
    const note = credited && creditOf(invoice, credited, clock);
    return note ? [{ document: invoice }, { document: note, credits: invoice }] : [{ document: invoice }];
  });

export type Chapter = { readonly document: DemoDocument; readonly credits?: DemoDocument };

function invoiceOf(story: Story, company: DemoCompany, clock: SeedClock): DemoDocument {
  const issuedAt = clock.at(-story.daysAgo, story.isDraft ? 0 : oclock(9, 20));
  const serviceOn = dayAgo(story.daysAgo + 1, clock);
  const due = dueOn(localDateOf(issuedAt), { isAccount: true });
  const lines = taxed(
    story.lines.map(([quantity, text, unit, vatCode]) => ({ serviceOn, quantity, text, unit, vatCode })),
  );
  const total = lines.reduce((sum, { gross }) => sum + gross, 0);
  const { credited, paid } = story;
  const steps = lateStates.slice(0, story.late ? lateStates.indexOf(story.late) + 1 : 0).map((to) => ({
    to,
    at: momentOf(addDays(due, chaseDays[to]), localTime("07:05")),
    reason: to === "overdue" ? "Not paid by the day it was due" : `Not paid ${chaseDays[to]} days after it was due`,
  }));
  const taken = credited && credited.amount >= total && { to: "credited" as const, ...whenCredited(credited, clock) };
  return {
    buyer: buyerNamed(story.to, company),
    bookingId: null,
    issuedAt,
    dueOn: due,
    lines,
    isDraft: story.isDraft ?? false,
    steps: story.isDraft ? [] : [{ to: "sent", at: issuedAt }, ...steps, ...(taken ? [taken] : [])],
    ...(paid && { payment: { amountCents: paid.amount, method: "transfer", paidOn: dayAgo(paid.daysAgo, clock) } }),
    more: {
      ...(credited && { creditedCents: credited.amount }),
      ...(steps.length > 0 && { chasedOn: localDateOf(steps.at(-1)?.at ?? issuedAt) }),
      ...(story.promisedInDays !== undefined && { promisedOn: dayAgo(-story.promisedInDays, clock) }),
    },
  };
}

const taxed = (lines: readonly ChargedLine[]) => taxLines(codesThatCount(lines, sampleSettings.tax, { isTour: false }));

const dayAgo = (days: number, clock: SeedClock) => localDateOf(clock.at(-days));

type Credit = NonNullable<Story["credited"]>;

const whenCredited = ({ daysAgo, reason }: Credit, clock: SeedClock) => ({
  at: clock.at(-daysAgo, oclock(11)),
  reason,
});

function creditOf(invoice: DemoDocument, credit: Credit, clock: SeedClock): DemoDocument {
  const { at, reason } = whenCredited(credit, clock);
  return {
    buyer: invoice.buyer,
    bookingId: null,
    issuedAt: at,
    dueOn: localDateOf(at),
    lines: taxed(
      apportion(credit.amount, invoice.lines, { text: reason, serviceOn: invoice.lines[0]?.serviceOn ?? null }),
    ),
    steps: [{ to: "sent", at }],
    more: { kind: "credit_note", note: reason },
  };
}

function buyerNamed(name: string, { organisations, organisationMembers, users }: DemoCompany): Buyer {
  const organisation = organisations.find((one) => one.name === name);
  if (!organisation) throw new Error(`The demo knows no ${name}.`);
  const member = organisationMembers.find(({ organisationId }) => organisationId === organisation.id);
  const email =
    users.find(({ id }) => id === member?.userId)?.email ?? `accounts@${name.replace(/\W/g, "").toLowerCase()}.example`;
  return { name, email, organisationId: organisation.id, ...billingAddress(name, organisation.vatNumber) };
}

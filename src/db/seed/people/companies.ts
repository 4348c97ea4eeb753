import type { companyAccounts, companyBookings, companyTravellers } from "#db/schema/companies.ts";
import type { TravelPolicy } from "#domain/corporate/travel-policy.ts";
import { random } from "../random.ts";
import type { OrganisationRow, Partners } from "./partners.ts";

type AccountRow = typeof companyAccounts.$inferInsert;
type TravellerRow = typeof companyTravellers.$inferInsert;
type Member = { readonly organisationId: string; readonly userId: string };
type User = { readonly id: string; readonly name: string; readonly email: string };
type Booked = {
  readonly id: string;
  readonly createdAt: Date;
  readonly organisationId?: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
};

const costCentres = [
  { code: "ENG", name: "Engineering" },
  { code: "SALES", name: "Sales" },
  { code: "EXCO", name: "Executive" },
];

/** Bookings the first company’s people may make without approval. */
export const demoPolicy: TravelPolicy = {
  services: ["airport_transfer", "chauffeur_service", "group_transport"],
  hours: { from: "05:00", until: "22:00" },
  limitCents: 350_000,
};

/** One company whose account is open, and one that is on hold. */
const agreed: readonly Partial<AccountRow>[] = [
  {
    legalName: "Blue Crane Software (Pty) Ltd",
    billingEmail: "accounts@bluecrane.example",
    termsDays: 30,
    creditLimitCents: 8_000_000,
    requiresPo: true,
    requiresCostCentre: true,
    costCentres,
    discount: 0.1,
    services: [...demoPolicy.services],
    hoursFrom: "05:00",
    hoursUntil: "22:00",
    bookingLimitCents: demoPolicy.limitCents,
    monthBudgetCents: 3_000_000,
  },
  {
    legalName: "Atlantic Ledger Group Ltd",
    billingEmail: "finance@atlanticledger.example",
    termsDays: 7,
    creditLimitCents: 2_500_000,
    isOnHold: true,
    holdReason: "Waiting for the new purchase agreement.",
    costCentres: [{ code: "AUDIT", name: "Audit" }],
  },
];

/** The terms of each company, and the people it has booked for. */
export function companyRows(
  { corporates }: Partners,
  { members, users }: { members: readonly Member[]; users: readonly User[] },
  booked: readonly Booked[],
) {
  const travellers = [
    ...corporates.flatMap((organisation, at) => travellersOf(organisation, booked, agreed[at])),
    ...corporates.flatMap((organisation) => approversOf(organisation, members, users)),
  ];
  return {
    companyBookings: members.flatMap((member) => bookingsOf(member, travellers, booked)),
    companyAccounts: corporates.map(({ id, createdAt }, at) => ({
      organisationId: id,
      createdAt,
      updatedAt: createdAt,
      ...agreed[at],
    })),
    companyTravellers: travellers,
  };
}

function travellersOf(
  { id: organisationId, createdAt }: OrganisationRow,
  booked: readonly Booked[],
  terms: Partial<AccountRow> = {},
): TravellerRow[] {
  const luck = random(`travellers of ${organisationId}`);
  const theirs = booked.filter((row) => row.organisationId === organisationId);
  const byEmail = new Map(theirs.map((row) => [row.email, row]));
  const people = [...byEmail.values()].toSorted((a, b) => a.email.localeCompare(b.email));
  return people.map(({ firstName, lastName, email, phone }, at) => ({
    id: luck.id(createdAt),
    organisationId,
    firstName,
    lastName,
    email,
    phone,
    costCentre: terms.costCentres?.[at % terms.costCentres.length]?.code ?? "",
    isApprover: at === 0,
    consentedAt: at % 4 === 3 ? null : createdAt,
    createdAt,
    updatedAt: createdAt,
  }));
}

/** A person who signs in for a company also answers what is outside its policy. */
const approversOf = (
  { id: organisationId, createdAt }: OrganisationRow,
  members: readonly Member[],
  users: readonly User[],
): TravellerRow[] =>
  members
    .filter((member) => member.organisationId === organisationId)
    .flatMap(({ userId }) => users.find(({ id }) => id === userId) ?? [])
    .map(({ name, email }) => ({
      id: random(`approver ${email}`).id(createdAt),
      organisationId,
      email,
      phone: "+27 21 555 0177",
      isApprover: true,
      consentedAt: createdAt,
      firstName: name.split(" ")[0] ?? name,
      lastName: name.split(" ").slice(1).join(" "),
      createdAt,
      updatedAt: createdAt,
    }));

/** Bookings someone at the company made for its people, with the company’s notes on each. */
function bookingsOf(
  { organisationId, userId: bookerId }: Member,
  travellers: readonly TravellerRow[],
  booked: readonly Booked[],
): (typeof companyBookings.$inferInsert)[] {
  return booked
    .filter((row) => row.organisationId === organisationId)
    .flatMap(({ id: bookingId, email, createdAt }, at) => {
      const traveller = travellers.find((one) => one.organisationId === organisationId && one.email === email);
      if (!traveller) return [];
      return [
        {
          bookingId,
          organisationId,
          bookerId,
          createdAt,
          travellerId: traveller.id,
          purchaseOrder: `PO-${4100 + at}`,
          costCentre: traveller.costCentre ?? "",
          project: at % 3 === 0 ? "Customer visits" : "",
        },
      ];
    });
}

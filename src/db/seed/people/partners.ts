import type { organisations } from "#db/schema/partners.ts";
import { random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";

export type OrganisationRow = typeof organisations.$inferInsert;
export type Partners = {
  readonly hotels: readonly OrganisationRow[];
  readonly agencies: readonly OrganisationRow[];
  readonly provider: OrganisationRow;
  readonly corporates: readonly OrganisationRow[];
  readonly affiliate: OrganisationRow;
};

type Facts = Omit<OrganisationRow, "id" | "createdAt"> & { readonly joinedDaysAgo: number };

/** The organisations the company works with. All invented; the first of each kind is the one a demo account belongs to. */
export function partners(clock: SeedClock): Partners {
  const luck = random("partners");
  const row = ({ joinedDaysAgo, ...facts }: Facts): OrganisationRow => {
    const createdAt = clock.at(-joinedDaysAgo, luck.whole(8 * 60, 16 * 60));
    return { ...facts, id: luck.id(createdAt), createdAt };
  };
  return {
    hotels: hotels.map(row),
    agencies: agencies.map(row),
    provider: row(provider),
    corporates: corporates.map(row),
    affiliate: row(affiliate),
  };
}

export const organisationRows = (all: Partners): OrganisationRow[] => [
  ...all.hotels,
  ...all.agencies,
  all.provider,
  ...all.corporates,
  all.affiliate,
];

/** Sample accounts of no one; what such partners book may be put on account. */
const sampleBank = (name: string, bankAccountNumber: string) => ({
  bankName: "Sample Bank",
  bankAccountName: name,
  bankAccountNumber,
  bankBranchCode: "000000",
  taxStatus: "vendor" as const,
  contractReference: "Partner agreement",
  hasAccount: true,
});

const hotels: Facts[] = [
  {
    kind: "hotel",
    name: "The Harbour Lantern Hotel",
    registrationNumber: "2009/104417/07",
    vatNumber: "4000000011",
    area: "V&A Waterfront",
    affiliateCode: "HARBOUR",
    commissionRate: 0.1,
    ...sampleBank("The Harbour Lantern Hotel", "62000000011"),
    joinedDaysAgo: 812,
  },
  {
    kind: "hotel",
    name: "Bantry Cliff Boutique Hotel",
    registrationNumber: "2014/220863/07",
    vatNumber: "4000000029",
    area: "Bantry Bay",
    affiliateCode: "BANTRY",
    commissionRate: 0.1,
    ...sampleBank("Bantry Cliff Boutique Hotel", "62000000029"),
    joinedDaysAgo: 540,
  },
  {
    kind: "hotel",
    name: "Fynbos Lane Guest House",
    registrationNumber: "2018/331902/07",
    area: "Gardens",
    affiliateCode: "FYNBOS",
    hasAccount: true,
    commissionRate: 0.08,
    joinedDaysAgo: 633,
  },
];

const agencies: Facts[] = [
  {
    kind: "travel_agency",
    name: "Southern Swallow Travel",
    registrationNumber: "2006/087551/07",
    vatNumber: "4000000037",
    area: "Claremont",
    affiliateCode: "SWALLOW",
    markupRate: 0.12,
    commissionRate: 0.15,
    ...sampleBank("Southern Swallow Travel", "62000000037"),
    joinedDaysAgo: 905,
  },
  {
    kind: "travel_agency",
    name: "Weitblick Afrika Reisen",
    registrationNumber: "2012/140276/07",
    vatNumber: "4000000045",
    area: "Stellenbosch",
    affiliateCode: "WEITBLICK",
    commissionRate: 0.12,
    ...sampleBank("Weitblick Afrika Reisen", "62000000045"),
    joinedDaysAgo: 597,
  },
];

const provider: Facts = {
  kind: "driver_provider",
  name: "Helderberg Driver Services",
  registrationNumber: "2015/276640/07",
  vatNumber: "4000000052",
  area: "Somerset West",
  commissionRate: 0,
  joinedDaysAgo: 622,
};

const corporates: Facts[] = [
  {
    kind: "corporate",
    hasAccount: true,
    name: "Blue Crane Software",
    registrationNumber: "2011/119034/07",
    vatNumber: "4000000060",
    area: "Century City",
    joinedDaysAgo: 710,
  },
  {
    kind: "corporate",
    hasAccount: true,
    name: "Atlantic Ledger Group",
    registrationNumber: "1998/052218/07",
    vatNumber: "4000000078",
    area: "Foreshore",
    joinedDaysAgo: 688,
  },
];

const affiliate: Facts = {
  kind: "affiliate",
  name: "Cape Trails Journal",
  area: "Observatory",
  affiliateCode: "CAPETRAILS",
  commissionRate: 0.075,
  ...sampleBank("Cape Trails Journal", "62000000086"),
  hasAccount: false,
  joinedDaysAgo: 501,
};

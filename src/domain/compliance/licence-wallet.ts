import type { LocalDate } from "../time/local-time.ts";
import { documentThatCounts } from "./document-blocks.ts";
import { type ComplianceDocument, documentStatus, lastDayOf } from "./document-status.ts";
import { type DocumentType, documentName } from "./document-types.ts";
import { roadworthyMonths } from "./gate-rules.ts";

/** The documents a roadside inspector asks for, in their usual order. */
export const walletTypes = [
  "operating_licence",
  "licence_disc",
  "roadworthy",
  "passenger_insurance",
  "prdp",
  "drivers_licence",
  "accreditation",
  "public_liability",
] as const satisfies readonly DocumentType[];

export const walletStandings = ["valid", "expired", "missing"] as const;
/** Unverified counts as missing: an inspector sees only what we have checked. */
export type WalletStanding = (typeof walletStandings)[number];

export type WalletDocument = {
  readonly type: (typeof walletTypes)[number];
  readonly name: string;
  readonly number: string;
  readonly lastDay: LocalDate | null;
  readonly standing: WalletStanding;
};

/** One document of each type: the one that counts. */
export function licenceWallet(
  documents: readonly ComplianceDocument[],
  today: LocalDate,
  seats: number,
): readonly WalletDocument[] {
  const verified = documents.filter(({ review }) => review === "verified");
  return walletTypes.map((type) => {
    const months = type === "roadworthy" ? roadworthyMonths(seats) : undefined;
    const counts = documentThatCounts(verified, type, months);
    return {
      type,
      name: documentName(type),
      number: counts?.number ?? "",
      lastDay: counts ? lastDayOf(counts, months) : null,
      standing: standingOf(documentStatus(counts, today, months)),
    };
  });
}

const standingOf = (status: ReturnType<typeof documentStatus>): WalletStanding => {
  if (status === "verified" || status === "expiring") return "valid";
  return status === "expired" ? "expired" : "missing";
};

/** How many hours the code on a phone opens the page: a whole shift offline, but not the next. */
export const walletCodeHours = 24;

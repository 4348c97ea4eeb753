import type { LocalDate } from "../time/local-time.ts";
import { documentThatCounts } from "./document-blocks.ts";
import { type ComplianceDocument, documentStatus, lastDayOf } from "./document-status.ts";
import { type DocumentType, documentName } from "./document-types.ts";
import { roadworthyMonths } from "./gate-rules.ts";

/** The documents an inspector at the roadside asks for, in the order they ask. */
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
/** Missing is also what we have not verified: an inspector sees nothing we have not checked. */
export type WalletStanding = (typeof walletStandings)[number];

export type WalletDocument = {
  readonly type: (typeof walletTypes)[number];
  readonly name: string;
  readonly number: string;
  readonly lastDay: LocalDate | null;
  readonly standing: WalletStanding;
};

/** Each document once: of several the one that counts. */
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

/** So long the code on a phone opens the page: a whole shift offline, and not the next one. */
export const walletCodeHours = 24;

import type { Context } from "./context.ts";
import type { PersonalData } from "./table-entry.ts";

/** The ids of what belongs to one person, found before the first row loses the address that it is found by. */
export type PersonRecords = {
  readonly bookings: readonly string[];
  readonly enquiries: readonly string[];
  readonly quotes: readonly string[];
  readonly invoices: readonly string[];
  readonly payments: readonly string[];
  readonly refunds: readonly string[];
  readonly proofs: readonly string[];
  readonly applications: readonly string[];
  readonly invites: readonly string[];
  readonly ratings: readonly string[];
  /** Their names in emails and on screens: CTS-…, ENQ-…, INV-…. */
  readonly references: readonly string[];
};

export const noRecords: PersonRecords = {
  bookings: [],
  enquiries: [],
  quotes: [],
  invoices: [],
  payments: [],
  refunds: [],
  proofs: [],
  applications: [],
  invites: [],
  ratings: [],
  references: [],
};

/**
 * Someone who is to be forgotten: with an account, or a guest who is known by an address alone. The address is null
 * unless it is confirmed as theirs: others' rows are not theirs to erase.
 */
export type ErasedPerson = {
  readonly userId: string | null;
  readonly email: string | null;
  readonly records: PersonRecords;
};

/**
 * Takes a person out of one feature's tables, in the transaction that erases them. What the law makes us keep stays
 * without name, address and number. Safe to run twice.
 */
export type Erasure = (ctx: Context, person: ErasedPerson) => Promise<void>;

/** Each feature that holds people, by the name of what it does. */
export type Erasures = Readonly<Record<string, Erasure>>;

/** One task of the clock that forgets, and how long it keeps what it forgets, in a sentence. */
export type ForgetTask = {
  readonly cron: string;
  readonly keeps: string;
  readonly run: (ctx: Context) => Promise<void>;
};
export type Forgetting = Readonly<Record<`forget-${string}`, ForgetTask>>;

declare module "./context.ts" {
  interface Handed {
    readonly erasures: Erasures;
    /** The personal data of each table. */
    readonly personalData: PersonalData;
    readonly forgetting: Forgetting;
  }
}

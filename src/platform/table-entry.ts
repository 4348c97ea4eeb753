/** A table’s columns, as far as they concern people. */
export type TableEntry = {
  /** Numbers, states, moments, amounts and ids: nothing that identifies a person. */
  readonly plain?: string;
  /** Emptied, or deleted with the row, when the person is erased. */
  readonly erased?: string;
  /** Kept because a law requires it, for one of the reasons below. */
  readonly kept?: Readonly<Partial<Record<KeptFor, string>>>;
  /** About people who work for or with us; their accounts can’t be erased before that has ended. */
  readonly staff?: string;
  /** About the company or an organisation, or published elsewhere by its author: no one to be erased. */
  readonly business?: string;
};

/** Why something is kept, and for how long. */
export const keptFor = {
  supply:
    "What was supplied, from where to where and when: Tax Administration Act 28 of 2011, section 29, and VAT Act 89 of 1991, section 55; five years.",
  document:
    "Words of an issued invoice or credit note, which the law forbids to change: VAT Act 89 of 1991, sections 20, 21 and 55; five years.",
  bank: "Statements of our own bank account are books of account: Tax Administration Act 28 of 2011, section 29; five years.",
} as const;
export type KeptFor = keyof typeof keptFor;

/** The register: every table of the database by name. */
export type PersonalData = Readonly<Record<string, TableEntry>>;

/** The names in one of an entry’s lists. */
export const namesIn = (text = ""): readonly string[] => text.split(/\s+/).filter(Boolean);

/** The columns that can identify a person who may ask for erasure: those erased, and those a law keeps. */
export const personalColumns = ({ erased, kept = {} }: TableEntry): readonly string[] => [
  ...namesIn(erased),
  ...Object.values(kept).flatMap((names) => namesIn(names)),
];

/** A table’s name for our team: booking_notes becomes “Booking notes”. */
export const titleOfTable = (table: string): string =>
  table.charAt(0).toUpperCase() + table.slice(1).replaceAll("_", " ");

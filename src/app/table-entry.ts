/** The columns of one table, as far as people are concerned. */
export type TableEntry = {
  /** Numbers, states, moments, amounts and ids: nothing a person is known by. */
  readonly plain?: string;
  /** Emptied, or gone with its row, when the person is erased. */
  readonly erased?: string;
  /** Stays, because a law says so: under which reason below. */
  readonly kept?: Readonly<Partial<Record<KeptFor, string>>>;
  /** Of people who work for us or with us; their accounts cannot be erased before that has ended. */
  readonly staff?: string;
  /** Of the company, of an organisation, or published by its author elsewhere: no one to be erased is behind it. */
  readonly business?: string;
};

/** Why something stays, and for how long. */
export const keptFor = {
  supply:
    "What was supplied, from where to where and when: Tax Administration Act 28 of 2011, section 29, and VAT Act 89 of 1991, section 55; five years.",
  document:
    "Words of an issued invoice or credit note, which the law forbids to change: VAT Act 89 of 1991, sections 20, 21 and 55; five years.",
  bank: "Statements of our own bank account are books of account: Tax Administration Act 28 of 2011, section 29; five years.",
} as const;
export type KeptFor = keyof typeof keptFor;

/** One subject, one rule a line. Legal text has no contractions. */
export type LegalSection = {
  /** Its anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  /** Read before anything else: what limits a customer's rights stands out, as the law wants it. */
  readonly isConspicuous?: boolean;
};

export type LegalDocument = {
  readonly title: string;
  readonly lead: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** The day this wording is in force from. */
  readonly since: string;
  /** Undefined: the version that our team has set for bookings and quotes. */
  readonly version?: string;
  readonly sections: readonly LegalSection[];
};

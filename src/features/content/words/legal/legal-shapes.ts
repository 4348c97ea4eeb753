/** One subject, one rule per line. Legal text has no contractions. */
export type LegalSection = {
  /** Its anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  /** Highlighted, as the law requires for terms that limit a customer's rights. */
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

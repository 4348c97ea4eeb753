/** The legal texts that every company has, each at its own address. */
export const legalDocuments = ["terms", "refunds", "privacy", "cookies", "complaints", "paia-manual"] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export const legalLabels: Readonly<Record<LegalDocument, string>> = {
  terms: "Terms",
  refunds: "Cancellations and refunds",
  privacy: "Privacy notice",
  cookies: "Cookies",
  complaints: "Complaints",
  "paia-manual": "PAIA manual",
};

/** One subject, one rule per line. */
export type LegalSection = {
  /** Its anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  /** Highlighted, as the law requires for terms that limit a customer's rights. */
  readonly isConspicuous: boolean;
};

export type LegalWords = {
  readonly title: string;
  readonly lead: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly sections: readonly LegalSection[];
};

/** Marks that no figure has filled would be read as they are. */
export function openMarks({ title, lead, metaTitle, metaDescription, sections }: LegalWords): string[] {
  const texts = [title, lead, metaTitle, metaDescription, ...sections.flatMap((one) => [one.title, ...one.rules])];
  return [...new Set(texts.flatMap((text) => text.match(/\{[^{}]*\}?/g) ?? []))];
}

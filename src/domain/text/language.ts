/** The languages our texts are written in. A further one is added here first. */
export const languages = ["en"] as const;
export type Language = (typeof languages)[number];

/** The language every text has, and the one that is shown where another is missing. */
export const firstLanguage = "en" satisfies Language;

/** The words of a record that also has rules: the first language always, others once they are written. */
export type InLanguages<Words> = Readonly<Record<typeof firstLanguage, Words> & Partial<Record<Language, Words>>>;

export const wordsIn = <Words>(words: InLanguages<Words>, language: Language = firstLanguage): Words =>
  words[language] ?? words[firstLanguage];

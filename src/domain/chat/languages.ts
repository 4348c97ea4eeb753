/** The languages visitors are answered in. */
export const languages = ["en", "de", "fr", "nl", "af"] as const;
export type Language = (typeof languages)[number];
export type OtherLanguage = Exclude<Language, "en">;

/** The same for each of them. */
export const inEach = <T>(of: (language: Language) => T): Readonly<Record<Language, T>> => ({
  en: of("en"),
  de: of("de"),
  fr: of("fr"),
  nl: of("nl"),
  af: of("af"),
});

/** Words of another language by their English ones. `*` stands for any ending, `_` for a space; accents are left out. */
export type Glossary = Readonly<Record<string, string>>;

/** Lower case, without accents, with plain apostrophes: as hurried people write. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");

import { startingClasses } from "#domain/catalogue/starting-classes.ts";
import type { NamedClass } from "./answers.ts";

/** Our words for a class in another language, as long as the company calls it as it was called at the start. */
export const inWords = (words: Readonly<Record<string, string>>, { id, name }: NamedClass): string =>
  startingClasses.some((one) => one.id === id && one.name === name) ? (words[id] ?? name) : name;

/** “a sedan”, “an estate” */
export const aClass = (name: string): string => `${/^[aeio]/i.test(name) ? "an" : "a"} ${name.toLowerCase()}`;

/** At the start of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

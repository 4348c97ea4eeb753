import type { Language } from "#domain/chat/languages.ts";
import { afrikaans } from "./afrikaans.ts";
import type { Answers } from "./answers.ts";
import { dutch } from "./dutch.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";

export const answersIn: Readonly<Record<Language, Answers>> = {
  en: english,
  de: german,
  fr: french,
  nl: dutch,
  af: afrikaans,
};

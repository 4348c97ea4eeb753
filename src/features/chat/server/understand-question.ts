import { detectLanguage } from "#domain/chat/detect-language.ts";
import { glossText } from "#domain/chat/gloss-text.ts";
import type { Language } from "#domain/chat/languages.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { chatContract } from "../contract.ts";
import { completeQuestion } from "./complete-question.ts";
import { fixNames, fixTypos, isKnownWord } from "./fix-typos.ts";
import type { Party } from "./price-party.ts";

export type Question = ParsedOf<typeof chatContract.aiChatbot>;
export type Surroundings = {
  readonly company: CompanyDetails;
  readonly now: Date;
  readonly tariff: Tariff;
  readonly settings: CompanySettings;
  /** A service tells us when planes land; it is taken for granted where nothing is said. */
  readonly followsFlights?: boolean;
  /** The person the conversation is about, for the tools of a language model. */
  readonly party?: Party;
};

/** The language of a question, and the whole conversation in English words, spelled as they were meant. */
export function understandQuestion({ message, conversation }: Question): { language: Language; question: Question } {
  const language = detectLanguage(message, conversation);
  const said = conversation.map((turn, at) =>
    turn.role === "assistant"
      ? turn
      : { ...turn, content: inEnglish(turn.content, detectLanguage(turn.content, conversation.slice(0, at))) },
  );
  return {
    language,
    question: { message: completeQuestion(inEnglish(message, language), said), conversation: said },
  };
}

const inEnglish = (text: string, language: Language): string =>
  language === "en" ? fixTypos(text) : fixNames(glossText(text, language, isKnownWord));

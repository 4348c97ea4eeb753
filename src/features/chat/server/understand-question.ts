import type { ChatSettings } from "#domain/chat/chat-facts.ts";
import { detectLanguage } from "#domain/chat/detect-language.ts";
import { glossText } from "#domain/chat/gloss-text.ts";
import type { Language } from "#domain/chat/languages.ts";
import type { Extra } from "#domain/extra/extra.ts";
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
  readonly settings: ChatSettings;
  /** On sale beside the trips; none if left out. */
  readonly extras?: readonly Extra[];
  /** Whether a service reports landings to us; true by default. */
  readonly followsFlights?: boolean;
  /** The party in the conversation, for the tools of a language model. */
  readonly party?: Party;
};

/** The question’s language, and the whole conversation in English with typos corrected. */
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

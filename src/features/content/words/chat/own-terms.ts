import type { ChatFacts } from "#domain/chat/chat-facts.ts";
import type { Language } from "#domain/chat/languages.ts";

type Own = Pick<ChatFacts, "ownTerms" | "ownTermsText">;

const after =
  (sentence: (list: string) => string) =>
  ({ ownTerms }: Own): string =>
    ownTerms ? ` ${sentence(ownTerms)}` : "";

/** Follows every mention of the cancellation fee; empty if every service and vehicle is cancelled on the same terms. */
export const ownTerms: Readonly<Record<Language, (facts: Own) => string>> = {
  en: ({ ownTermsText }) => ownTermsText && ` ${ownTermsText}`,
  de: after(
    (list) =>
      `Eigene Bedingungen haben (kostenlos bis so lange vor der Abholung, danach, bei Nichterscheinen): ${list}.`,
  ),
  fr: after(
    (list) =>
      `Ont leurs propres conditions (gratuit jusqu’à tant d’heures avant, ensuite, en cas d’absence) : ${list}.`,
  ),
  nl: after(
    (list) => `Eigen voorwaarden hebben (gratis tot zo lang voor het ophalen, daarna, als u niet komt): ${list}.`,
  ),
  af: after(
    (list) => `Eie voorwaardes het (gratis tot so lank voor die oplaaityd, daarna, as u nie opdaag nie): ${list}.`,
  ),
};

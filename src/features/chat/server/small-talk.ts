import type { Language } from "#domain/chat/languages.ts";
import { plainText } from "#domain/chat/languages.ts";
import { answersIn } from "#features/content/words/chat/all-answers.ts";
import type { Invitation } from "./invite-booking.ts";
import { bookingWords, invitationTo } from "./invite-booking.ts";
import { topicBefore } from "./speak-of.ts";
import type { Question, Surroundings } from "./understand-question.ts";

/** In the five languages, and in isiXhosa, because many people say thanks in it. */
const thanks =
  /\b(?:thanks|thank (?:you|u)|thx|tx|cheers|much appreciated|danke(?:schon)?|(?:vielen|herzlichen|besten) dank|merci|bedankt|dank (?:u|je)(?: wel)?|dankjewel|dankie|enkosi)\b/g;
/** Small talk without a question. */
const smallWords =
  /\b(?:ok|okay|oke|great|perfect|super|cool|nice|lovely|wonderful|excellent|good|very|much|so|a lot|lot|many|for|your|the|help|all|that|is|it|that's|it's|again|and|bye|goodbye|have|a|day|evening|you|too|yes|no|alright|sounds|really|appreciate|auch|gut|sehr|prima|toll|schon|fur|die|ihre|hilfe|und|tschuss|alles|klar|bien|tres|beaucoup|bonne|journee|pour|votre|aide|parfait|d'accord|au|revoir|heel|erg|fijne|dag|voor|uw|je|hulp|tot|ziens|baie|vir|jou|jul|julle|u|hulp|mooi|lekker|goed|totsiens)\b/g;
const link = /\b(?:link|links|url|lien|skakel)\b/;
const asksForIt =
  /\b(?:please|pls|send|give|share|get|have|can|could|want|need|me|us|you|i|we|the|a|that|this|your|again|once|more|for|it|to|book|booking|bitte|konnen|konnten|schicken|senden|geben|sie|mir|uns|den|der|einen|buchung|zum|zur|buchen|noch|mal|einmal|kann|ich|haben|bekommen|s'il|vous|plait|svp|le|la|un|de|du|pour|reserver|reservation|envoyez|moi|m|envoyer|pouvez|puis|je|avoir|d'accord|graag|alstublieft|aub|mag|ik|kunt|u|sturen|mij|me|een|het|van|naar|boeking|om|te|boeken|kan|asseblief|jy|jou|stuur|gee|die|'n|my|ek|kry|vir|bespreking|bespreek|ok|okay|yes|ja|oui|so|just|where|is|and|und|et|en|where's|wo|ist|ou|est|waar|now)\b/g;

const isOnly = (said: string, ...words: readonly RegExp[]): boolean =>
  words.reduce((rest, word) => rest.replaceAll(word, " "), said).replace(/[^a-z0-9]+/g, "") === "";

/** "Thanks a lot", "merci beaucoup": no question, whatever the previous subject. */
export function isThanksOnly(message: string): boolean {
  const said = plainText(message);
  return said.search(thanks) >= 0 && isOnly(said, thanks, smallWords);
}

/** "The link please": for the trip just discussed. */
export function asksForLink(message: string): boolean {
  const said = plainText(message);
  return link.test(said) && isOnly(said, new RegExp(link.source, "g"), asksForIt, thanks);
}

type Talk = { readonly raw: string; readonly language: Language; readonly question: Question };

/** The reply to a message without a subject; empty for everything else. */
export function smallTalkLine({ raw, language, question }: Talk, around: Surroundings): string {
  const words = answersIn[language];
  if (isThanksOnly(raw)) return words.thanks;
  return asksForLink(raw) ? bookingWords(words, invitationSaid(question, around.now), around) : "";
}

/** The last link in our answers, unchanged, so that the booking matches the price given. */
function invitationSaid({ conversation }: Question, now: Date): Invitation {
  const said = conversation.filter(({ role, content }) => role === "user" && !asksForLink(content));
  const before = said.at(-1);
  const question = { message: before?.content ?? "", conversation: said.slice(0, -1) };
  return invitationTo(question, topicBefore({ message: "", conversation: said }), now);
}

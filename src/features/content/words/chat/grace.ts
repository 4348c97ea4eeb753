import type { ChatFacts } from "#domain/chat/chat-facts.ts";
import type { Language } from "#domain/chat/languages.ts";

type Grace = Pick<ChatFacts, "graceMinutes">;

/** Follows every mention of the cancellation fee; empty if the company has no grace period. */
const after =
  (sentence: (minutes: string) => string) =>
  ({ graceMinutes }: Grace): string =>
    graceMinutes ? ` ${sentence(graceMinutes)}` : "";

export const grace: Readonly<Record<Language, (facts: Grace) => string>> = {
  en: after((minutes) => `In the first ${minutes} minutes after booking, cancelling is free.`),
  de: after((minutes) => `In den ersten ${minutes} Minuten nach der Buchung ist das Stornieren kostenlos.`),
  fr: after((minutes) => `Dans les ${minutes} minutes qui suivent la réservation, l’annulation est gratuite.`),
  nl: after((minutes) => `In de eerste ${minutes} minuten na het boeken is annuleren gratis.`),
  af: after((minutes) => `In die eerste ${minutes} minute ná u bespreking is kansellasie gratis.`),
};

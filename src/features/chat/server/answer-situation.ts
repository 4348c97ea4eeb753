import type { ChatFacts } from "#domain/chat/chat-facts.ts";
import type { Language } from "#domain/chat/languages.ts";
import type { SituationId } from "#domain/chat/situation.ts";
import { answersIn } from "#features/content/words/chat/all-answers.ts";
import type { LinkedPage } from "#features/content/words/chat/answers.ts";
import { linkLine } from "./describe-topic.ts";

/** A page with more about it, or where to act. */
const pages: Readonly<Record<SituationId, readonly LinkedPage[]>> = {
  emergency: ["/contact"],
  "lost-item": ["/confirm-booking", "/contact"],
  "flight-cancelled": ["/confirm-booking", "/contact"],
  "flight-delay": ["/#faq", "/confirm-booking"],
  "passenger-late": ["/confirm-booking"],
  "driver-missing": ["/contact", "/confirm-booking"],
  "driver-identity": ["/confirm-booking"],
  "meeting-point": ["/services/airport-transfers"],
  "driver-details": ["/confirm-booking"],
  "share-trip": ["/confirm-booking"],
  "track-trip": ["/confirm-booking"],
  "email-missing": ["/confirm-booking", "/contact"],
  "find-booking": ["/confirm-booking"],
  weather: ["/#faq"],
  "no-show": ["/#faq"],
  refund: ["/confirm-booking", "/#faq"],
  waiver: ["/confirm-booking"],
  cancel: ["/confirm-booking", "/#faq"],
  change: ["/confirm-booking", "/contact"],
  accessibility: ["/contact"],
  "child-seats": ["/#faq"],
  luggage: ["/services/airport-transfers"],
  tips: ["/#faq"],
  "night-price": ["/booking"],
  "night-safety": ["/about"],
  "night-hours": ["/contact"],
  safety: ["/about"],
  invoice: ["/confirm-booking"],
  waiting: ["/services/airport-transfers"],
  vouchers: ["/gift-vouchers"],
  "split-bill": ["/confirm-booking"],
  payment: ["/#faq"],
  pets: ["/contact"],
  complaint: ["/guarantee", "/contact"],
  "short-notice": ["/booking"],
  "how-to-book": ["/booking"],
  vehicles: ["/services"],
  guarantee: ["/guarantee"],
  languages: ["/booking"],
  comfort: ["/services", "/contact"],
  partnership: ["/partners"],
  human: ["/contact"],
  deposit: ["/#faq"],
  "bank-details": ["/confirm-booking"],
  "payment-trouble": ["/confirm-booking", "/contact"],
  privacy: ["/legal/privacy"],
  "extra-stop": ["/booking", "/services/airport-transfers"],
  "company-account": ["/contact"],
  "chat-limit": ["/contact"],
  "shared-seat": ["/rideshare", "/#faq"],
  discount: ["/#faq", "/contact"],
  included: ["/tours"],
  "voucher-trouble": ["/gift-vouchers", "/contact"],
  "door-pickup": ["/booking"],
  "with-driver": ["/services/car-hire"],
  "same-driver": ["/booking"],
  "driver-waits": ["/services/car-hire"],
  "season-price": ["/booking"],
  "we-cancel": ["/confirm-booking", "/contact"],
  "flight-pickup": ["/services/airport-transfers"],
  "our-office": ["/contact"],
  "card-safety": ["/legal/privacy"],
  "own-route": ["/services/car-hire"],
  "return-price": ["/booking"],
  breakdown: ["/contact"],
  "unsafe-driving": ["/contact"],
  "no-show-dispute": ["/contact"],
  "when-confirmed": ["/confirm-booking"],
  "reply-time": ["/contact"],
  "part-cancel": ["/confirm-booking"],
  "book-for-other": ["/booking"],
  "print-app": ["/confirm-booking"],
  "transfer-proof": ["/confirm-booking"],
  currency: ["/#faq"],
  "price-firm": ["/booking"],
  "quote-validity": ["/free-quote"],
  "flight-number": ["/services/airport-transfers"],
  "minor-alone": ["/contact"],
  "helping-hand": ["/booking"],
  "staff-transport": ["/services/staff-transport", "/free-quote"],
  "event-transport": ["/services/corporate-events", "/free-quote"],
  forecast: ["/#faq"],
  robot: ["/contact"],
  "out-of-scope": ["/contact"],
};

/** The text for a situation in a language, with today’s figures. */
export const situationText = (id: SituationId, language: Language, facts: ChatFacts): string =>
  answersIn[language].situations[id](facts);

/** The size of the party decides the vehicle, so it is included. */
export const isForParty = (id: SituationId): boolean =>
  ["vehicles", "child-seats", "luggage", "event-transport", "staff-transport"].includes(id);

/** Links to the pages for this situation. */
export const situationLinks = (id: SituationId, language: Language): string =>
  pages[id].map((page) => linkLine(answersIn[language].links[page], page)).join("\n");

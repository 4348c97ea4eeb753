import { bandFor, fleetBands } from "#domain/catalogue.ts";
import { accept } from "#domain/result.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { chatContract } from "../contract.ts";
import { describeFact, type Fact } from "./describe-fact.ts";
import { findFacts, meaningOf } from "./find-facts.ts";
import { findCompany } from "./views.ts";

type Question = ParsedOf<typeof chatContract.aiChatbot>;

/** Answers from our own facts, or says honestly that a person will help. It never guesses and never promises. */
export async function answerQuestion(ctx: Context, question: Question) {
  const company = await findCompany(ctx.db);
  return accept({ response: answer(question, company) });
}

export function answer(question: Question, company: CompanyDetails): string {
  const { message } = question;
  const facts = findFacts(subjectOf(question));
  if (needsPerson.test(message)) return paragraphs([...facts.filter(isPolicy).map(describeFact), reachUs(company)]);

  const said = [...facts.map(describeFact), vehicleSentence(message)];
  if (wantsToBook.test(message)) return paragraphs([...said, bookingSentence(facts)]);
  if (said.some(Boolean)) return paragraphs(said);
  if (smallTalk.test(message)) return "I am happy to help: ask me about transfers, tours, prices or how to book.";
  return `I do not know that, but a person will. ${reachUs(company)}`;
}

const anyOf = (...phrases: readonly string[]) => new RegExp(`\\b(${phrases.join("|")})\\b`, "i");

/** Somebody asks for a person, or about a booking of their own, which only a person may look up. */
const needsPerson = anyOf(
  "call you|phone|telephone|whatsapp|e-?mail|contact|speak|talk|human|agent|(a|real) person",
  "lost|complain\\w*|my (driver|booking|trip|transfer|tour|invoice|payment)",
);
const wantsToBook = anyOf("book(?! (ahead|in advance|early))|reserve|reservation");
const smallTalk = anyOf("hi|hello|hey|good (morning|day|afternoon|evening)|thanks?|thank you|howzit|goeie|molo");

const isPolicy = (fact: Fact) => fact.booking === undefined;
const paragraphs = (sentences: readonly string[]) => sentences.filter(Boolean).join("\n\n");

/** "And how much is that?" says nothing by itself: it is about what the visitor asked before. */
function subjectOf({ message, conversation }: Question): string {
  if (meaningOf(message).length > 0) return message;
  return conversation.findLast((turn) => turn.role === "user")?.content ?? message;
}

function bookingSentence(facts: readonly Fact[]): string {
  const service = facts.find((fact) => fact.booking)?.booking;
  return `You can book here, without signing in: /booking${service ? `?service=${service}` : ""}`;
}

function vehicleSentence(message: string): string {
  const passengers = Number(/\b(\d{1,3}) ?(people|persons|passengers|guests|pax|adults|of us)\b/i.exec(message)?.[1]);
  if (!(passengers >= 1)) return "";
  const band = fleetBands.find(({ id }) => id === bandFor(passengers));
  return band ? `For ${passengers} people we send a ${band.name.toLowerCase()}.` : "";
}

const reachUs = ({ phone, whatsapp_e164, email }: CompanyDetails) =>
  `Call ${phone}, send a WhatsApp to ${whatsapp_e164} or write to ${email}, at any hour. (/contact)`;

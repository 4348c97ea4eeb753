import { AsyncLocalStorage } from "node:async_hooks";
import { createElement, Fragment, type ReactNode } from "react";
import { fillWords, type NamesIn, partsOf } from "#domain/words/fill-words.ts";

export type Reader = "customer" | "driver" | "partner" | "company" | "team" | "account";

/** A kind of message: who gets it, what sends it, and every text in it that our team can edit, in our words. */
export type WordsKind = {
  readonly kind: string;
  readonly to: Reader;
  /** The occasion on which it is sent, such as “A change applies.” */
  readonly when: string;
  readonly texts: Readonly<Record<string, string>>;
};

/** Nothing is drawn for a value that there is none of. */
type Plain = string | number | null | undefined;

type About = Pick<WordsKind, "to" | "when">;

/** Draws one text with its values. With a link among them it is drawn in parts, otherwise it is a plain string. */
type Say<Names extends string> = [Names] extends [never]
  ? () => string
  : {
      (values: Readonly<Record<Names, Plain>>): string;
      (values: Readonly<Record<Names, ReactNode>>): ReactNode;
    };

export type Words<Texts> = {
  readonly [Place in keyof Texts]: Say<NamesIn<Texts[Place] & string>>;
};

const declared = new Map<string, WordsKind>();

/** Every kind of message, as the code of this process has it. */
export const wordsKinds = (): readonly WordsKind[] => [...declared.values()];

/**
 * Declares the words of a kind of message. What is drawn is the company’s saved text for that place, or ours. The texts are
 * words alone: what they stand beside (facts, links, documents, what a law asks for) stays in the code.
 */
export function emailWords<const Texts extends Readonly<Record<string, string>>>(
  kind: string,
  about: About,
  texts: Texts,
): Words<Texts> {
  declared.set(kind, { kind, ...about, texts });
  const say =
    (place: string) =>
    (values: Values = {}) =>
      drawn(savedText(kind, place) ?? texts[place] ?? "", values);
  const words = Object.fromEntries(Object.keys(texts).map((place) => [place, say(place)]));
  return words as unknown as Words<Texts>;
}

type Values = Readonly<Record<string, ReactNode>>;

function drawn(text: string, values: Values): ReactNode {
  if (!Object.values(values).some((value) => isElement(value)))
    return fillWords(text, values as Readonly<Record<string, Plain>>);
  return createElement(Fragment, null, ...partsOf(text, values));
}

const isElement = (value: ReactNode): boolean => typeof value === "object" && value !== null;

/** The company’s texts: by kind, then by place. */
export type SavedWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

let saved: SavedWords = {};
const drafts = new AsyncLocalStorage<SavedWords>();

/** From now on this process writes with these. */
export function writeWith(words: SavedWords): void {
  saved = words;
}

/** Draws with words that are not saved yet, for a preview; all other messages keep theirs. */
export const withDraftWords = <T>(draft: SavedWords, draw: () => Promise<T>): Promise<T> => drafts.run(draft, draw);

/** The company’s words for one place; undefined where they are ours. */
export const savedText = (kind: string, place: string): string | undefined =>
  drafts.getStore()?.[kind]?.[place] ?? saved[kind]?.[place];

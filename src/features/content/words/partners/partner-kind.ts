import type { Href } from "#platform/browser/link.tsx";
import type { Question } from "../page-shapes.ts";

export type PartnerKindSlug = "travel-agent" | "hotel" | "driver-provider" | "dispatcher";
type Action = { readonly label: string; readonly to: Href };
type Point = { readonly title: string; readonly text: string };

/** A kind of partnership: its page, and its card on the partners page. */
export type PartnerKind = {
  readonly slug: PartnerKindSlug;
  readonly page: Href;
  readonly name: string;
  /** The card on the partners page. */
  readonly summary: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly title: string;
  readonly lead: string;
  /** Paragraphs: what the work is like. */
  readonly story: readonly string[];
  readonly whoFor: readonly string[];
  readonly gets: readonly Point[];
  readonly steps: readonly Point[];
  readonly requirements: readonly string[];
  readonly questions: readonly Question[];
  readonly apply: Action;
  readonly signIn: Action;
};

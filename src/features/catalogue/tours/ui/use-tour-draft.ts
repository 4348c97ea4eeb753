import { useState } from "react";
import { draftOf, emptyTour, numberIn, slugOf, type TourDraft, valuesOf } from "#domain/catalogue/tour-draft.ts";
import type { OutputOf } from "#platform/contract.ts";
import { type TourForm, tourForm, type toursContract } from "../contract.ts";

export type KnownTour = OutputOf<typeof toursContract.readTour>;

/** A tour while it is edited: what was typed, and what is wrong with it once it was looked over. */
export function useTourDraft(known: KnownTour | undefined) {
  const start = known ? draftOf(known) : emptyTour;
  const [draft, setDraft] = useState<TourDraft>(start);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  return {
    draft,
    change: (changes: Partial<TourDraft>) => setDraft((before) => ({ ...before, ...changes })),
    problems,
    setProblems,
    isChanged: JSON.stringify(draft) !== JSON.stringify(start),
    read: () => readDraft(draft, known?.tour),
  };
}

/** The tour as it is sent, and its problems by field. `before` keeps what this form doesn’t show. */
export function readDraft(draft: TourDraft, before?: TourForm) {
  const parsed = tourForm.safeParse(valuesOf(draft, before));
  const price = draft.price === "" ? null : Math.round(numberIn(draft.price.replace(/\s/g, "")) * 100);
  const problems: Record<string, string> = {};
  if (!parsed.success) for (const { path, message } of parsed.error.issues) problems[fieldOf(path)] ??= message;
  if (slugOf(draft.slug) !== draft.slug || draft.slug === "")
    problems.slug = "Use lower-case letters, digits and hyphens, such as cape-point";
  if (price !== null && !(price > 0)) problems.price = "Enter a price above R0";
  return { tour: parsed.success ? parsed.data : undefined, price, problems };
}

const fieldOf = ([first, second]: readonly PropertyKey[]): string => {
  if (first === "duration") return second === "most" ? "most" : "fewest";
  if (first === "picture" || first === "gallery") return "pictures";
  return String(first);
};

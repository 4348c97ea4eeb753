import type { DeskDraft } from "./use-desk-draft.ts";

type DraftField = keyof DeskDraft;

/** A fact someone else changed while it was being edited here. */
export type DeskNews = {
  readonly field: DraftField;
  readonly before: DeskDraft[DraftField];
  readonly now: DeskDraft[DraftField];
  /** Also edited here, differently: the typed value stays, and theirs can be taken. */
  readonly isBoth: boolean;
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Updates a form with a booking that was changed meanwhile. Untouched fields follow the booking, edited ones stay. */
export function mergeDrafts(
  base: DeskDraft,
  fresh: DeskDraft,
  typed: DeskDraft,
): { readonly draft: DeskDraft; readonly news: readonly DeskNews[] } {
  const fields = (Object.keys(fresh) as DraftField[]).filter((field) => !isSame(base[field], fresh[field]));
  const untouched = fields.filter((field) => isSame(typed[field], base[field]));
  const news = fields
    .filter((field) => !isSame(typed[field], fresh[field]))
    .map((field) => ({ field, before: base[field], now: fresh[field], isBoth: !untouched.includes(field) }));
  return {
    draft: { ...typed, ...Object.fromEntries(untouched.map((field) => [field, fresh[field]])) },
    news,
  };
}

export const isTouched = (draft: DeskDraft, base: DeskDraft): boolean => !isSame(draft, base);

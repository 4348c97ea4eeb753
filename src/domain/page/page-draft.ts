import { changeField, findBlock } from "./edit-blocks.ts";
import { mergePages, type PageConflict, type PageContent } from "./merge-pages.ts";
import { isSameValue } from "./same-value.ts";

/** A draft as the server keeps it. */
export type KeptDraft = { readonly version: number; readonly content: PageContent };

/** A save that was sent, by its own key: its answer may be lost though it was kept. */
type Attempt = { readonly key: string; readonly content: PageContent };

/** Undoing takes back a burst of typing in one field, not each letter. */
type Burst = { readonly field: string; readonly at: number };

/**
 * A page in one person’s editor: what the server has as far as we know, what is on the screen, and what undo and redo bring
 * back. Time and keys are arguments, so that every order of saves, losses and news can be tried.
 */
export type PageDraft = {
  readonly base: KeptDraft;
  readonly now: PageContent;
  readonly past: readonly PageContent[];
  readonly future: readonly PageContent[];
  readonly unanswered: readonly Attempt[];
  readonly conflicts: readonly PageConflict[];
  readonly burst: Burst | null;
};

const mostSteps = 200;
const burstMs = 1500;

export const openDraft = (base: KeptDraft): PageDraft => ({
  base,
  now: base.content,
  past: [],
  future: [],
  unanswered: [],
  conflicts: [],
  burst: null,
});

export const isUnsaved = ({ now, base }: PageDraft): boolean => !isSameValue(now, base.content);

/** Something was changed here. `field` names what is being typed into, such as block and path. */
export function changeDraft(
  draft: PageDraft,
  now: PageContent,
  { field, at }: { field?: string; at: number },
): PageDraft {
  if (isSameValue(now, draft.now)) return draft;
  const goesOn = field !== undefined && draft.burst?.field === field && at - draft.burst.at < burstMs;
  const past = goesOn ? draft.past : [...draft.past, draft.now].slice(-mostSteps);
  return { ...draft, now, past, future: [], burst: field === undefined ? null : { field, at } };
}

export function undo(draft: PageDraft): PageDraft {
  const before = draft.past.at(-1);
  if (!before) return draft;
  return { ...draft, now: before, past: draft.past.slice(0, -1), future: [draft.now, ...draft.future], burst: null };
}

export function redo(draft: PageDraft): PageDraft {
  const [next, ...future] = draft.future;
  return next ? { ...draft, now: next, past: [...draft.past, draft.now], future, burst: null } : draft;
}

export const beginSave = (draft: PageDraft, key: string): PageDraft => ({
  ...draft,
  unanswered: [...draft.unanswered, { key, content: draft.now }],
});

/** The server keeps what was sent with this key. Whatever was sent before is too old to be taken any more. */
export function saveKept(draft: PageDraft, key: string, version: number): PageDraft {
  const sent = draft.unanswered.find((one) => one.key === key);
  return sent ? { ...draft, base: { version, content: sent.content }, unanswered: [] } : draft;
}

/** The server has refused it, so it was not kept. */
export const saveRefused = (draft: PageDraft, key: string): PageDraft => ({
  ...draft,
  unanswered: draft.unanswered.filter((one) => one.key !== key),
});

/**
 * A newer draft: someone else’s, or our own whose answer was lost. `ownKey` is the last save of this editor that the server
 * kept. What undo brings back is laid on the newer draft as well, so that no undo takes back another person’s work.
 */
export function meetNewer(draft: PageDraft, newer: KeptDraft, ownKey: string | null): PageDraft {
  if (newer.version <= draft.base.version) return draft;
  const own = draft.unanswered.find(({ key }) => key === ownKey);
  const common = own?.content ?? draft.base.content;
  const onto = (page: PageContent): PageContent => {
    const { meta, blocks } = mergePages(common, page, newer.content);
    return { meta, blocks };
  };
  const { conflicts, ...now } = mergePages(common, draft.now, newer.content);
  return {
    ...draft,
    base: newer,
    now,
    past: draft.past.map(onto),
    future: draft.future.map(onto),
    unanswered: [],
    conflicts: [...draft.conflicts.filter((one) => !conflicts.some((more) => isSamePlace(one, more))), ...conflicts],
    burst: null,
  };
}

const placeOf = (conflict: PageConflict) =>
  [conflict.block, conflict.is, conflict.is === "field" ? conflict.field : ""].join("/");
const isSamePlace = (one: PageConflict, other: PageConflict) => placeOf(one) === placeOf(other);

/** One press takes the other person’s value; undo brings one’s own back. */
export function takeTheirs(draft: PageDraft, conflict: PageConflict, at: number): PageDraft {
  const settledOne = settleConflict(draft, conflict);
  if (conflict.is !== "field") return settledOne;
  const { meta, blocks } = draft.now;
  const now =
    conflict.block === ""
      ? { meta: { ...meta, [conflict.field]: conflict.theirs }, blocks }
      : { meta, blocks: changeField(blocks, conflict.block, conflict.field, conflict.theirs) };
  return changeDraft(settledOne, now, { at });
}

export const settleConflict = (draft: PageDraft, conflict: PageConflict): PageDraft => ({
  ...draft,
  conflicts: draft.conflicts.filter((one) => one !== conflict),
});

/** The block that stays selected: it may have been deleted meanwhile. */
export const stillThere = ({ now }: PageDraft, id: string): string => (findBlock(now.blocks, id) ? id : "");

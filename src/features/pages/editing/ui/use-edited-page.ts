import { useEffect, useRef, useState } from "react";
import type { Block } from "#domain/page/blocks.ts";
import type { PageContent } from "#domain/page/merge-pages.ts";
import {
  beginSave,
  changeDraft,
  isUnsaved,
  meetNewer,
  openDraft,
  type PageDraft,
  redo,
  saveKept,
  saveRefused,
  settleConflict,
  takeTheirs,
  undo,
} from "#domain/page/page-draft.ts";
import type { PageMeta, PageProblem } from "#domain/page/page-problems.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { type EditedPage, pageEditingContract } from "../contract.ts";

/** The state of the last save. */
export type SaveStatus = "saved" | "waiting" | "saving" | "offline" | { readonly refused: string };

const pauseMs = 1200;
const retryMs = 5000;

const keptOf = ({ version, meta, blocks }: Pick<EditedPage, "version" | "meta" | "blocks">) => ({
  version,
  content: { meta, blocks },
});

/** A page while it is edited: it saves itself after a pause, and meets what someone else has saved meanwhile. */
export function useEditedPage(page: EditedPage, sitting: string) {
  const [draft, setDraft] = useState(() => openDraft(keptOf(page)));
  const [status, setStatus] = useState<SaveStatus>("saved");
  const [problems, setProblems] = useState<readonly PageProblem[]>(page.problems);
  const latest = useRef(draft);
  const running = useRef<Promise<void>>(undefined);
  const set = (change: (before: PageDraft) => PageDraft) => {
    latest.current = change(latest.current);
    setDraft(latest.current);
  };
  const meet = (newer: Pick<EditedPage, "version" | "meta" | "blocks">, ownKey: string | null = null) =>
    set((before) => meetNewer(before, keptOf(newer), ownKey));

  const saveOnce = async () => {
    const key = newKey();
    set((before) => beginSave(before, key));
    const { base, now } = latest.current;
    try {
      const saved = await callSignedIn(pageEditingContract.savePage, {
        id: page.id,
        version: base.version,
        meta: now.meta,
        blocks: JSON.stringify(now.blocks),
        sitting: { id: sitting, key },
      });
      set((before) => saveKept(before, key, saved.version));
      setProblems(saved.problems);
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status < 400 || error.status >= 500) throw error;
      set((before) => saveRefused(before, key));
      if (error.reason !== "changed_meanwhile" || !error.details) throw error;
      const { own_key, ...newer } = error.details as unknown as EditedPage & { own_key?: string };
      meet(newer, own_key ?? null);
    }
  };
  const saveAll = async () => {
    setStatus("saving");
    try {
      while (isUnsaved(latest.current)) await saveOnce();
      setStatus("saved");
    } catch (error) {
      const isAnswer = error instanceof CallFailed && error.status >= 400 && error.status < 500;
      setStatus(isAnswer ? { refused: error.message } : "offline");
    }
  };
  /** Never two at once. True when the server has everything. */
  const save = async (): Promise<boolean> => {
    running.current ??= saveAll().finally(() => {
      running.current = undefined;
    });
    await running.current;
    return !isUnsaved(latest.current);
  };

  const isDirty = isUnsaved(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change waits for its own pause
  useEffect(() => {
    if (!isDirty) return;
    if (status !== "offline") setStatus("waiting");
    const timer = setTimeout(() => void save(), status === "offline" ? retryMs : pauseMs);
    return () => clearTimeout(timer);
  }, [draft.now, status === "offline"]);

  const change = (now: PageContent, field?: string) =>
    set((before) => changeDraft(before, now, { at: Date.now(), ...(field !== undefined && { field }) }));
  return {
    draft,
    status,
    problems,
    isDirty,
    meet,
    /** The draft as it is now, after what was awaited. */
    current: () => latest.current,
    setProblems,
    save,
    setBlocks: (blocks: readonly Block[], field?: string) => change({ ...latest.current.now, blocks }, field),
    setMeta: (meta: PageMeta, field?: string) => change({ ...latest.current.now, meta }, field),
    undo: () => set(undo),
    redo: () => set(redo),
    takeTheirs: (conflict: PageDraft["conflicts"][number]) => set((before) => takeTheirs(before, conflict, Date.now())),
    keepMine: (conflict: PageDraft["conflicts"][number]) => set((before) => settleConflict(before, conflict)),
  };
}

export type EditedDraft = ReturnType<typeof useEditedPage>;

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const newKey = () => hex(16);
export const newBlockId = () => `b-${hex(6)}`;
/** A window of the editor; crypto.randomUUID exists on secure pages only. */
export const newSitting = () => hex(16).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");

import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { isUnsaved, openDraft, type PageDraft } from "#domain/page/page-draft.ts";
import type { PageProblem } from "#domain/page/page-problems.ts";
import { followEvents } from "#platform/browser/follow-events.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { type EditedPage, pageEditingContract } from "../../editing/contract.ts";
import { type OtherEditor, pageEventsAddress, presenceContract } from "../../presence/contract.ts";
import { visualContract } from "../contract.ts";
import { DraftSync } from "./use-draft-sync.ts";

/** As often as this the others see that this window is still open. */
const beatMs = 15_000;

export type PageEditor = ReturnType<typeof usePageDraft>;

/** A page in this window: its draft, saved by itself and met with what others save, and who they are. */
export function usePageDraft(page: EditedPage, userId: string) {
  const { id } = page;
  const [problems, setProblems] = useState<readonly PageProblem[]>(page.problems);
  const [window] = useState(() => openWindow(page, userId, setProblems));
  const { sync, sitting } = window;
  const draft = useSyncExternalStore(sync.follow, sync.draft);
  const status = useSyncExternalStore(sync.follow, sync.status);
  const [selected, select] = useState("");
  const [others, setOthers] = useState<readonly OtherEditor[]>([]);

  const note = useCallback(
    () =>
      callSignedIn(presenceContract.noteSitting, { id, sitting, block: selected }).then(
        (answer) => setOthers(answer.others),
        () => undefined,
      ),
    [id, sitting, selected],
  );
  useEffect(() => {
    void note();
    const beat = setInterval(note, beatMs);
    return () => clearInterval(beat);
  }, [note]);
  useEffect(() => {
    sync.start();
    const online = () => void sync.flush();
    addEventListener("online", online);
    return () => {
      sync.stop();
      removeEventListener("online", online);
      void callSignedIn(presenceContract.leaveSitting, { id, sitting }).catch(() => undefined);
    };
  }, [sync, id, sitting]);
  useEffect(
    () =>
      followEvents({
        address: pageEventsAddress,
        // What was missed meanwhile is read with the next version; asking costs one read.
        onOpen: () => void sync.catchUp(),
        onEvent: ({ name, data }) => {
          const about = data as { readonly id?: string; readonly version?: number };
          if (name === "reload") void sync.catchUp();
          else if (about.id !== id) return;
          else if (name === "saved") sync.hear(about.version ?? 0);
          else void note();
        },
        onLine: () => undefined,
      }),
    [sync, id, note],
  );
  return { page, draft, status, problems, others, selected, select, sync };
}

function openWindow(page: EditedPage, userId: string, onProblems: (problems: readonly PageProblem[]) => void) {
  const { id, version, meta, blocks } = page;
  const kept = readKept(id, userId);
  const sitting = kept?.sitting ?? newId();
  const fresh = openDraft({ version, content: { meta, blocks } });
  const sync = new DraftSync({
    // What this person wrote offline, and closed, is still there, and meets what others wrote since.
    draft: kept ? { ...fresh, ...kept.draft } : fresh,
    newKey: () => newId().replaceAll("-", ""),
    onProblems,
    keep: (draft) => keep(id, { userId, sitting, draft }),
    line: {
      read: () => callSignedIn(visualContract.readPageDraft, { id, sitting }),
      save: ({ key, ...draft }) =>
        callSignedIn(pageEditingContract.savePage, { id, ...draft, sitting: { id: sitting, key } }),
    },
  });
  if (kept) sync.hear(version);
  return { sync, sitting };
}

type Kept = {
  readonly userId: string;
  readonly sitting: string;
  readonly draft: Pick<PageDraft, "base" | "now" | "unanswered">;
};

const keyOf = (id: string) => `cts-page-draft-${id}`;

function keep(id: string, { draft, ...whose }: Omit<Kept, "draft"> & { draft: PageDraft }) {
  const { base, now, unanswered } = draft;
  try {
    if (isUnsaved(draft))
      localStorage.setItem(keyOf(id), JSON.stringify({ ...whose, draft: { base, now, unanswered } }));
    else localStorage.removeItem(keyOf(id));
  } catch {
    // Without room on this device it is on the screen only, until it is saved.
  }
}

function readKept(id: string, userId: string): Kept | undefined {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(keyOf(id)) ?? "null");
    return kept?.userId === userId ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A uuid, on an address without a certificate too. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

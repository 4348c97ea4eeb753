import { beginSave, isUnsaved, meetNewer, type PageDraft, saveKept, saveRefused } from "#domain/page/page-draft.ts";
import type { PageMeta, PageProblem } from "#domain/page/page-problems.ts";
import { readableBlocks } from "#domain/page/readable-blocks.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import type { PageDraftRead } from "../contract.ts";

export type SyncStatus =
  | { readonly is: "saved" | "waiting" | "saving" | "offline" }
  /** The server won’t keep it as it is, or not from this person. */
  | { readonly is: "refused"; readonly why: string };

export type SavedDraft = { readonly version: number; readonly problems: readonly PageProblem[] };

/** How drafts reach the server; a test cuts it wherever it likes. */
export type DraftLine = {
  save(draft: { version: number; meta: PageMeta; blocks: string; key: string }): Promise<SavedDraft>;
  read(): Promise<PageDraftRead>;
};

type Options = {
  readonly draft: PageDraft;
  readonly line: DraftLine;
  readonly newKey: () => string;
  /** Keeps what is not saved yet on this device. */
  readonly keep?: (draft: PageDraft) => void;
  readonly onProblems?: (problems: readonly PageProblem[]) => void;
  /** Typing is saved after a pause this long. */
  readonly pauseMs?: number;
  /** The first pause after a failed request; each is twice as long. */
  readonly retryMs?: number;
};

const longestWaitMs = 15_000;

/**
 * Carries a draft to the server and brings back what others saved: one request at a time, repeated until it is answered,
 * merged where both have written.
 */
export class DraftSync {
  #draft: PageDraft;
  #status: SyncStatus = { is: "saved" };
  #heard = 0;
  #isBehind = false;
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitMs: number;
  #isStopped = false;
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();

  constructor(options: Options) {
    this.#options = options;
    this.#draft = options.draft;
    this.#waitMs = this.#firstWaitMs;
  }

  /** Begins to send and to hear; what was left from an earlier visit goes out first. */
  readonly start = (): void => {
    this.#isStopped = false;
    if (isUnsaved(this.#draft)) this.#plan(0);
  };

  readonly follow = (tell: () => void): (() => void) => {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  };
  readonly draft = (): PageDraft => this.#draft;
  readonly status = (): SyncStatus => this.#status;

  /** Something was changed, undone or taken here. */
  readonly change = (run: (draft: PageDraft) => PageDraft): void => {
    const next = run(this.#draft);
    if (next === this.#draft) return;
    this.#set(next);
    if (!isUnsaved(next)) return;
    if (this.#status.is !== "offline") this.#say({ is: "waiting" });
    this.#plan(this.#options.pauseMs ?? 800);
  };

  /** Someone has saved this version, perhaps ourselves. */
  readonly hear = (version: number): void => {
    this.#heard = Math.max(this.#heard, version);
    if (this.#heard > this.#draft.base.version) this.#plan(0);
  };

  /** Something may have been missed: the newest draft is read, whatever its version. */
  readonly catchUp = (): Promise<void> => {
    this.#isBehind = true;
    return this.#run();
  };

  /** A change of the page that came with its answer, such as publishing. */
  readonly meet = (newer: Pick<PageDraftRead, "version" | "meta" | "blocks">, ownKey: string | null = null): void => {
    const { version, meta, blocks } = newer;
    this.#set(meetNewer(this.#draft, { version, content: { meta, blocks: readableBlocks(blocks) } }, ownKey));
  };

  /** Saves at once; resolves when the server has everything, or can’t be reached. */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    await this.#run();
    return !isUnsaved(this.#draft) && this.#status.is === "saved";
  };

  readonly stop = (): void => {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  };

  get #firstWaitMs(): number {
    return this.#options.retryMs ?? 1000;
  }

  #set(draft: PageDraft) {
    this.#draft = draft;
    this.#options.keep?.(draft);
    this.#tell();
  }

  #say(status: SyncStatus) {
    this.#status = status;
    this.#tell();
  }

  #tell() {
    for (const tell of this.#listeners) tell();
  }

  #plan(ms: number) {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#run(), ms);
  }

  /** Never two at once. */
  #run(): Promise<void> {
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #work(): Promise<void> {
    try {
      while (!this.#isStopped) {
        if (this.#isBehind || this.#heard > this.#draft.base.version) await this.#readNewer();
        else if (isUnsaved(this.#draft)) await this.#save();
        else break;
        this.#waitMs = this.#firstWaitMs;
      }
      this.#say({ is: "saved" });
    } catch (error) {
      this.#fail(error);
    }
  }

  async #readNewer(): Promise<void> {
    this.#isBehind = false;
    const read = await this.#options.line.read();
    this.meet(read, read.own_key);
    this.#options.onProblems?.(read.problems);
    // The news of a version that a lost restore took back would be waited for without end.
    this.#heard = this.#draft.base.version;
  }

  async #save(): Promise<void> {
    const { line, newKey, onProblems } = this.#options;
    const key = newKey();
    this.#set(beginSave(this.#draft, key));
    this.#say({ is: "saving" });
    const { base, now } = this.#draft;
    try {
      const saved = await line.save({
        version: base.version,
        meta: now.meta,
        blocks: JSON.stringify(now.blocks),
        key,
      });
      this.#set(saveKept(this.#draft, key, saved.version));
      onProblems?.(saved.problems);
    } catch (error) {
      if (!isAnswer(error)) throw error;
      this.#set(saveRefused(this.#draft, key));
      if (error.reason !== "changed_meanwhile") throw error;
      const { own_key, ...newer } = error.details as PageDraftRead;
      this.meet(newer, own_key ?? null);
    }
  }

  #fail(error: unknown) {
    if (isAnswer(error)) return this.#say({ is: "refused", why: error.message });
    this.#say({ is: "offline" });
    this.#plan(this.#waitMs);
    this.#waitMs = Math.min(longestWaitMs, this.#waitMs * 2);
  }
}

/** The server meant it. Anything else may or may not have been kept. */
const isAnswer = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.status >= 400 && error.status < 500 && error.status !== 429;

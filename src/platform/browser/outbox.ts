import { v7 } from "uuid";
import { CallFailed } from "./call-api.ts";
import { deviceData } from "./device/device-data.ts";
import { keptQueue } from "./kept-queue.ts";
import { sendFile } from "./send-file.ts";
import { accessToken } from "./session.ts";

/** Something on this device that the server doesn’t have yet, with its account. */
export type Kept<T = unknown> = {
  readonly key: string;
  readonly kind: string;
  readonly userId: string;
  readonly keptAt: string;
  readonly body: T;
  /** It has a picture, which is sent first. */
  readonly hasPicture: boolean;
  readonly file?: SentPicture;
};
export type SentPicture = { readonly file_id: string; readonly claim: string };

/** A kind of item that can wait here. A page opened offline sends the kinds it has loaded. */
export type OutboxKind<T> = {
  readonly kind: string;
  /** Most items per call. */
  readonly atOnce: number;
  /** Sent before everything else that waits. */
  readonly isUrgent?: boolean;
  /** Its label in the list of waiting items. */
  words(body: T): string;
  /** Sends these in order. Throwing means that none was accepted; a refusal means that none ever will be. */
  send(items: readonly Kept<T>[]): Promise<Answered>;
};
/** The keys the server has answered, with a message if there is one. */
export type Answered = { readonly done: readonly string[]; readonly message?: string };

export type OutboxState = {
  /** Items the server has not acknowledged yet, in order. */
  readonly waiting: readonly Kept[];
  readonly isOnline: boolean;
  /** Why the server refused it. */
  readonly message: string;
};

/** Thrown by a kind whose picture the server no longer has: it is sent again. */
export class PictureIsGone extends Error {}

export const emptyOutbox: OutboxState = { waiting: [], isOnline: true, message: "" };

const queue = keptQueue<Kept>(deviceData.outbox);
const pictures = keptQueue<{ key: string; bytes: ArrayBuffer; type: string }>(deviceData.pictures);
// biome-ignore lint/suspicious/noExplicitAny: each kind has a body of its own, and gets back only what it has kept.
const kinds = new Map<string, OutboxKind<any>>();

/** Items still being completed are held back while the page is open. */
const unfinished = new Set<string>();

let state = emptyOutbox;
let owner = "";
let sending: Promise<void> | undefined;
let isRequested = false;
let nextTry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const afterSending = new Set<() => Promise<unknown>>();

function become(change: Partial<OutboxState>) {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export const readOutbox = (): OutboxState => state;
export function watchOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Runs after each answered call; until it finishes, sent items count as waiting. */
export function afterOutboxSends(run: () => Promise<unknown>): () => void {
  afterSending.add(run);
  return () => void afterSending.delete(run);
}

/** Sets the account: each one sends only its own items. */
export async function openOutbox(userId: string): Promise<void> {
  owner = userId;
  await showWaiting();
  await sendWaiting();
}

type KeepOptions = { readonly picture?: Blob /** Something follows by `improve`. */; readonly isUnfinished?: true };

/** Registers a kind of item and returns a function that adds one. */
export function outboxKind<T>(kind: OutboxKind<T>) {
  kinds.set(kind.kind, kind);
  return {
    /** Stored on this device first, so nothing pressed is lost. Sending starts with `sendWaiting`. */
    async keep(body: T, { picture, isUnfinished }: KeepOptions = {}): Promise<string> {
      const key = v7();
      if (isUnfinished) unfinished.add(key);
      become({ message: "" });
      if (picture) await pictures.keep({ key, bytes: await picture.arrayBuffer(), type: picture.type });
      const about = { key, kind: kind.kind, userId: owner, keptAt: new Date().toISOString() };
      await queue.keep({ ...about, body, hasPicture: picture !== undefined });
      await showWaiting();
      return key;
    },
    /** Completes an item, unless it is already on its way. */
    async improve(key: string, change: Partial<T>): Promise<void> {
      const kept = await queue.find(key);
      if (kept) await queue.keep({ ...kept, body: { ...(kept.body as T), ...change } });
      unfinished.delete(key);
    },
  };
}

export const wordsOf = ({ kind, body }: Kept): string => kinds.get(kind)?.words(body) ?? "Report";

const ownItems = async () => (await queue.read()).filter(({ userId }) => userId === owner);

async function showWaiting(): Promise<void> {
  become({ waiting: await ownItems() });
}

/** Only while something waits; the browser reports immediately when the connection returns. */
const tryAgainMs = 20_000;

/**
 * Sends what waits, one call after the other, until nothing does or the connection is lost. A caller during sending waits
 * for it, and is looked for once more: what was finished after the last look would stay here otherwise, and so would
 * everything when the connection is back before a try without one has ended.
 */
export function sendWaiting({ isLeaving = false } = {}): Promise<void> {
  if (isLeaving) unfinished.clear();
  isRequested = true;
  sending ??= sendAll();
  return sending;
}

async function sendAll(): Promise<void> {
  clearTimeout(nextTry);
  let isThrough = true;
  try {
    while (isRequested) {
      isRequested = false;
      isThrough = await trySending();
    }
  } finally {
    sending = undefined;
  }
  if (!isThrough) nextTry = setTimeout(() => void sendWaiting(), tryAgainMs);
}

async function trySending(): Promise<boolean> {
  try {
    await sendReady();
    return true;
  } catch {
    become({ isOnline: false, waiting: await ownItems() });
    return false;
  }
}

async function sendReady(): Promise<void> {
  for (let items = await ownItems(), batch = nextBatch(items); batch; ) {
    become({ waiting: items });
    const message = await sendBatch(batch);
    await Promise.all([...afterSending].map((run) => run()));
    become({ isOnline: true, ...(message && { message }) });
    items = await ownItems();
    batch = nextBatch(items);
  }
  become({ waiting: await ownItems(), isOnline: true });
}

type Batch = { readonly kind: OutboxKind<unknown>; readonly items: readonly Kept[] };

/** The oldest item and those of its kind that directly follow. */
function nextBatch(items: readonly Kept[]): Batch | undefined {
  const known = items.filter(({ kind }) => kinds.has(kind));
  const ordered = [...known.filter(isUrgent), ...known.filter((item) => !isUrgent(item))];
  const kind = kinds.get(ordered[0]?.kind ?? "");
  if (!kind) return undefined;
  const end = ordered.findIndex((item) => item.kind !== kind.kind || unfinished.has(item.key));
  const ready = ordered.slice(0, end < 0 ? undefined : end).slice(0, kind.atOnce);
  return ready.length > 0 ? { kind, items: ready } : undefined;
}

const isUrgent = ({ kind }: Kept): boolean => kinds.get(kind)?.isUrgent === true;

/** Answered items are removed. Without an answer everything stays and is sent again. */
async function sendBatch({ kind, items }: Batch): Promise<string> {
  try {
    const { done, message = "" } = await kind.send(await Promise.all(items.map(withFile)));
    if (done.length === 0) throw new Error(`The server answered none of what was sent as ${kind.kind}.`);
    await forgetItems(done);
    return message;
  } catch (error) {
    if (error instanceof PictureIsGone) for (const { file: _, ...item } of items) await queue.keep(item);
    if (!isRefusal(error)) throw error;
    await forgetItems(items.map(({ key }) => key));
    return error.message;
  }
}

/** Its picture is sent first, once, before the item itself. */
async function withFile(item: Kept): Promise<Kept> {
  if (!item.hasPicture || item.file) return item;
  const picture = await pictures.find(item.key);
  if (!picture) return item;
  const token = await accessToken();
  const sent = await sendFile(new File([picture.bytes], "photograph.jpg", { type: picture.type }), {
    ...(token && { token }),
    onProgress: () => undefined,
    signal: new AbortController().signal,
    problem: (message, isFinal) => new CallFailed(isFinal ? 422 : 0, "not_sent", message),
  });
  const improved = { ...item, file: { file_id: sent.file_id, claim: sent.claim } };
  await queue.keep(improved);
  return improved;
}

async function forgetItems(keys: readonly string[]): Promise<void> {
  await queue.forget(keys);
  await pictures.forget(keys);
}

/**
 * The server has read it and will never accept it. Someone who must sign in again, or was too quick, sends it later.
 */
const isRefusal = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && [400, 403, 404, 409, 413, 422].includes(error.status);

/** For someone who leaves this device: nothing of theirs stays on it. */
export async function wipeOutbox(): Promise<void> {
  clearTimeout(nextTry);
  await Promise.all([queue.forgetAll(), pictures.forgetAll()]);
  become(emptyOutbox);
}

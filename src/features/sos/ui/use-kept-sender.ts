import { useCallback, useEffect, useSyncExternalStore } from "react";
import { CallFailed } from "#platform/browser/call-api.ts";
import { keptQueue } from "#platform/browser/kept-queue.ts";
import { useSession } from "#platform/browser/session.ts";

/** A message stored on this device, with the account that sends it. */
type Kept = { readonly key: string; readonly userId: string };

export type SenderState<T> = {
  /** Messages that the server has not acknowledged yet. */
  readonly waiting: readonly T[];
  readonly isOnline: boolean;
  /** The server’s reason for refusing it. */
  readonly message: string;
};

type Sending<T> = {
  /** The name of its store on the device. */
  name: string;
  /** Makes the call; repeats use the same key. */
  deliver: (one: T) => Promise<unknown>;
  /** Only while messages are waiting; the browser reports at once when the connection is back. */
  tryAgainMs: number;
};

export type KeptSender<T extends Kept> = {
  state(): SenderState<T>;
  watch(listener: () => void): () => void;
  /** Stored on this device first, so that a press is never lost. */
  keep(one: T): Promise<void>;
  send(userId: string): Promise<void>;
};

/** Apart from the outbox of reports and photos: an alarm does not wait for an upload. */
export function keptSender<T extends Kept>({ name, deliver, tryAgainMs }: Sending<T>): KeptSender<T> {
  const queue = keptQueue<T>(name);
  const listeners = new Set<() => void>();
  let state: SenderState<T> = { waiting: [], isOnline: true, message: "" };
  let isSending = false;
  let nextTry: ReturnType<typeof setTimeout> | undefined;

  const become = (change: Partial<SenderState<T>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const own = async (userId: string) => (await queue.read()).filter((one) => one.userId === userId);

  async function send(userId: string): Promise<void> {
    if (isSending) return;
    isSending = true;
    clearTimeout(nextTry);
    try {
      for (let waiting = await own(userId); waiting[0]; waiting = await own(userId)) {
        become({ waiting });
        await deliver(waiting[0]).catch((error: unknown) => {
          if (!isRefusal(error)) throw error;
          become({ message: error.message });
        });
        await queue.forget([waiting[0].key]);
      }
      become({ waiting: [], isOnline: true });
    } catch {
      become({ isOnline: false, waiting: await own(userId) });
      nextTry = setTimeout(() => void send(userId), tryAgainMs);
    } finally {
      isSending = false;
    }
  }

  return {
    state: () => state,
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async keep(one) {
      become({ message: "" });
      await queue.keep(one);
      become({ waiting: await own(one.userId) });
    },
    send,
  };
}

/** The server will never accept it. A message that needs a new sign-in, or came too fast, is sent later. */
const isRefusal = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && [400, 403, 404, 409, 413, 422].includes(error.status);

/** Sends the signed-in person’s waiting messages at once, or when the connection is back. */
export function useKeptSender<T extends Kept>(sender: KeptSender<T>) {
  const session = useSession();
  const userId = session.status === "in" ? session.person.userId : "";
  const state = useSyncExternalStore(sender.watch, sender.state, sender.state);
  const sendNow = useCallback(() => void sender.send(userId), [sender, userId]);
  useEffect(() => {
    sendNow();
    addEventListener("online", sendNow);
    return () => removeEventListener("online", sendNow);
  }, [sendNow]);
  return { ...state, userId, sendNow };
}

import { accessToken } from "./session.ts";

export type LiveEvent = { readonly name: string; readonly data: unknown };

type Following = {
  address: string;
  /** On every connection: what was missed meanwhile must be read again. */
  onOpen(): void;
  onEvent(event: LiveEvent): void;
  /** Something arrived, if only a heartbeat, or the connection was lost. */
  onLine(isOpen: boolean): void;
};

const soonest = 1000;
const latest = 30_000;

/** Follows server-sent events as the signed-in person, reconnecting whenever the connection is lost. */
export function followEvents({ address, onOpen, onEvent, onLine }: Following): () => void {
  const stop = new AbortController();
  let wait = soonest;
  const hear = (event: LiveEvent) => {
    if (event.name !== "open") return onEvent(event);
    wait = soonest;
    onOpen();
  };
  const run = async () => {
    while (!stop.signal.aborted) {
      // Streams end all the time: a token expires, a server restarts.
      await readStream(address, stop.signal, hear, () => onLine(true)).catch(() => undefined);
      if (stop.signal.aborted) return;
      onLine(false);
      await pause(wait, stop.signal);
      wait = Math.min(latest, wait * 2);
    }
  };
  void run();
  return () => stop.abort();
}

async function readStream(address: string, signal: AbortSignal, hear: (event: LiveEvent) => void, onByte: () => void) {
  const token = await accessToken();
  const answer = await fetch(address, {
    headers: { accept: "text/event-stream", ...(token && { authorization: `Bearer ${token}` }) },
    signal,
  });
  if (!answer.ok || !answer.body) return;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onByte();
    const blocks = (rest + value).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = eventIn(block);
      if (event) hear(event);
    }
  }
}

/** Parses one event; a comment is none. */
export function eventIn(block: string): LiveEvent | undefined {
  const name = /^event: (.+)$/m.exec(block)?.[1];
  const data = /^data: (.+)$/m.exec(block)?.[1];
  return name && data ? { name, data: JSON.parse(data) } : undefined;
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

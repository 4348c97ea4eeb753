/** Keeps an idle connection open: proxies and browsers drop silent ones. */
const beat = ": \n\n";
export const heartbeatMs = 25_000;
/** A reader this many messages behind is disconnected, and reads everything when it reconnects. */
const unreadAtMost = 200;

type Line = {
  readonly send: (text: string) => void;
  readonly end: () => void;
  /** Whose connection it is, if not everyone gets the same. */
  readonly listener: string | undefined;
};

/** Open server-sent event connections to browsers. */
export class EventStream {
  readonly #lines = new Set<Line>();
  readonly #encoder = new TextEncoder();

  readonly #onLines: (open: number) => void;

  /** `onLines` is called with the number of open connections whenever it changes. */
  constructor(onLines: (open: number) => void = () => {}) {
    this.#onLines = onLines;
  }

  get openLines(): number {
    return this.#lines.size;
  }

  /** Opens a connection. It ends when `isAllowed` says no, which is checked with every heartbeat. */
  open(isAllowed: () => Promise<boolean>, listener?: string): ReadableStream<Uint8Array> {
    let line: Line | undefined;
    let heart: NodeJS.Timeout | undefined;
    const leave = () => {
      clearInterval(heart);
      if (line && this.#lines.delete(line)) this.#onLines(this.#lines.size);
    };
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const end = () => {
          if (line && this.#lines.has(line)) controller.close();
          leave();
        };
        const send = (text: string) => {
          if ((controller.desiredSize ?? 0) < -unreadAtMost) return end();
          controller.enqueue(this.#encoder.encode(text));
        };
        line = { send, end, listener };
        this.#lines.add(line);
        this.#onLines(this.#lines.size);
        send(eventText("open", {}));
        heart = setInterval(() => {
          isAllowed().then(
            (isGood) => (isGood ? line && this.#lines.has(line) && send(beat) : end()),
            () => end(),
          );
        }, heartbeatMs).unref();
      },
      cancel: leave,
    });
  }

  /** Serialised once, sent to everyone. */
  publish(name: string, data: unknown) {
    const text = eventText(name, data);
    for (const line of [...this.#lines]) line.send(text);
  }

  /** Only to these listeners’ connections. */
  publishTo(listeners: ReadonlySet<string>, name: string, data: unknown) {
    const text = eventText(name, data);
    for (const line of [...this.#lines])
      if (line.listener !== undefined && listeners.has(line.listener)) line.send(text);
  }

  closeAll() {
    for (const line of [...this.#lines]) line.end();
  }
}

const eventText = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

import { afterAll, vi } from "vitest";
import { openNewPage } from "./new-page.ts";

/**
 * Tests of screens share a process: to start one and load React into it takes longer than most of them. So each file
 * finds our own modules as new, nothing left in the window, and no server to report to.
 */
openNewPage();

/**
 * React asks Node for its next turn, and may get it when the window of its file is gone. It is then put off until the
 * next file has opened one; thrown away, it would leave React waiting for ever.
 */
const { setImmediate: nextTurn } = globalThis;
type Timer = typeof globalThis.setTimeout & { plain?: typeof globalThis.setTimeout };
const later = (globalThis.setTimeout as Timer).plain ?? globalThis.setTimeout;
function whileWindowIsOpen(work: () => void) {
  if (typeof window === "undefined") later(whileWindowIsOpen, 20, work).unref();
  else work();
}

/** So may a timer that a file has left behind, such as the one that closes a message. */
const timer: Timer = Object.assign(
  (work: (...input: unknown[]) => void, delay?: number, ...values: unknown[]) =>
    later(() => whileWindowIsOpen(() => work(...values)), delay),
  { plain: later },
) as Timer;
if (typeof document !== "undefined") globalThis.setTimeout = timer;

type GetElementError = (message: string | null, container: Element) => Error;

/**
 * While something is waited for, each try would describe the whole document; who has waited in vain does so once. The
 * library outlives the modules of a file, so its own way is kept with ours.
 */
function withoutDrawing(before: GetElementError & { drawn?: GetElementError }, isTry: () => boolean): GetElementError {
  const drawn = before.drawn ?? before;
  const quick: GetElementError = (message, container) =>
    isTry()
      ? Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" })
      : drawn(message, container);
  return Object.assign(quick, { drawn });
}

if (typeof document !== "undefined") {
  // React’s time to load, once in a process.
  globalThis.setImmediate = ((work: () => void) => nextTurn(whileWindowIsOpen, work)) as typeof nextTurn;
  const { cleanup, configure, getConfig } = await import("@testing-library/react");
  globalThis.setImmediate = nextTurn;
  const isTry = () => Boolean(Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics"));
  const getElementError = withoutDrawing(getConfig().getElementError, isTry);
  // A busy machine takes its time to load a lazy part; a test of behaviour must not fail for that.
  configure({ asyncUtilTimeout: 10_000, getElementError });

  // Here React works when it can, as in a browser, and a test waits for what it wants to see. In the other way, which any
  // file may switch on for all that come after it, React warns of everything that happens while no one waits.
  Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
  document.body.replaceChildren();
  // Every rule of a style sheet is tried on every element and all around it whenever a role or a name is looked for.
  document.head.replaceChildren();
  // React marks what it has drawn and listens to: it would not listen again for a page drawn into the document itself,
  // and takes the body for its own when something else is put there.
  for (const place of [document, document.documentElement, document.head, document.body])
    for (const key of Object.keys(place)) if (/^__?react/.test(key)) Reflect.deleteProperty(place, key);
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  // A page that a test leaves behind may still ask, and must not reach what happens to listen on this machine.
  globalThis.fetch = () => Promise.reject(new TypeError("There is no server in a test of a screen."));
  Object.defineProperty(navigator, "sendBeacon", { value: () => true, configurable: true, writable: true });

  // React ends what it has started a few turns later, and must still find a window then.
  afterAll(async () => {
    vi.useRealTimers();
    cleanup();
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
  });
}

import { afterAll, vi } from "vitest";
import { openNewPage } from "./new-page.ts";

/**
 * Tests of screens share a process, because starting one and loading React takes longer than most of them. So
 * each file gets fresh modules of ours, an empty window and no server to call.
 */
openNewPage();

/**
 * React schedules its next turn with Node’s setImmediate, which may fire when the window of its file is gone.
 * It then waits until the next file has opened a window; dropping it would block React forever.
 */
const { setImmediate: nextTurn } = globalThis;
type Timer = typeof globalThis.setTimeout & { plain?: typeof globalThis.setTimeout };
const later = (globalThis.setTimeout as Timer).plain ?? globalThis.setTimeout;
function whileWindowIsOpen(work: () => void) {
  if (typeof window === "undefined") later(whileWindowIsOpen, 20, work).unref();
  else work();
}

/** The same goes for a timer that a file leaves behind, such as the one that closes a toast. */
const timer: Timer = Object.assign(
  (work: (...input: unknown[]) => void, delay?: number, ...values: unknown[]) =>
    later(() => whileWindowIsOpen(() => work(...values)), delay),
  { plain: later },
) as Timer;
if (typeof document !== "undefined") globalThis.setTimeout = timer;

type GetElementError = (message: string | null, container: Element) => Error;

/**
 * While waiting, testing-library would print the whole document after each try; now it prints once, after the
 * timeout. The library outlives a file’s modules, so its original function is stored with ours.
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
  // Gives React time to load, once per process.
  globalThis.setImmediate = ((work: () => void) => nextTurn(whileWindowIsOpen, work)) as typeof nextTurn;
  const { cleanup, configure, getConfig } = await import("@testing-library/react");
  globalThis.setImmediate = nextTurn;
  const isTry = () => Boolean(Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics"));
  const getElementError = withoutDrawing(getConfig().getElementError, isTry);
  // A busy machine may take long to load a lazy part, which must not fail a test of behaviour.
  configure({ asyncUtilTimeout: 10_000, getElementError });

  // Here React schedules its own work, as in a browser, and tests wait for what they expect to see. In act
  // mode, which any file could switch on for all later ones, React warns about every update that no test
  // awaits.
  Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
  document.body.replaceChildren();
  // Every style rule is matched against every element and its ancestors on each query by role or name.
  document.head.replaceChildren();
  // React marks the nodes it has rendered into and listens on them. It would not add listeners again for a
  // page rendered into the document itself, and it would treat replaced content of the body as its own.
  for (const place of [document, document.documentElement, document.head, document.body])
    for (const key of Object.keys(place)) if (/^__?react/.test(key)) Reflect.deleteProperty(place, key);
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  // A page left behind by a test may still send requests, which must not reach another process on this
  // machine.
  globalThis.fetch = () => Promise.reject(new TypeError("There is no server in a test of a screen."));
  Object.defineProperty(navigator, "sendBeacon", { value: () => true, configurable: true, writable: true });

  // React finishes its work a few turns later and still needs a window then.
  afterAll(async () => {
    vi.useRealTimers();
    cleanup();
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
  });
}

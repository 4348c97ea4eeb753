import { useEffect, useSyncExternalStore } from "react";

type Worker = {
  messageSkipWaiting(): void;
  update(): Promise<void>;
  addEventListener(type: string, hear: () => void): void;
};

/** The browser’s offer to install a page; not every browser makes one. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

type AppState = { readonly hasUpdate: boolean; readonly offer: InstallOffer | undefined };

let state: AppState = { hasUpdate: false, offer: undefined };
let worker: Promise<Worker | undefined> | undefined;
const listeners = new Set<() => void>();

function become(change: Partial<AppState>) {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Registers this area as an app, once per page load. In development every file is new each time. */
async function register(script: string): Promise<Worker | undefined> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
  const { Workbox } = await import("workbox-window");
  const made = new Workbox(script);
  made.addEventListener("waiting", () => become({ hasUpdate: true }));
  await made.register();
  return made as Worker;
}

function noteOffer(event: Event) {
  event.preventDefault();
  become({ offer: event as InstallOffer });
}
const noteInstalled = () => become({ offer: undefined });

/** Someone who returns to the app after hours learns of a new version; an unused app polls nothing. */
const askEveryMs = 3_600_000;

type AppFiles = { readonly script: string; readonly manifest: string };

/** Makes an area installable and available offline. */
export function useInstallableApp({ script, manifest }: AppFiles): void {
  useEffect(() => {
    worker ??= register(script).catch(() => undefined);
    let askedAt = Date.now();
    const askAgain = () => {
      if (document.hidden || Date.now() - askedAt < askEveryMs) return;
      askedAt = Date.now();
      void worker?.then((made) => made?.update()).catch(() => undefined);
    };
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    const before = link?.getAttribute("href");
    link?.setAttribute("href", manifest);
    document.addEventListener("visibilitychange", askAgain);
    addEventListener("beforeinstallprompt", noteOffer);
    addEventListener("appinstalled", noteInstalled);
    return () => {
      if (before) link?.setAttribute("href", before);
      document.removeEventListener("visibilitychange", askAgain);
      removeEventListener("beforeinstallprompt", noteOffer);
      removeEventListener("appinstalled", noteInstalled);
    };
  }, [script, manifest]);
}

/** Opened from its icon rather than in a tab. */
const isInstalled = () =>
  matchMedia("(display-mode: standalone)").matches || Reflect.get(navigator, "standalone") === true;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
const readState = () => state;
const onServer: AppState = { hasUpdate: false, offer: undefined };

/** The app’s status: whether there is a new version, and whether and how it can be installed. */
export function useAppState() {
  const { hasUpdate, offer } = useSyncExternalStore(watch, readState, () => onServer);
  return {
    hasUpdate,
    isInstalled: isInstalled(),
    /** Undefined if the browser has its own way. */
    install: offer && (() => offer.prompt().then(noteInstalled)),
  };
}

/** Activates the new version and reloads this page with it. */
export async function startNewVersion(): Promise<void> {
  const made = await worker;
  made?.addEventListener("controlling", () => location.reload());
  made?.messageSkipWaiting();
}

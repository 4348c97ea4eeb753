import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { type AppFile, driverApp } from "./driver-app-files.ts";

/** The part of the service worker API used here: one TypeScript project can’t have its types and the page’s. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Report = Lasting & { readonly data: { json(): unknown } | null };
type Pressed = Lasting & { readonly notification: Notification };
type Page = {
  readonly url: string;
  postMessage(news: object): void;
  focus(): Promise<Page>;
  navigate(url: string): Promise<Page | null>;
};
type Worker = {
  readonly appFiles: readonly AppFile[];
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(of: { type: "window" }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "message", hear: (event: MessageEvent) => void): void;
  addEventListener(type: "push", hear: (event: Report) => void): void;
  addEventListener(type: "notificationclick", hear: (event: Pressed) => void): void;
};
const worker = self as unknown as Worker;

// The page and every file it may request: the app opens offline, with all files from one version.
precacheAndRoute([...worker.appFiles]);
cleanupOutdatedCaches();
clientsClaim();
const isOfApp = new RegExp(`^${driverApp.page}(/|$|\\?)`);
registerRoute(new NavigationRoute(createHandlerBoundToURL(driverApp.page), { allowlist: [isOfApp] }));

// A new version waits until the driver accepts it, never in the middle of a trip.
worker.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") void worker.skipWaiting();
});

type Notice = { readonly title: string; readonly text: string; readonly to: string; readonly tag: string };

worker.addEventListener("push", (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (!notice) return;
  const { title, text, to, tag } = notice;
  const look = { body: text, tag, icon: "/icon-192.png", badge: "/icon-192.png", data: { to } };
  event.waitUntil(Promise.all([worker.registration.showNotification(title, look), tellPages()]));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { to } = event.notification.data as Pick<Notice, "to">;
  event.waitUntil(openPage(to));
});

/** Tells an open app to fetch news; off duty it doesn’t poll. */
async function tellPages() {
  for (const page of await worker.clients.matchAll({ type: "window" })) page.postMessage({ type: "NEWS" });
}

/** In the open app, or in a new window. */
async function openPage(to: string) {
  const open = (await worker.clients.matchAll({ type: "window" })).find(({ url }) =>
    isOfApp.test(new URL(url).pathname),
  );
  if (!open) return worker.clients.openWindow(to);
  await open.navigate(to);
  return open.focus();
}

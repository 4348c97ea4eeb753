/**
 * A public page is complete without its script, so this small file replaces it. It fetches the script once the page
 * is there and nothing else is going on, or at the first sign of a person if that is sooner. What they do until then is
 * not lost: links, the menu and GET forms are the browser's own, a press or a sending is held and done again once the
 * page is awake. Imports nothing, so that it stays one small file.
 */
const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin", "input"];

/** Stored state of a visitor: a sign-in must show, and so must a theme, a currency and an unfinished booking. */
const marks = ["cts-auth", "cts-theme", "cts-currency", "cts-booking-draft"];

type Held = { element: HTMLElement; again: () => void };

const { files = "", at } = document.getElementById("wake")?.dataset ?? {};
const parts = files.split(" ");
const [entry = ""] = parts;
const pause = 2000;
/** A busy processor gets no longer than this. */
const patience = 1000;
const header = document.querySelector("header[data-clear]");
const awake = new AbortController();
const request = new Set<string>();
let isWaking = false;
let isLineBack = false;
let held: Held | undefined;

const listen = (type: string, hear: (event: Event) => void, passive: boolean) =>
  addEventListener(type, hear, { capture: true, passive, signal: awake.signal });

for (const sign of signs) listen(sign, notice, true);
listen("scroll", turnHeader, true);
listen("online", noticeLine, true);
listen("click", holdPress, false);
listen("submit", holdSending, false);
countVisit();
keepPartner();
addEventListener("cts:page", () => countVisit(""));
if (at === "once" || marks.some(isStored) || isFilledByAddress()) void wake();
else if (!savesData()) whenLoaded(() => whenIdle(wake));

/**
 * Tells our own server which page was opened. Nothing is stored and no one recognised unless the visitor allowed it;
 * nothing is reported if they, or their browser, refused. After that the loaded app reports each page.
 */
function countVisit(referrer = document.referrer) {
  const choice = read("cts-visits");
  if (
    isPrivate(choice) ||
    navigator.webdriver ||
    /^\/(admin|dispatcher|driver|dashboard|hotel\/)/.test(location.pathname)
  )
    return;
  const visit = {
    path: location.pathname.slice(0, 300),
    referrer: referrer.slice(0, 2000),
    may_recognise: choice === "yes",
  };
  navigator.sendBeacon?.("/functions/v1/report-visit", new Blob([JSON.stringify(visit)], { type: "application/json" }));
}

function isPrivate(choice: string | null): boolean {
  return choice === "no" || navigator.doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true;
}

/**
 * The first and latest partner link: kept for 45 days with consent, else for this visit, and not at all if refused.
 * platform/browser/device/partner-touches.ts reads it.
 */
function keepPartner() {
  const query = new URLSearchParams(location.search);
  const code = query.get("affiliate")?.trim().slice(0, 100);
  const choice = read("cts-visits");
  if (!code || isPrivate(choice)) return;
  const [request, claimed] = [query.get("via"), Number(query.get("commission"))];
  const via = request === "qr" || request === "widget" ? request : "link";
  const touch = { code, at: new Date().toISOString(), via, claimed: claimed > 0 && claimed <= 1 ? claimed : 0 };
  try {
    const drawer = choice === "yes" ? localStorage : sessionStorage;
    const kept = JSON.parse(drawer.getItem("cts-partner") ?? "[]");
    const [first, last] = [kept[0], kept.at(-1)];
    // A reload is the same visit.
    if (last?.code === code && last.via === via && Date.now() - Date.parse(last.at) < 60 * 60_000) return;
    const isFresh = first && Date.now() - Date.parse(first.at) <= 45 * 24 * 60 * 60_000;
    drawer.setItem("cts-partner", JSON.stringify(isFresh ? [first, touch] : [touch]));
  } catch {
    // Without storage, the link counts while its page is open.
  }
}

/** A visitor on a metered connection, or whose browser saves data, gets the script when they touch the page. */
function savesData() {
  const line: unknown = Reflect.get(navigator, "connection");
  return typeof line === "object" && line !== null && Reflect.get(line, "saveData") === true;
}

/** The network is idle by then: everything the page shows first has arrived. */
function whenLoaded(act: () => void) {
  if (document.readyState === "complete") act();
  else addEventListener("load", act, { once: true, signal: awake.signal });
}

function whenIdle(act: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: patience });
  else setTimeout(act, patience / 4);
}

/** A form that is filled from its address can’t wait for a touch. */
function isFilledByAddress() {
  return location.search !== "" && document.querySelector("[data-reads-address]") !== null;
}

/** Browsers also report a pointer that hasn’t moved. */
function notice(event: Event) {
  const isStill = event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY;
  if (!isStill) void wake();
}

/** The public header is transparent over a page's opening picture, and would be unreadable over text. */
function turnHeader() {
  header?.toggleAttribute("data-clear", scrollY < 24);
}

async function wake() {
  if (isWaking) return;
  isWaking = true;
  try {
    // Browsers remember a failed import and wouldn’t retry once the connection returns. The driver’s app has its files
    // on the phone.
    if (!navigator.onLine && !navigator.serviceWorker?.controller) throw new Error("There is no connection.");
    await askForParts();
    const page = await load();
    await page.start();
  } catch (error) {
    // Most often the visitor is offline: a later signal retries.
    setTimeout(tryAgain, pause);
    apologise();
    throw error;
  }
  awake.abort();
  letGo()?.again();
}

/** A connection that returns during a pause is used at its end. */
function noticeLine() {
  isLineBack = isWaking;
  if (held) void wake();
}

function tryAgain() {
  isWaking = false;
  if (held && isLineBack) void wake();
  isLineBack = false;
}

/**
 * The libraries before the entry, which asks for them: a browser then runs both in tasks of their own, and hears the visitor in
 * between. Only they can come alone; other files ask for each other in turns.
 */
async function load(): Promise<{ start(): Promise<void> }> {
  await Promise.all(parts.filter((href) => href.includes("/vendor-")).map((href) => import(/* @vite-ignore */ href)));
  await nextTask();
  return import(/* @vite-ignore */ entry);
}

/**
 * All at once, rather than each when its importer asks; a few per task, because there are many and a slow phone takes 5
 * ms for each.
 */
async function askForParts() {
  for (const [at, href] of parts.entries()) {
    if (request.has(href)) continue;
    request.add(href);
    preload(href);
    if (at % 4 === 3) await nextTask();
  }
}

function nextTask() {
  return new Promise<void>((resolve) => setTimeout(resolve));
}

function preload(href: string) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

function holdPress(event: Event) {
  void wake();
  const button = event.target instanceof Element && event.target.closest("a, summary, label, button, [role=button]");
  if (!(button instanceof HTMLElement) || !isDeafYet(button)) return;
  hold(event, { element: button, again: () => button.click() });
}

/** Links, disclosures, fields and panel openers work without script, and a submit button belongs to its form. */
const isDeafYet = (element: HTMLElement) =>
  element instanceof HTMLButtonElement
    ? element.type === "button" && !element.hasAttribute("popovertarget")
    : element.getAttribute("role") === "button";

function holdSending(event: Event) {
  void wake();
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method === "get") return;
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  hold(event, { element: submitter ?? form, again: () => form.requestSubmit(submitter) });
}

/** The last one counts. Dimmed, so the visitor sees it was noticed. */
function hold(event: Event, next: Held) {
  event.preventDefault();
  event.stopImmediatePropagation();
  letGo();
  held = next;
  next.element.style.opacity = "0.6";
}

function letGo(): Held | undefined {
  const last = held;
  held = undefined;
  if (last) last.element.style.opacity = "";
  return last;
}

/** The browser's own bubble, since nothing else is loaded; the held action is retried once the connection returns. */
function apologise() {
  const { element } = held ?? {};
  if (!(element instanceof HTMLButtonElement)) return;
  element.setCustomValidity("No connection. Please check your network and try again.");
  element.reportValidity();
  element.setCustomValidity("");
}

function isStored(key: string): boolean {
  return read(key) !== null;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

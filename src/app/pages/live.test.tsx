// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const news = (at: string, minutes: number) =>
  `<div data-standing="open" data-states="en_route"><section data-van="1" data-at="${at}"><h1>Sipho is ${minutes} minutes away</h1></section></div>`;
const page = `<script type="text/plain" id="live" data-address="/live/abc/now" data-every="10"></script>
  <svg viewBox="0 0 800 600" data-frame="0.55 0.59 100000"><g id="van-1" class="van away"><g></g></g></svg>
  <div id="now">${news("", 9)}</div><p id="line"></p>`;

let request: string[] = [];
let answer: () => Response = () => new Response(news("", 9));
let isHidden = false;
/** A page’s listeners end with it; here the next one is drawn into the same document. */
let listeners: [string, EventListenerOrEventListenerObject][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  [request, isHidden, answer] = [[], false, () => new Response(news("", 9))];
  document.body.innerHTML = page;
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, "addEventListener").mockImplementation(
    (type: string, hear: EventListenerOrEventListenerObject) => {
      listeners.push([type, hear]);
      listen(type, hear);
    },
  );
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  vi.stubGlobal("fetch", async (address: string) => {
    request.push(address);
    return answer();
  });
});
afterEach(() => {
  for (const [type, hear] of listeners) document.removeEventListener(type, hear);
  listeners = [];
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = () => import("./live.ts");

test("seen, it asks every ten seconds; hidden, for nothing; seen again, at once", async () => {
  await open();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(request).toEqual(["/live/abc/now", "/live/abc/now", "/live/abc/now"]);
  isHidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(request).toHaveLength(3);
  expect(vi.getTimerCount()).toBe(0);
  isHidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(request).toHaveLength(4);
});

test("what has changed is put in place, and the dot moves and turns", async () => {
  await open();
  answer = () => new Response(news("-33.93 18.47 90", 7));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(document.querySelector("h1")?.textContent).toBe("Sipho is 7 minutes away");
  const dot = document.getElementById("van-1");
  expect(dot?.getAttribute("class")).toBe("van");
  expect(dot?.style.transform).toMatch(/^translate\([\d.]+px, [\d.]+px\)$/);
  expect(dot?.querySelector("g")?.style.transform).toBe("rotate(90deg)");
});

test("offline it says so, keeps what it shows and asks again", async () => {
  await open();
  answer = () => {
    throw new TypeError("offline");
  };
  await vi.advanceTimersByTimeAsync(10_000);
  expect(document.getElementById("line")?.textContent).toContain("No connection");
  expect(document.querySelector("h1")?.textContent).toBe("Sipho is 9 minutes away");
  answer = () => new Response(news("", 8));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(document.getElementById("line")?.textContent).toBe("");
  expect(document.querySelector("h1")?.textContent).toBe("Sipho is 8 minutes away");
});

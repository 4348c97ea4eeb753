// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forgetTouches, keepTouches, noteTouch, partnerTouches, touchIn } from "./partner-touches.ts";

const day = 24 * 60 * 60_000;
const now = new Date("2026-11-20T08:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * day);
const store = (...touches: [code: string, daysAgo: number][]) =>
  localStorage.setItem(
    "cts-partner",
    JSON.stringify(touches.map(([code, days]) => ({ code, at: ago(days).toISOString(), via: "link", claimed: 0 }))),
  );
const codes = () => {
  const result = partnerTouches(now);
  return result && [result.first.code, result.last.code];
};

beforeEach(() => {
  forgetTouches();
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ["?affiliate=A1&commission=0.9", { code: "A1", via: "link", claimed: 0.9 }],
  ["?affiliate=A1&via=qr&commission=7", { code: "A1", via: "qr", claimed: 0 }],
  ["?affiliate=A1&via=portal", { code: "A1", via: "link" }],
])("%s is read", (search, touch) => expect(touchIn(search, now)).toMatchObject(touch));

test.each(["", "?affiliate=", "?service=day_tour"])("%j is no partner’s", (search) =>
  expect(touchIn(search, now)).toBeUndefined(),
);

test("the first and the last count, for 45 days", () => {
  store(["OLD", 46], ["FIRST", 45], ["LAST", 2]);
  expect(codes()).toEqual(["FIRST", "LAST"]);
  store(["OLD", 46]);
  expect(codes()).toBeUndefined();
});

test("a link of this visit is the last; a direct visit changes nothing", () => {
  store(["FIRST", 10]);
  noteTouch("", now);
  expect(codes()).toEqual(["FIRST", "FIRST"]);
  noteTouch("?affiliate=LAST", now);
  noteTouch("?affiliate=LAST", now);
  expect(codes()).toEqual(["FIRST", "LAST"]);
});

test("a visit is kept where the visitor allows it, and forgotten where they do not", () => {
  noteTouch("?affiliate=A1");
  expect(localStorage.getItem("cts-partner")).toBeNull();
  keepTouches(true);
  expect(localStorage.getItem("cts-partner")).toContain("A1");
  sessionStorage.setItem("cts-partner", localStorage.getItem("cts-partner") ?? "");
  keepTouches(false);
  expect([localStorage.getItem("cts-partner"), sessionStorage.getItem("cts-partner")]).toEqual([null, null]);
  expect(partnerTouches()).toBeUndefined();
});

test("what someone else has stored is no visit", () => {
  localStorage.setItem("cts-partner", "{");
  sessionStorage.setItem("cts-partner", '[1, {"code":"A1"}]');
  expect(partnerTouches(now)).toBeUndefined();
});

test("after a reload the visit that is stored keeps its time", () => {
  store(["A1", 0]);
  noteTouch("?affiliate=A1", new Date(now.getTime() + 60_000));
  expect(partnerTouches(new Date(now.getTime() + 60_000))?.last.at).toBe(now.toISOString());
});

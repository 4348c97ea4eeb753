import { expect, test } from "vitest";
import { withMoments } from "./site-moments.ts";

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function aSite(moments: readonly number[]) {
  const site = { version: 1, now: 0, asked: 0, isDown: false };
  const current = withMoments(
    () => site.version,
    () => site.now,
    async () => {
      site.asked += 1;
      if (site.isDown) throw new Error("no database");
      const next = moments.find((moment) => moment > site.now);
      return next === undefined ? null : new Date(next);
    },
  );
  return { site, current };
}

test("each moment that passes is a new version, once, in whatever request comes first", async () => {
  const { site, current } = aSite([1000, 2000]);
  const first = current();
  await settle();
  site.now = 999;
  expect(current()).toBe(first);
  site.now = 1000;
  expect(current()).toBe(first + 1);
  expect(current()).toBe(first + 1);
  await settle();
  site.now = 5000;
  expect(current()).toBe(first + 2);
  await settle();
  expect(current()).toBe(first + 2);
  expect(site.asked).toBe(3);
});

test("a save is a new version too, and what it schedules is asked for", async () => {
  const moments: number[] = [];
  const { site, current } = aSite(moments);
  const first = current();
  await settle();
  moments.push(1000);
  site.version = 2;
  const second = current();
  expect(second).toBe(first + 1);
  await settle();
  site.now = 1500;
  expect(current()).toBe(second + 1);
});

test("a moment that passes while it is asked for is not missed", async () => {
  const { site, current } = aSite([1000]);
  const first = current();
  site.now = 1200;
  await settle();
  expect(current()).toBe(first + 1);
});

test("without its database the site keeps its version, and asks again", async () => {
  const { site, current } = aSite([1000]);
  site.isDown = true;
  const first = current();
  await settle();
  site.now = 1500;
  expect(current()).toBe(first);
  expect(site.asked).toBeGreaterThan(1);
});

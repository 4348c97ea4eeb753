import { expect, test } from "vitest";
import { emailPattern } from "./email-address.ts";

test.each([
  "thandi@example.com",
  "a+b@c",
  "o'neill@example.co.za",
  "first.last%dept@mail.example.com",
  "josé@exämple.com",
  "用户@例子.广告",
])("%s is an address", (address) => expect(emailPattern.test(address)).toBe(true));

test.each([
  "x,victim@example.com",
  "x;victim@example.com",
  "victim@example.com x@example.com",
  "Victim <victim@example.com>",
  '"x,victim"@example.com',
  "x@example.com\r\nBcc: victim@example.com",
  "x\u202e@example.com",
  "x@-example.com",
  "@example.com",
  "x@",
])("%j is none", (address) => expect(emailPattern.test(address)).toBe(false));

test("64 kB of anything are read in no time", () => {
  const started = performance.now();
  for (const part of ["a", "-", ".", "@", "a.", "é"]) emailPattern.test(`a@${part.repeat(64_000)}!`);
  expect(performance.now() - started).toBeLessThan(1000);
});

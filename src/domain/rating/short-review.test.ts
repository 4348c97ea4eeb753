import fc from "fast-check";
import { expect, test } from "vitest";
import { shortReview } from "./short-review.ts";

const sentence = "Our driver waited although the flight was late, and knew every stop on the way. ";

test.each([
  ["a short review", sentence],
  ["one that is hardly longer", "a ".repeat(245)],
  ["one word that never ends", "a".repeat(900)],
])("%s is shown as it is", (_what, text) => expect(shortReview(text)).toBeNull());

test("a long review ends with a whole word, and without its comma", () => {
  expect(shortReview(sentence.repeat(9))).toMatch(/although the flight was late…$|every stop on the way…$|\w…$/);
  expect(shortReview(`${"word ".repeat(83)}late, and ${"more ".repeat(60)}`)).toMatch(/word late…$/);
});

test("no word is ever cut", () => {
  const word = fc.stringMatching(/^[a-zA-ZäöüéñЖ]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 120, maxLength: 200 }), (all) => {
      const short = shortReview(all.join(" "));
      if (short === null) return;
      expect(all.join(" ").startsWith(short.slice(0, -1))).toBe(true);
      expect(all).toContain(short.slice(0, -1).split(" ").at(-1));
    }),
  );
});

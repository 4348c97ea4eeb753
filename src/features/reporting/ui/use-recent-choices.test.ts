import { expect, test } from "vitest";
import { type Choice, readChoices, withChoice } from "./use-recent-choices.ts";

const page = (to: string): Choice => ({ kind: "page", to });

test("the newest comes first, each once, six at most", () => {
  const many = ["/a", "/b", "/c", "/d", "/e", "/f", "/a", "/g"].reduce<Choice[]>(
    (recent, to) => withChoice(recent, page(to)),
    [],
  );
  expect(many).toEqual(["/g", "/a", "/f", "/e", "/d", "/c"].map(page));
});

test.each([null, "", "{", "[1]", '[{"kind":"page"}]', '{"kind":"page"}'])("%s in the storage is no choice", (text) => {
  expect(readChoices(text)).toEqual([]);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { readOrWait } from "./read-or-wait.tsx";

const refetch = vi.fn();
const error = new Error("The server is busy.");

test("nothing has come yet: a skeleton", () => {
  const { data, wait } = readOrWait({ data: undefined, error: null, refetch }, "your trips", 4);
  expect(data).toBeUndefined();
  expect(renderToStaticMarkup(wait)).toContain("Loading…");
});

test("it failed: what it was and why, with a button to try again", () => {
  const shown = renderToStaticMarkup(readOrWait({ data: undefined, error, refetch }, "your trips").wait);
  expect(shown).toContain("We couldn’t load your trips");
  expect(shown).toContain("The server is busy.");
  expect(shown).toContain("Try again");
});

test.each([null, error])("what was read is there, also after a later attempt failed: %s", (later) => {
  expect(readOrWait({ data: { trips: 2 }, error: later, refetch })).toEqual({ data: { trips: 2 }, wait: null });
});

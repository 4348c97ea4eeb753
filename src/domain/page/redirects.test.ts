import { expect, test } from "vitest";
import { type Redirect, redirectProblem, redirectTarget, redirectWay } from "./redirects.ts";

const isPage = (path: string) => ["/", "/tours"].includes(path);
const chain: readonly Redirect[] = [
  { from: "/a", to: "/b" },
  { from: "/b", to: "/tours?x=1" },
];

test.each<[string, Redirect, ReturnType<typeof redirectProblem>]>([
  ["to one of our pages", { from: "/old", to: "/tours" }, null],
  ["to another redirect", { from: "/old", to: "/a" }, null],
  ["to a secure page of others", { from: "/old", to: "https://example.com/x" }, null],
  ["to a page that could run something", { from: "/old", to: "javascript:alert(1)" }, "not_a_path"],
  ["to another site without saying so", { from: "/old", to: "//evil.example" }, "not_a_path"],
  ["from another site", { from: "https://x.example", to: "/" }, "not_a_path"],
  ["from the home page", { from: "/", to: "/tours" }, "not_a_path"],
  ["to itself", { from: "/Old/", to: "/old" }, "same_path"],
  ["from a page", { from: "/tours/", to: "/" }, "page_exists"],
  ["back to where it came from", { from: "/tours-old", to: "/TOURS-old?x" }, "same_path"],
])("%s", (_what, redirect, problem) => {
  expect(redirectProblem(redirect, chain, isPage)).toBe(problem);
});

test("a circle is refused wherever it would close", () => {
  const others = [...chain, { from: "/c", to: "/d" }];
  expect(redirectProblem({ from: "/d", to: "/C" }, others, isPage)).toBe("leads_in_a_circle");
  expect(redirectProblem({ from: "/d", to: "/a" }, others, isPage)).toBe(null);
});

test("of a long chain the end is found, and one that never ends leads nowhere", () => {
  const targets = new Map(chain.map(({ from, to }) => [from, to]));
  expect(redirectTarget(targets, "/A/?x=1")).toBe("/tours?x=1");
  expect(redirectTarget(targets, "/else")).toBe(null);
  expect(
    redirectTarget(
      new Map([
        ["/x", "/y"],
        ["/y", "/x"],
      ]),
      "/x",
    ),
  ).toBe(null);
  const long = Array.from({ length: 6 }, (_, n) => ({ from: `/n${n}`, to: `/n${n + 1}` }));
  expect(redirectProblem({ from: "/n6", to: "/" }, long, isPage)).toBe("too_many_steps");
});

test("the way of a redirect is named, as far as it leads and where it comes back", () => {
  expect(redirectWay({ from: "/old", to: "/a" }, chain)).toEqual(["/old", "/a", "/b", "/tours?x=1"]);
  expect(redirectWay({ from: "/b", to: "/a" }, chain)).toEqual(["/b", "/a", "/b"]);
});

import { describe, expect, test } from "vitest";
import { ratingLifecycle } from "./rating-lifecycle.ts";
import { linkStanding, type RatingToHandle, ratingNeeds, reviewerName, stateOfNewRating } from "./rating-rules.ts";

const request = new Date("2026-11-01T10:00:00Z");
test.each([
  ["requested", "2026-11-30T10:00:00Z", "open"],
  ["requested", "2026-12-01T10:00:00Z", "expired"],
  ["private", "2026-11-02T10:00:00Z", "given"],
  ["rejected", "2026-12-31T10:00:00Z", "given"],
] as const)("a link to a rating that is %s is, on %s, %s", (state, now, standing) => {
  expect(linkStanding({ state, askedAt: request }, new Date(now))).toBe(standing);
});

test.each([
  [{ mayPublish: false, words: "Lovely.", photos: 0 }, "private"],
  [{ mayPublish: true, words: "", photos: 0 }, "published"],
  [{ mayPublish: true, words: "Dreadful.", photos: 0 }, "held"],
  [{ mayPublish: true, words: "", photos: 2 }, "held"],
] as const)("%j is %s at first, whatever its stars", (input, state) => {
  expect(stateOfNewRating(input)).toBe(state);
  expect(ratingLifecycle.can("requested", state)).toBe(true);
});

test("what a customer keeps private is never published", () => {
  expect(ratingLifecycle.isEnd("private")).toBe(true);
});

describe("what our team has to do", () => {
  const happy: RatingToHandle = {
    state: "published",
    overall: 5,
    privateMessage: "",
    wantsReply: false,
    answeredAt: null,
  };
  test.each([
    ["nothing for five stars", {}, []],
    ["read words before they are published", { state: "held" }, ["moderation"]],
    ["answer three stars", { overall: 3 }, ["answer"]],
    ["not four", { overall: 4 }, []],
    ["answer who asks for it", { wantsReply: true }, ["answer"]],
    ["answer who writes privately", { privateMessage: "The seat was torn.", state: "private" }, ["answer"]],
    ["both", { state: "held", overall: 1 }, ["moderation", "answer"]],
    ["once", { overall: 1, answeredAt: request }, []],
    ["nothing before it is given", { state: "requested", overall: null }, []],
  ] as const)("%s", (_, changes, needs) => {
    expect(ratingNeeds({ ...happy, ...changes })).toEqual(needs);
  });
});

test.each([
  ["Emma", "Sample", false, "Emma S."],
  ["Emma", "", false, "Emma"],
  ["Emma", "van der Merwe", false, "Emma V."],
  ["Emma", "Sample", true, "A passenger"],
  ["", "", false, "A passenger"],
])("%s %s is shown (anonymous: %s) as %s", (firstName, lastName, isAnonymous, shown) => {
  expect(reviewerName({ firstName, lastName, isAnonymous })).toBe(shown);
});

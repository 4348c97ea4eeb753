import { describe, expect, test } from "vitest";
import { type Actor, type Role, system, visitor } from "#domain/account/roles.ts";
import { type AccessRules, actorFor, asFarAsShown, checkAccess } from "./check-access.ts";
import type { Access, Call, Effect } from "./contract.ts";

const now = new Date("2026-11-20T08:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const callFor = (access: Access, more: Partial<Call> = {}): Call => ({
  name: "a-call",
  summary: "",
  access,
  effect: "reads",
  input: { "~standard": {} },
  output: { "~standard": {} },
  refusals: {},
  ...more,
});

type Session = { assurance?: 1 | 2; factorAt?: Date; impersonatorId?: string; owesFactor?: boolean };
const person = (roles: readonly Role[], session: Session = {}): Actor => ({
  kind: "person",
  userId: "u1",
  roles,
  session: { id: "s1", assurance: 1, factorAt: undefined, impersonatorId: undefined, ...session },
});
const rules = (changes: { staffNeedsFactor?: boolean; hasFactor?: boolean } = {}): AccessRules => ({
  staffNeedsFactor: changes.staffNeedsFactor ?? false,
  hasFactor: async () => changes.hasFactor ?? false,
});
const answer = async (call: Call, actor: Actor, result = rules()) =>
  (await checkAccess(call, actor, result, now))?.body.error ?? "yes";

describe("who may make a call", () => {
  test.each<[Access, Actor, string]>([
    ["anyone", visitor, "yes"],
    ["signed_in", visitor, "sign_in_first"],
    ["signed_in", person([]), "yes"],
    [["admin"], visitor, "sign_in_first"],
    [["admin"], person(["driver"]), "not_allowed"],
    [["admin"], person(["admin"]), "yes"],
    [["admin"], system, "yes"],
  ])("%j asked by %j: %s", async (access, actor, expected) => {
    expect(await answer(callFor(access), actor)).toBe(expected);
  });
});

describe("where staff needs a second factor", () => {
  const strict = rules({ staffNeedsFactor: true });
  test.each<[Access, readonly Role[], 1 | 2, string]>([
    [["admin"], ["admin"], 1, "second_factor_needed"],
    [["admin"], ["admin"], 2, "yes"],
    [["admin"], ["driver"], 1, "not_allowed"],
    [["driver", "admin"], ["driver", "admin"], 1, "yes"],
    [["driver"], ["driver"], 1, "yes"],
    ["signed_in", ["admin"], 1, "yes"],
  ])("%j with the roles %j at level %i: %s", async (access, roles, assurance, expected) => {
    expect(await answer(callFor(access), person(roles, { assurance }), strict)).toBe(expected);
  });

  test("anyone who owes it is a customer in a call that anyone may make", () => {
    const roles = (access: Access, actor: Actor) => {
      const seen = actorFor(callFor(access), actor, strict);
      return seen.kind === "person" ? seen.roles : [];
    };
    expect(roles("signed_in", person(["admin", "driver"]))).toEqual(["driver"]);
    expect(roles("signed_in", person(["admin"], { assurance: 2 }))).toEqual(["admin"]);
    expect(roles(["admin"], person(["admin"]))).toEqual(["admin"]);
  });
});

describe("who has not shown the factor they set up", () => {
  const owing = person(["admin", "driver"], { owesFactor: true });
  test.each<[Access]>([["signed_in"], [["admin"]], [["driver"]], [["hotel"]]])("is refused by %j", async (access) => {
    expect(await answer(callFor(access), owing)).toBe("second_factor_needed");
  });

  test("is a visitor where anyone may ask", () => {
    expect(actorFor(callFor("anyone"), owing, rules())).toEqual(visitor);
    expect(asFarAsShown(owing, rules())).toEqual(visitor);
    expect(asFarAsShown(person(["driver"]), rules())).toEqual(person(["driver"]));
  });
});

describe("a call that needs a fresh factor", () => {
  const call = callFor(["admin"], { needsFreshFactor: true, effect: "changes" });
  test.each<[string, Session, { staffNeedsFactor?: boolean; hasFactor?: boolean }, string]>([
    ["just shown", { assurance: 2, factorAt: minutesAgo(10) }, { hasFactor: true }, "yes"],
    ["shown too long ago", { assurance: 2, factorAt: minutesAgo(11) }, { hasFactor: true }, "second_factor_needed"],
    ["has one, not shown", {}, { hasFactor: true }, "second_factor_needed"],
    ["has none and needs none", {}, {}, "yes"],
    ["must have one", { assurance: 2 }, { staffNeedsFactor: true }, "second_factor_needed"],
  ])("%s", async (_when, session, input, expected) => {
    expect(await answer(call, person(["admin"], session), rules(input))).toBe(expected);
  });
});

test.each<[Effect, string]>([
  ["reads", "yes"],
  ["changes", "read_only"],
  ["creates", "read_only"],
])("through someone else's eyes a call that %s: %s", async (effect, expected) => {
  expect(await answer(callFor("signed_in", { effect }), person([], { impersonatorId: "u2" }))).toBe(expected);
  expect(await answer(callFor("anyone", { effect }), person([], { impersonatorId: "u2" }))).toBe(expected);
});

import { describe, expect, test } from "vitest";
import { type Actor, system } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { isLastSuperUser, mayGrant, mayImpersonate, mayRevoke, maySuspend, type Subject } from "./policy.ts";

const person = (userId: string): Actor => ({ kind: "person", userId, roles: ["super_user"] });
const anna = { id: "anna", status: "active", roles: ["super_user"] } as const satisfies Subject;
const ben = { id: "ben", status: "active", roles: ["admin"] } as const satisfies Subject;
const two = ["anna", "carl"];

test("the last is the one and only", () => {
  expect(isLastSuperUser(["anna"], "anna")).toBe(true);
  expect(isLastSuperUser(two, "anna")).toBe(false);
  expect(isLastSuperUser(["anna"], "ben")).toBe(false);
});

describe("a token may remember a role that is gone: the list decides", () => {
  const former = { actor: person("former"), superUsers: two };
  test.each([
    ["grant", () => mayGrant(former, ben, "driver")],
    ["revoke", () => mayRevoke(former, ben, "admin")],
    ["suspend", () => maySuspend(former, ben)],
    ["impersonate", () => mayImpersonate(former, ben)],
  ])("%s", (_action, ask) => {
    expect(ask()).toEqual(refuse("not_super_user"));
  });
});

const byAnna = { actor: person("anna"), superUsers: two };
const alone = { actor: person("anna"), superUsers: ["anna"] };

test.each([
  ["a new role is given", mayGrant(byAnna, ben, "driver"), accept(true)],
  ["the house itself may give the first", mayGrant({ actor: system, superUsers: [] }, ben, "super_user"), accept(true)],
  ["no role twice", mayGrant(byAnna, ben, "admin"), refuse("already_granted")],
  ["none while suspended", mayGrant(byAnna, { ...ben, status: "suspended" }, "driver"), refuse("account_suspended")],
  ["a role is taken", mayRevoke(byAnna, ben, "admin"), accept(true)],
  ["only one that is there", mayRevoke(byAnna, ben, "driver"), refuse("not_granted")],
  ["one of two super-users may go", mayRevoke(byAnna, anna, "super_user"), accept(true)],
  ["the last may not", mayRevoke(alone, anna, "super_user"), refuse("last_super_user")],
  ["but may lose another role", mayRevoke(alone, { ...anna, roles: ["super_user", "admin"] }, "admin"), accept(true)],
  ["an account is suspended", maySuspend(byAnna, ben), accept(true)],
  ["not twice", maySuspend(byAnna, { ...ben, status: "suspended" }), refuse("already_suspended")],
  ["not one's own", maySuspend(byAnna, anna), refuse("own_account")],
  ["never the last super-user", maySuspend({ ...alone, actor: system }, anna), refuse("last_super_user")],
  ["an admin may be looked through", mayImpersonate(byAnna, ben), accept(true)],
  ["not oneself", mayImpersonate(byAnna, anna), refuse("own_account")],
  ["not a super-user", mayImpersonate(byAnna, { ...anna, id: "carl" }), refuse("is_super_user")],
  ["not a closed account", mayImpersonate(byAnna, { ...ben, status: "suspended" }), refuse("account_suspended")],
])("%s", (_what, decision, expected) => {
  expect(decision).toEqual(expected);
});

import { describe, expect, test } from "vitest";
import type { Context } from "#platform/context.ts";
import type { InputOf } from "#platform/contract.ts";
import { noSuchPage } from "#platform/page-key.ts";
import { anAccount, asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { usersContract } from "../contract.ts";
import { findUsers } from "./find-users.ts";

const find = async (ctx: Context, input: InputOf<typeof usersContract.findUsers> = {}) =>
  (await findUsers(ctx, usersContract.findUsers.input.parse(input))).value;
const namesOf = async (ctx: Context, input: InputOf<typeof usersContract.findUsers>) =>
  (await find(ctx, input)).users.map(({ name }) => name);

async function someUsers(context: Context): Promise<Context> {
  const ctx = await asSuperUser(context, { name: "Themba Maseko", email: "themba@example.com" });
  await anAccount(ctx, ["driver"], { name: "anele Botha", email: "anele@example.com" });
  await anAccount(ctx, ["driver", "dispatcher"], { name: "Bongani 100%_Fun", email: "bongani@example.com" });
  await anAccount(ctx, [], { name: "Carla Jacobs", email: "carla@example.com", status: "suspended" });
  await anAccount(ctx, [], { name: "Forgotten", email: "erased@example.com", status: "erased" });
  return ctx;
}

describe("people are found", () => {
  test.each<[string, InputOf<typeof usersContract.findUsers>, readonly string[]]>([
    ["all by name, the forgotten left out", {}, ["anele Botha", "Bongani 100%_Fun", "Carla Jacobs", "Themba Maseko"]],
    ["by a part of the name, in any case", { search: "BOTH" }, ["anele Botha"]],
    ["by a part of the address", { search: "carla@" }, ["Carla Jacobs"]],
    ["by signs that mean something to the database", { search: "100%_" }, ["Bongani 100%_Fun"]],
    ["not by those signs alone", { search: "%a%" }, []],
    ["by role", { role: "driver" }, ["anele Botha", "Bongani 100%_Fun"]],
    ["without a role", { role: "customer" }, ["Carla Jacobs"]],
    ["by status", { status: "suspended" }, ["Carla Jacobs"]],
    ["the forgotten, when asked for", { status: "erased" }, ["Forgotten"]],
    ["by all of it", { search: "b", role: "dispatcher", status: "active" }, ["Bongani 100%_Fun"]],
  ])("%s", (_how, request, names) =>
    inTransaction(async (input) => {
      expect(await namesOf(await someUsers(input), request)).toEqual(names);
    }),
  );

  test("page by page, everyone once, also when a name comes twice", () =>
    inTransaction(async (input) => {
      const ctx = await asSuperUser(input, { name: "Zola" });
      for (const name of ["Anna", "anna", "Ben", "Ben", "Ben"]) await anAccount(ctx, [], { name });
      const seen: string[] = [];
      let after: string | null = null;
      let pages = 0;
      do {
        const page: Awaited<ReturnType<typeof find>> = await find(ctx, { after, size: 2 });
        seen.push(...page.users.map(({ id }) => id));
        after = page.next;
        pages++;
      } while (after);
      expect(pages).toBe(3);
      expect(new Set(seen).size).toBe(6);
    }));

  test("a key that is not one of ours is refused", () =>
    inTransaction(async (input) => {
      await expect(find(await someUsers(input), { after: "'; drop table users" })).rejects.toThrow(noSuchPage);
    }));

  test("and nothing secret is returned", () =>
    inTransaction(async (input) => {
      const [user] = (await find(await someUsers(input))).users;
      expect(Object.keys(user ?? {}).join()).not.toMatch(/password|hash|secret/);
    }));
});

import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { findAccount } from "../../server/account-views.ts";
import { createKeyring } from "../../server/derive-keys.ts";
import { makeSuperUser } from "./make-super-user.ts";

const keyring = createKeyring("a secret for tests that nobody needs to keep");

test("the first super-user gets both roles and a link that is good for a day", () =>
  inTransaction(async (ctx) => {
    const made = await makeSuperUser(ctx, keyring, { email: " Boss@Example.com ", name: "The Boss" });
    expect(made).toMatchObject({ ok: true, value: { isNew: true } });
    expect(made.ok && made.value.link).toMatch(/^https:\/\/capetownshuttle\.example\/auth\?type=recovery&token_hash=/);
    expect(await findAccount(ctx.db, { email: "boss@example.com" })).toMatchObject({
      name: "The Boss",
      roles: ["admin", "super_user"],
      passwordHash: null,
    });
    expect(await makeSuperUser(ctx, keyring, { email: "boss@example.com" })).toEqual(refuse("already_super_user"));
  }));

test("someone who has an account keeps it and is raised", () =>
  inTransaction(async (ctx) => {
    const { userId } = await askingAs(ctx, { email: "known@example.com" });
    expect(await makeSuperUser(ctx, keyring, { email: "known@example.com" })).toMatchObject({
      value: { isNew: false },
    });
    expect(await findAccount(ctx.db, { id: userId })).toMatchObject({ roles: ["admin", "super_user"] });
  }));

test("a suspended account is not raised", () =>
  inTransaction(async (ctx) => {
    await askingAs(ctx, { email: "closed@example.com", status: "suspended" });
    expect(await makeSuperUser(ctx, keyring, { email: "closed@example.com" })).toEqual(refuse("account_closed"));
  }));

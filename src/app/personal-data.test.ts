import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import { describePerson } from "#features/accounts/privacy/server/describe-person.ts";
import { eraseEverywhere, mayErase } from "#features/accounts/privacy/server/erase-everywhere.ts";
import { findRecordsOf } from "#features/accounts/privacy/server/person-views.ts";
import { forgetCard } from "#features/payments/cards/server/forget-card.ts";
import type { Context } from "#platform/context.ts";
import { keptFor, namesIn } from "#platform/table-entry.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import {
  canaryOf,
  fillEverywhere,
  findInDatabase,
  guest,
  holdsWords,
} from "#testing/builders/people/a-person-everywhere.ts";
import { expectListed } from "#testing/expect-listed.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { erasures } from "./erasures.ts";
import { personalData } from "./personal-data.ts";
import { unshown } from "./unshown-data.ts";

const files = import.meta.glob<Record<string, unknown>>("../db/schema/*.ts", { eager: true });
const schema = new Map(
  Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter((value) => is(value, PgTable))
    .map((table) => [getTableName(table), Object.values(getTableColumns(table)).map(({ name }) => name)] as const),
);

const classesOf = (table: string) => {
  const { plain, erased, kept = {}, staff, business } = personalData[table] ?? {};
  return [plain, erased, ...Object.values(kept), staff, business].flatMap((text) => namesIn(text));
};

describe("the register of personal data", () => {
  test.each([...schema])("%s: every column is in it, once", (table, columns) => {
    expectListed(
      columns,
      classesOf(table),
      `${table} in src/app/personal-data.ts, or in the file beside it that lists it`,
    );
  });

  test("names no table that does not exist, and a law for whatever it keeps", () => {
    expect(Object.keys(personalData).filter((table) => !schema.has(table))).toEqual([]);
    for (const reason of Object.values(keptFor)) expect(reason).toMatch(/Act.*five years\.$/);
  });

  test("what is not shown to the person is a personal column, and is named with a reason", () => {
    for (const [name, why] of Object.entries(unshown)) {
      const [table = "", column = ""] = name.split(".");
      expect(namesIn(personalData[table]?.erased)).toContain(column);
      expect(why).not.toBe("");
    }
  });
});

/** Each personal column of the tables that can hold a guest, or an account's owner. */
const personal = (kind: "erased" | "kept", tables: (table: string) => boolean) =>
  Object.entries(personalData).flatMap(([table, entry]) => {
    const names =
      kind === "erased" ? namesIn(entry.erased) : Object.values(entry.kept ?? {}).flatMap((n) => namesIn(n));
    return tables(table)
      ? names.filter((column) => holdsWords(table, column)).map((column) => `${table}.${column}`)
      : [];
  });

const ofAccounts = new Set(
  namesIn(
    "users sessions one_time_tokens factors recovery_codes saved_passengers saved_addresses saved_views saved_cards",
  ),
);

async function filled(ctx: Context, hasAccount: boolean) {
  const account = hasAccount
    ? await askingAs(ctx, {
        email: guest.email,
        name: canaryOf("users", "name"),
        phone: canaryOf("users", "phone"),
        passwordHash: canaryOf("users", "password_hash"),
      })
    : undefined;
  await fillEverywhere(ctx, personalData, account?.userId ?? null);
  return { userId: account?.userId ?? null, email: guest.email };
}

/** As a person could read it: files are written in base64. */
const readable = (document: object) =>
  JSON.stringify(document, (name, value) =>
    name === "content_base64" ? Buffer.from(value, "base64").toString("latin1") : value,
  );

describe.each([
  ["a guest", false],
  ["somebody with an account", true],
])("%s whose words stand in every column that can hold them", (_who, hasAccount) => {
  const isTheirs = (table: string) => hasAccount || !ofAccounts.has(table);
  const all = [...personal("erased", isTheirs), ...personal("kept", isTheirs)];

  test("gets every one of them in the download", () =>
    inTransaction(async (ctx) => {
      const whose = await filled(ctx, hasAccount);
      const text = readable(await describePerson(ctx, whose));
      const request = all.filter((name) => !Object.hasOwn(unshown, name));
      const missing = request.filter((name) => {
        const [table = "", column = ""] = name.split(".");
        return !text.includes(canaryOf(table, column)) && !/\.(customer_|buyer_)?email$|recipient|\.about$/.test(name);
      });
      expect(missing).toEqual([]);
      expect(text).toContain(guest.email);
      for (const name of Object.keys(unshown)) {
        const [table = "", column = ""] = name.split(".");
        expect(text).not.toContain(canaryOf(table, column));
      }
    }));

  test("leaves none of them behind when erased, but what the law keeps", () =>
    inTransaction(async (ctx, world) => {
      const whose = await filled(ctx, hasAccount);
      const before = await findInDatabase(ctx, "canary");
      expect(all.filter((name) => !before.includes(name))).toEqual([]);
      expect(await mayErase(ctx, whose)).toMatchObject({ ok: true });
      await eraseEverywhere(ctx, whose);
      // A token stays until the gateway has forgotten it.
      for (const event of world.events)
        if (event.type === "card.removed") await (await forgetCard.ask(ctx, event))(ctx, event);
      const left = await findInDatabase(ctx, "canary");
      expect(left.toSorted()).toEqual(personal("kept", isTheirs).toSorted());
      expect(await findInDatabase(ctx, guest.email)).toEqual([]);
    }));

  test.each(Object.entries(erasures))("%s is safe to run twice", (_name, erase) =>
    inTransaction(async (ctx) => {
      const whose = await filled(ctx, hasAccount);
      const records = await findRecordsOf(ctx.db, whose);
      await erase(ctx, { ...whose, records });
      await erase(ctx, { ...whose, records });
    }),
  );
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { checkPassword } from "#features/accounts/server/hash-password.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { giveDemoPasswords } from "./demo-passwords.ts";
import { demoAccounts, demoPassword } from "./demo-users.ts";

const aUser = (email: string) => ({ id: newId(), email, name: "Somebody", createdAt: testNow });
const [demo] = demoAccounts;

test("the people of the demo can sign in, and no one else gets their password", () =>
  inTransaction(async ({ db }) => {
    await db.insert(users).values([aUser(demo.email), aUser("real@example.com")]);
    await giveDemoPasswords(db);
    const [person] = await db.select().from(users).where(eq(users.email, demo.email));
    expect(await checkPassword(demoPassword, person?.passwordHash)).toBe(true);
    expect(person?.emailConfirmedAt).toEqual(testNow);
    const [other] = await db.select().from(users).where(eq(users.email, "real@example.com"));
    expect(other?.passwordHash).toBeNull();
  }));

test("a password that someone has changed stays", () =>
  inTransaction(async ({ db }) => {
    await db.insert(users).values({ ...aUser(demo.email), passwordHash: "their own" });
    await giveDemoPasswords(db);
    const [person] = await db.select().from(users).where(eq(users.email, demo.email));
    expect(person?.passwordHash).toBe("their own");
  }));

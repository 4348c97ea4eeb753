import { render, toPlainText } from "@react-email/render";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { userRoles } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/platform.ts";
import { accept, refuse } from "#domain/result.ts";
import { anAccount, asPerson, asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { grantRole } from "./grant-role.ts";

const reason = "Works the night shift from Monday";

test("a role that is granted holds at once, and says by whom, when and why", () =>
  inTransaction(async (input) => {
    const ctx = await asSuperUser(input);
    const id = await anAccount(ctx, ["driver"]);
    expect(await grantRole(ctx, { user_id: id, role: "dispatcher", reason })).toEqual(
      accept({ roles: ["dispatcher", "driver"] }),
    );
    const { rows } = await ctx.db.execute(sql`select has_role(${id}::uuid, 'dispatcher') as has`);
    expect(rows).toEqual([{ has: true }]);
    expect(await ctx.db.select().from(userRoles).where(sql`user_id = ${id} and role = 'dispatcher'`)).toEqual([
      {
        userId: id,
        role: "dispatcher",
        grantedAt: testNow,
        grantedBy: ctx.actor.kind === "person" && ctx.actor.userId,
        reason,
      },
    ]);
  }));

test("the action is in the audit, with what was before and after", () =>
  inTransaction(async (input) => {
    const ctx = await asSuperUser(input);
    const id = await anAccount(ctx, ["driver"]);
    await grantRole(ctx, { user_id: id, role: "dispatcher", reason });
    expect(await ctx.db.select().from(auditLog)).toMatchObject([
      {
        action: "role.granted",
        actorId: ctx.actor.kind === "person" && ctx.actor.userId,
        subjectKind: "user",
        subjectId: id,
        reason,
        details: { role: "dispatcher", before: ["driver"], after: ["dispatcher", "driver"] },
        ip: "127.0.0.1",
      },
    ]);
  }));

test("the person gets an email with the reason and the sign-in link", () =>
  inTransaction(async (input, world) => {
    const ctx = await asSuperUser(input);
    const id = await anAccount(ctx, [], { email: "sipho@example.com", name: "Sipho Ndlovu" });
    await grantRole(ctx, { user_id: id, role: "dispatcher", reason });
    expect(world.emails).toMatchObject([{ to: "sipho@example.com", subject: "You have a new role: Dispatcher" }]);
    const [text] = await Promise.all(world.emails.map(async ({ content }) => toPlainText(await render(content))));
    expect(text).toContain(reason);
    expect(text).toContain("https://capetownshuttle.example/dispatcher/dashboard");
  }));

describe("it is refused", () => {
  test("to someone who was a super-user when the token was made", () =>
    inTransaction(async (input) => {
      await asSuperUser(input);
      const former = await anAccount(input, ["admin"]);
      const ctx = asPerson(input, former, ["super_user", "admin"]);
      expect(await grantRole(ctx, { user_id: former, role: "super_user", reason })).toEqual(refuse("not_super_user"));
    }));

  test("for a person who does not exist or is forgotten", () =>
    inTransaction(async (input) => {
      const ctx = await asSuperUser(input);
      const gone = await anAccount(ctx, [], { status: "erased" });
      for (const user_id of [ctx.newId(), gone])
        expect(await grantRole(ctx, { user_id, role: "driver", reason })).toEqual(refuse("not_found"));
    }));

  test("for a role that is there already, and nothing is written", () =>
    inTransaction(async (input, world) => {
      const ctx = await asSuperUser(input);
      const id = await anAccount(ctx, ["driver"]);
      expect(await grantRole(ctx, { user_id: id, role: "driver", reason })).toEqual(refuse("already_granted"));
      expect(await ctx.db.$count(auditLog)).toBe(0);
      expect(world.emails).toEqual([]);
    }));
});

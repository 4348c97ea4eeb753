import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import type { Context } from "#platform/context.ts";
import type { InputOf } from "#platform/contract.ts";
import { newId } from "#platform/ids.ts";
import { noSuchPage } from "#platform/page-key.ts";
import { anAccount } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { activityLogContract } from "../audit-contract.ts";
import { exploreAudit } from "./explore-audit.ts";

type Input = InputOf<typeof activityLogContract.exploreAudit>;
const explore = async (ctx: Context, input: Input = {}) =>
  (await exploreAudit(ctx, activityLogContract.exploreAudit.input.parse(input))).value;

let themba = "";
let sipho = "";
beforeEach(() => {
  themba = newId();
  sipho = newId();
});

/** Four actions, the oldest first. */
async function someActions(ctx: Context) {
  await anAccount(ctx, ["super_user"], { id: themba, name: "Themba Maseko", email: "themba@example.com" });
  await anAccount(ctx, ["driver"], { id: sipho, name: "Sipho Ndlovu", email: "sipho@example.com" });
  const action = (at: string, action: string, more: Partial<typeof auditLog.$inferInsert>) => ({
    id: newId(),
    at: new Date(at),
    action,
    actor: more.actorId ?? "system",
    ...more,
  });
  await ctx.db.insert(auditLog).values([
    action("2026-11-18T21:59:00Z", "application.approved", { subjectKind: "application", subjectId: "APP-1" }),
    action("2026-11-18T22:00:00Z", "role.granted", {
      actorId: themba,
      subjectKind: "user",
      subjectId: sipho,
      reason: "Joins the night shift",
      details: { role: "driver", before: [], after: ["driver"] },
    }),
    action("2026-11-19T21:59:59Z", "role.revoked", { actorId: themba, subjectKind: "user", subjectId: sipho }),
    action("2026-11-19T22:00:00Z", "session.ended", { actorId: sipho, impersonatorId: themba, actor: sipho }),
  ]);
}

describe("actions are found, the newest first", () => {
  test.each<[string, () => Input, readonly string[]]>([
    ["all", () => ({}), ["session.ended", "role.revoked", "role.granted", "application.approved"]],
    ["by the beginning of the action", () => ({ action: "role." }), ["role.revoked", "role.granted"]],
    ["by one action", () => ({ action: "role.granted" }), ["role.granted"]],
    ["a sign of the database is only a sign", () => ({ action: "role_" }), []],
    [
      "by who did it, also behind another's eyes",
      () => ({ actor: themba }),
      ["session.ended", "role.revoked", "role.granted"],
    ],
    ["by a part of the name", () => ({ actor: "ndlovu" }), ["session.ended"]],
    ["by the house itself", () => ({ actor: "system" }), ["application.approved"]],
    ["by whom it was done to", () => ({ subject: sipho }), ["role.revoked", "role.granted"]],
    ["by their name", () => ({ subject: "Sipho" }), ["role.revoked", "role.granted"]],
    ["by a reference", () => ({ subject: "APP-1" }), ["application.approved"]],
    ["on one day of Cape Town", () => ({ from: "2026-11-19", to: "2026-11-19" }), ["role.revoked", "role.granted"]],
    ["from a day on", () => ({ from: "2026-11-20" }), ["session.ended"]],
    ["until a day", () => ({ to: "2026-11-18" }), ["application.approved"]],
    ["by words of the reason", () => ({ text: "NIGHT shift" }), ["role.granted"]],
    ["by words of the details", () => ({ text: '"role": "driver"' }), ["role.granted"]],
  ])("%s", (_how, request, actions) =>
    inTransaction(async (ctx) => {
      await someActions(ctx);
      expect((await explore(ctx, request())).entries.map(({ action }) => action)).toEqual(actions);
    }),
  );
});

test("a action tells who, to whom, why, and what was before and after", () =>
  inTransaction(async (ctx) => {
    await someActions(ctx);
    expect((await explore(ctx, { action: "role.granted" })).entries).toMatchObject([
      {
        at: "2026-11-18T22:00:00.000Z",
        actor: { name: "Themba Maseko", email: "themba@example.com" },
        actor_kind: "person",
        impersonator: null,
        subject: { kind: "user", name: "Sipho Ndlovu" },
        reason: "Joins the night shift",
        details: { before: [], after: ["driver"] },
      },
    ]);
    const [latest] = (await explore(ctx)).entries;
    expect(latest).toMatchObject({ actor: { name: "Sipho Ndlovu" }, impersonator: { name: "Themba Maseko" } });
    const [bySystem] = (await explore(ctx, { actor: "system" })).entries;
    expect(bySystem).toMatchObject({ actor: null, actor_kind: "system" });
  }));

test("page by page, each once", () =>
  inTransaction(async (ctx) => {
    await someActions(ctx);
    const first = await explore(ctx, { size: 3 });
    const second = await explore(ctx, { size: 3, after: first.next });
    expect([...first.entries, ...second.entries].map(({ action }) => action)).toHaveLength(4);
    expect(second.entries.map(({ action }) => action)).toEqual(["application.approved"]);
    expect(second.next).toBeNull();
    await expect(explore(ctx, { after: "never~018f0000-0000-7000-8000-000000000000" })).rejects.toThrow(noSuchPage);
  }));

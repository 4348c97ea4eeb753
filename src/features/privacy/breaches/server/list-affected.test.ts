import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { aBreach } from "#testing/builders/people/a-breach.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listAffected } from "./list-affected.ts";

test("the list can be downloaded, which is logged", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["super_user"] });
    const id = await aBreach(team, {}, "b@example.com a@example.com");
    expect(await listAffected(team, { breach_id: id })).toMatchObject({
      value: {
        people: [
          { email: "a@example.com", notified_at: null },
          { email: "b@example.com", notified_at: null },
        ],
      },
    });
    const log = await ctx.db.select().from(auditLog).where(eq(auditLog.action, "breach.people_downloaded"));
    expect(log).toMatchObject([{ actorId: team.userId, subjectId: id, details: { people: 2 } }]);
  }));

import { expect, test } from "vitest";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { newId } from "#platform/ids.ts";
import { aDriverOnRecord } from "#testing/builders/people/a-driver-on-record.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { judgePhotoReading } from "./judge-photo-reading.ts";

test("only our team, the driver and the provider may see a photo", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx, { email: "me@example.com", roles: ["driver"] });
    const colleague = await askingAs(ctx, { email: "other@example.com", roles: ["driver"] });
    const provider = await askingAs(ctx, { email: "provider@example.com", roles: ["driver_provider"] });
    const rival = await askingAs(ctx, { email: "rival@example.com", roles: ["driver_provider"] });
    const dispatcher = await askingAs(ctx, { email: "desk@example.com", roles: ["dispatcher"] });
    const organisationId = newId();
    await ctx.db
      .insert(organisations)
      .values({ id: organisationId, kind: "driver_provider", name: "Cape Fleet", createdAt: testNow });
    await ctx.db.insert(organisationMembers).values({ organisationId, userId: provider.userId });
    const id = await aDriverOnRecord(ctx, { userId: me.userId, providerId: organisationId });
    const reads = ({ actor }: typeof ctx) =>
      judgePhotoReading(ctx.db, { actor, code: undefined, owner: { kind: "driver_photo", id } });
    expect(await Promise.all([me, provider, dispatcher].map(reads))).toEqual([true, true, true]);
    expect(await Promise.all([colleague, rival, ctx].map(reads))).toEqual([false, false, false]);
  }));

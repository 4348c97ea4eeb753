import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { profileForm } from "../contract.ts";
import { myProfile } from "./my-profile.ts";
import { saveMyProfile } from "./save-my-profile.ts";

test("the profile keeps a new name and number, and that they were changed", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx);
    await saveMyProfile(me, { name: "Thandi Khumalo", phone: "+27 83 555 0100" });
    expect(await myProfile(me)).toMatchObject({ value: { name: "Thandi Khumalo", phone: "+27 83 555 0100" } });
    expect(await ctx.db.select().from(auditLog)).toMatchObject([
      { action: "profile.changed", actorId: me.userId, subjectId: me.userId },
    ]);
  }));

test("a phone number of letters is refused, and so is no name", () => {
  expect(profileForm.safeParse({ name: "Thandi", phone: "call me" }).success).toBe(false);
  expect(profileForm.safeParse({ name: " ", phone: "" }).success).toBe(false);
});

import { expect, test } from "vitest";
import { accept } from "#domain/result.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { myProfile } from "./my-profile.ts";

test("the profile tells who I am and nothing secret", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx, { phone: "+27 82 555 0199", passwordHash: "$argon2id$secret" });
    expect(await myProfile(me)).toEqual(
      accept({
        name: "Thandi Mokoena",
        email: "thandi@example.com",
        phone: "+27 82 555 0199",
        email_confirmed: true,
        has_password: true,
        roles: [],
        member_since: testNow.toISOString(),
        privacy_version: null,
      }),
    );
  }));

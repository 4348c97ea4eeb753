import { expect, test } from "vitest";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createKey } from "./create-key.ts";
import { recogniseKey } from "./recognise-key.ts";
import { revokeKey } from "./revoke-key.ts";

test("a revoked key no longer works; another partner’s is not found", () =>
  inTransaction(async (ctx) => {
    const [mine, theirs] = [await asHotel(ctx), await asHotel(ctx)];
    const made = await createKey(mine, { name: "Concierge app" });
    if (!made.ok) throw new Error(made.reason);
    const input = { key_id: made.value.id };
    expect(await revokeKey(theirs, input)).toMatchObject({ reason: "not_found" });
    expect(await recogniseKey(ctx, made.value.key)).toBeDefined();
    expect(await revokeKey(mine, input)).toMatchObject({ ok: true });
    expect(await recogniseKey(ctx, made.value.key)).toBeUndefined();
    expect(await revokeKey(mine, input)).toMatchObject({ reason: "not_found" });
  }));

import { expect, test } from "vitest";
import { localDate } from "#domain/time/local-time.ts";
import { aPromoCode } from "#testing/builders/money/a-promo-code.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { checkPromoCode } from "./check-promo-code.ts";
import { findPromo } from "./find-promo.ts";

test("a visitor learns what a code takes off, and gets the seal by which prices accept it", () =>
  inTransaction(async (ctx) => {
    await aPromoCode(ctx);
    const checked = await checkPromoCode(ctx, { promo_code: " wine 15 " });
    if (!checked.ok) throw new Error(checked.reason);
    expect(checked.value).toMatchObject({ promo_code: "WINE15", worth: "15%" });
    expect(await findPromo(ctx, checked.value)).toMatchObject({ code: "WINE15" });
  }));

test.each([
  ["unknown", "NOPE", {}, "We don’t know this promo code. Check its spelling."],
  ["paused", "WINE15", { state: "paused" as const }, "This promo code is no longer valid."],
  ["over", "WINE15", { bookUntil: localDate("2026-11-19") }, "This promo code is no longer valid."],
  ["yet to begin", "WINE15", { bookFrom: localDate("2026-12-01") }, "This promo code is valid from 1 Dec 2026."],
])("a code that is %s is refused with the reason", (_what, promo_code, changes, text) =>
  inTransaction(async (ctx) => {
    await aPromoCode(ctx, changes);
    expect(await checkPromoCode(ctx, { promo_code })).toMatchObject({ reason: "promo_refused", details: { text } });
  }),
);

test("without its seal a code is unknown to visitors, whether there is one or not; our team and partners need none", () =>
  inTransaction(async (ctx) => {
    await aPromoCode(ctx);
    const entry = { promo_code: "WINE15" };
    expect(await findPromo(ctx, entry)).toBeUndefined();
    expect(await findPromo(ctx, { ...entry, promo_seal: "AAAAAAAAAAAAAAAAAAAAAA" })).toBeUndefined();
    expect(await findPromo(ctx, entry, "by a partner")).toMatchObject({ code: "WINE15" });
    expect(await findPromo(await askingAs(ctx, { roles: ["dispatcher"] }), entry)).toMatchObject({ code: "WINE15" });
    expect(await findPromo(ctx, { promo_code: "  " }), "nothing entered").toBeNull();
  }));

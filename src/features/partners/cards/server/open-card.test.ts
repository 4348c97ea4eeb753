import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { openCard } from "./open-card.ts";

const newCode = () => `T${newId().replaceAll("-", "").slice(-20).toUpperCase()}`;

test("a card opens a booking from the hotel’s address, and a message with its code", () =>
  inTransaction(async (ctx) => {
    const code = newCode();
    await asHotel(ctx, { affiliateCode: code, area: "V&A Waterfront" });
    const opened = await openCard(ctx, { code: code.toLowerCase() });
    if (!opened.ok) throw new Error(opened.reason);
    const to = new URL(opened.value.booking, "https://example.com");
    expect(to.pathname).toBe("/booking");
    expect(Object.fromEntries(to.searchParams)).toEqual({
      affiliate: code,
      via: "qr",
      service: "airport_transfer",
      pickup: "The Harbour Lantern Hotel, V&A Waterfront",
    });
    expect(decodeURIComponent(opened.value.whatsapp)).toBe(
      `https://wa.me/27825550123?text=Hello, I’m a guest of The Harbour Lantern Hotel and would like to book a trip. Partner code: ${code}`,
    );
  }));

test("a suspended partner’s cards no longer count for it", () =>
  inTransaction(async (ctx) => {
    const code = newCode();
    await asHotel(ctx, { affiliateCode: code, status: "suspended" });
    expect(await openCard(ctx, { code })).toMatchObject({ reason: "not_found" });
  }));

test("an agency’s card fills in no address", () =>
  inTransaction(async (ctx) => {
    const code = newCode();
    await asHotel(ctx, { affiliateCode: code, kind: "travel_agency", area: "Paarl" });
    expect(await openCard(ctx, { code })).toMatchObject({ value: { booking: `/booking?affiliate=${code}&via=qr` } });
  }));

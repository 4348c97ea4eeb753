import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { allRequests } from "#testing/builders/people/a-privacy-request.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { confirmGuestRequest } from "./confirm-guest-request.ts";
import { listPrivacyRequests } from "./list-privacy-requests.ts";
import { sendGuestRequest } from "./send-guest-request.ts";

const request = {
  kind: "deletion",
  name: "Emily Hartwell",
  email: "Emily@Example.com",
  words: "Please delete my bookings of 2025.",
} as const;

test("a guest’s request is registered only after opening its link; no answer reveals whether we know the address", () =>
  inTransaction(async (ctx, world) => {
    const register = async () => (await listPrivacyRequests(ctx, allRequests)).value.requests;
    expect(await sendGuestRequest(ctx, request)).toEqual({ ok: true, value: {} });
    // Sent twice, and for an unknown address: the same answer.
    expect(await sendGuestRequest(ctx, request)).toEqual({ ok: true, value: {} });
    expect(await sendGuestRequest(ctx, { ...request, email: "noone@example.com" })).toEqual({ ok: true, value: {} });
    expect(await register()).toEqual([]);

    const [sent, again] = world.emails.filter(({ to }) => to === "emily@example.com");
    // The same key, so it is sent once.
    expect(again?.key).toBe(sent?.key);
    const token = String(Object(sent?.content.props).link).split("#")[1] ?? "";
    expect(await confirmGuestRequest(ctx, { token: `${token}x` })).toMatchObject({ reason: "link_invalid" });
    const late = { ...ctx, now: addHours(ctx.now, 8 * 24) };
    expect(await confirmGuestRequest(late, { token })).toMatchObject({ reason: "link_invalid" });

    const confirmed = await confirmGuestRequest(ctx, { token });
    expect(confirmed).toMatchObject({ ok: true });
    expect(await confirmGuestRequest(ctx, { token })).toEqual(confirmed);
    expect(await register()).toMatchObject([
      { kind: "deletion", source: "contact_form", identity: "email_answered", email: "emily@example.com" },
    ]);
  }));

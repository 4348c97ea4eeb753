import { expect, test } from "vitest";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { allRequests, aPrivacyRequest, noChange } from "#testing/builders/people/a-privacy-request.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { changePrivacyRequest } from "./change-privacy-request.ts";
import { listPrivacyRequests } from "./list-privacy-requests.ts";

test("a colleague takes it and records the identity check; only a PAIA request has a fee", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["super_user"] });
    const id = await aPrivacyRequest(team);
    const seen = { request_id: id, version: 1, ...noChange };
    expect(await changePrivacyRequest(team, { ...seen, fee_cents: 140_00 })).toMatchObject({ reason: "no_fee" });
    const taken = { ...seen, identity: "called_back", is_mine: true } as const;
    expect(await changePrivacyRequest(team, taken)).toMatchObject({ value: { version: 2 } });
    expect(await changePrivacyRequest(team, taken)).toMatchObject({ reason: "changed_meanwhile" });
    const paia = { ...seen, request_id: await aPrivacyRequest(team, { kind: "paia" }) };
    await changePrivacyRequest(team, { ...paia, fee_cents: 140_00 });
    await changePrivacyRequest(team, { ...paia, version: 2, is_fee_paid: true });
    const { requests } = (await listPrivacyRequests(team, { ...allRequests, view: "open" })).value;
    expect(requests).toMatchObject([
      { identity: "called_back", assigned_to: { id: team.userId }, fee_cents: null },
      { identity: null, assigned_to: null, fee_cents: 140_00, fee_paid_at: ctx.now.toISOString() },
    ]);
  }));

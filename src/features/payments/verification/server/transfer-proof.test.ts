import { afterAll, beforeAll, expect, test } from "vitest";
import { aTransferringGuest } from "#testing/builders/booking/a-transfer.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

let admin: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin", { name: "Naledi Dube" });
});

afterAll(() => site.close());

const ask = async (name: string, body: object) => (await site.call(name, body, admin.headers)).json();

const open = (id: string) => ask("transfer-proof", { id });

test("one proof: the file for our team only, with all its facts", async () => {
  const guest = await aTransferringGuest(site);
  const id = await guest.prove();
  const proof = await open(id);
  expect(proof).toMatchObject({
    state: "submitted",
    transfer_reference: guest.transferReference,
    is_reference_right: true,
    payment: { id: guest.paymentId, state: "proof_submitted", is_received: false },
    booking: { reference: guest.reference, total_cents: 129_900, open_cents: 129_900 },
    same_file: [],
    bank_lines: [],
  });
  const file = await site.app.request(`/files/v1/${proof.file.id}`, { headers: admin.headers });
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const dispatcher = await site.as("dispatcher");
  expect((await site.app.request(`/files/v1/${proof.file.id}`, { headers: dispatcher.headers })).status).toBe(404);
  expect((await site.call("transfer-proof", { id: guest.paymentId }, admin.headers)).status).toBe(404);
});

import { transferReference } from "#domain/payment/transfer-reference.ts";
import { aPayingGuest } from "../money/a-paying-guest.ts";
import { aPdf } from "../services/a-file.ts";
import type { openTradingSite } from "../services/a-trading-site.ts";

type Site = Awaited<ReturnType<typeof openTradingSite>>;
type Proof = { readonly content?: Buffer; readonly amount_cents?: number };

/** A guest who has chosen to pay R1 299 by bank transfer, as the guest and our team see it. */
export async function aTransferringGuest(site: Site, changes: Parameters<typeof aPayingGuest>[1] = {}) {
  const guest = await aPayingGuest(site, changes);
  const { payment } = await guest.call("start-payment", { method: "transfer" });
  const paymentId: string = payment.id;
  return {
    ...guest,
    paymentId,
    transferReference: transferReference(guest.reference),
    /** Sends a proof of payment and returns its number. */
    async prove({ content = aPdf(guest.reference), amount_cents = 129_900 }: Proof = {}): Promise<string> {
      const sent = await site.app.request("/files/v1", { method: "POST", body: new Uint8Array(content) });
      const { id, claim } = await sent.json();
      const file = { file_id: id, claim };
      const proof = { amount_cents, paid_on: "2026-11-14", payer: "T Mokoena", file };
      const answer = await guest.call("send-transfer-proof", proof);
      if (!answer.success) throw new Error(JSON.stringify(answer));
      const { rows } = await site.pool.query("select id from transfer_proofs where file_id = $1", [id]);
      return rows[0].id;
    },
    payment: async () => (await site.pool.query("select * from payments where id = $1", [paymentId])).rows[0],
  };
}

export type TransferringGuest = Awaited<ReturnType<typeof aTransferringGuest>>;

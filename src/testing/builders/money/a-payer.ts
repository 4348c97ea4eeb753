import { openDatabase } from "#db/connect.ts";
import { payments } from "#db/schema/payments.ts";
import { invoiceLinkKind } from "#features/invoices/contract.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { linkSealFor } from "#platform/ids.ts";
import type { openTradingSite } from "../services/a-trading-site.ts";
import { aBankDesk } from "./a-bank-desk.ts";
import { aPayingGuest } from "./a-paying-guest.ts";
import { aPayment } from "./a-payment.ts";
import { aVoucherPurchase } from "./a-voucher.ts";

type Site = Awaited<ReturnType<typeof openTradingSite>>;
type Form = { action: string; fields: { name: string; value: string }[] };

/** Something that is paid on its own page. */
type Payable = {
  /** The reference that our team and the payer use. */
  readonly reference: string;
  /** The payer’s email address. */
  readonly email: string;
  readonly cents: number;
  /** Chooses to pay and returns the form for the gateway. */
  readonly begin: () => Promise<Form>;
  /** The page that the payer comes back to. */
  readonly page: () => Promise<object>;
  /** Its value or balance, in every place that shows it. */
  readonly sums: () => Promise<unknown>;
};
type Criteria = { readonly isLarge?: boolean };
type Make = (site: Site, criteria: Criteria) => Promise<Payable>;

const later = () => new Date(Date.now() + 600 * 3600_000);
const confirmed = () => ({ state: "confirmed", holdUntil: null, pickupAt: later() }) as const;

type Changes = Parameters<typeof aPayingGuest>[1];

const aBookingWith =
  (cents: number, changes: () => Changes, paidCents = 0): Make =>
  async (site) => {
    const guest = await aPayingGuest(site, { ...changes(), paidCents });
    const { id } = await guest.booking();
    const before = { bookingId: id, state: "succeeded", method: "online", providerPaymentId: guest.reference } as const;
    if (paidCents > 0)
      await openDatabase(site.pool)
        .insert(payments)
        .values(aPayment({ ...before, amountCents: paidCents, paidAt: new Date() }));
    return {
      reference: guest.reference,
      email: "thandi@example.com",
      cents,
      begin: async () => (await guest.call("start-payment", { method: "online" })).form,
      page: () => guest.call("payment-status"),
      sums: async () => {
        const { state, total_cents, fee_cents, paid_cents, refunded_cents } = await guest.booking();
        return { state, total_cents, fee_cents, kept: paid_cents - refunded_cents };
      },
    };
  };

type ShownShare = { name: string; link: string; amount_cents: number; state: string };

/** A third of a bill split three ways. */
const aShareOf =
  (name: string, email: string): Make =>
  async (site, { isLarge = false }) => {
    const cents = isLarge ? 600_000 : 30_000;
    const guest = await aPayingGuest(site, { ...confirmed(), firstName: "Thandi", totalCents: 3 * cents });
    const others = [
      { name: "Sam", email: "sam@example.com", portions: 1 },
      { name: "Lerato", email: "", portions: 1 },
    ];
    const { split } = await guest.call("split-bill", { own_portions: 1, others });
    const link = split.shares.find((one: ShownShare) => one.name === name)?.link ?? "";
    const token = link.split("?s=")[1] ?? "";
    return {
      reference: guest.reference,
      email,
      cents,
      begin: async () => (await (await site.call("start-share-payment", { token, expected_cents: cents })).json()).form,
      page: async () => (await site.call("share-to-pay", { token })).json(),
      sums: async () => {
        const { total_cents, paid_cents, refunded_cents } = await guest.booking();
        const bill = await guest.call("bill-split");
        const shares = bill.split.shares.map((one: ShownShare) => [one.name, one.state, one.amount_cents]);
        return { total_cents, kept: paid_cents - refunded_cents, open: bill.open_cents, shares };
      },
    };
  };

const aGiftVoucher: Make = async (site, { isLarge = false }) => {
  const cents = isLarge ? 600_000 : 100_000;
  const input = { ...aVoucherPurchase, amount_cents: cents };
  const { token } = await (await site.call("buy-voucher", input)).json();
  const page = async () => (await site.call("read-voucher", { token })).json();
  const { headers } = await site.as("admin");
  const { number } = await page();
  return {
    reference: number,
    email: input.buyer_email,
    cents,
    page,
    begin: async () => (await (await site.call("start-voucher-payment", { token })).json()).form,
    sums: async () => {
      const { state, left_cents } = await page();
      const sold = await (await site.call("vouchers-sold", { view: "all", search: number }, headers)).json();
      // Each refund lowers how much one person may still refund alone; that limit is not part of the
      // voucher’s value.
      const listed = sold.vouchers.map((voucher: object) => ({ ...voucher, refund_at_most_cents: undefined }));
      return { state, left_cents, listed, outstanding: sold.outstanding_cents };
    },
  };
};

const anInvoiceByLink: Make = async (site, { isLarge = false }) => {
  const cents = isLarge ? 600_000 : 200_000;
  const admin = await site.as("admin");
  const invoice = await aBankDesk(() => ({ site, admin })).anInvoice({
    total: cents,
    number: `INV-2024-${String(++invoicesMade).padStart(5, "0")}`,
  });
  const sealing = { linkSealFor: (record: string) => linkSealFor(site.world.secret, record) };
  const token = sealedToken(sealing, invoiceLinkKind, invoice.id);
  return {
    reference: invoice.number,
    email: "accounts@tablebay.example",
    cents,
    begin: async () => (await (await site.call("start-invoice-payment", { token, expected_cents: cents })).json()).form,
    page: async () => (await site.call("invoice-to-pay", { token })).json(),
    sums: async () => {
      const { state, paid_cents, credited_cents } = await invoice.read();
      return { state, paid_cents, credited_cents };
    },
  };
};
let invoicesMade = 0;

/** Everything that is paid by link or on one of our pages. */
export const payers: Readonly<Record<string, Make>> = {
  "a booking": aBookingWith(129_900, () => ({})),
  "the balance of a booking": aBookingWith(99_900, () => ({ ...confirmed(), depositCents: 30_000 }), 30_000),
  "what was added to a booking": aBookingWith(40_000, () => ({ ...confirmed(), totalCents: 169_900 }), 129_900),
  "a cancellation fee": aBookingWith(50_000, () => ({ ...confirmed(), state: "cancelled", feeCents: 50_000 })),
  "a no-show fee": aBookingWith(129_900, () => ({ ...confirmed(), state: "no_show", feeCents: 129_900 })),
  "a share": aShareOf("Sam", "sam@example.com"),
  "the booker’s share": aShareOf("Thandi", "thandi@example.com"),
  "a share without an email": aShareOf("Lerato", "thandi@example.com"),
  "a voucher": aGiftVoucher,
  "an invoice": anInvoiceByLink,
};

export type Payer = Awaited<ReturnType<typeof aPayer>>;

/** A payer at the gateway: what they can do, and the result. */
export async function aPayer(site: Site, kind: string, criteria: Criteria = {}) {
  const make = payers[kind];
  if (!make) throw new Error(`Nobody pays ${kind}.`);
  const payable = await make(site, criteria);
  const { reference } = payable;
  const { headers } = await site.as("admin");
  const ask = async (name: string, body: object) => (await site.call(name, body, headers)).json();
  const rows = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows;
  const named = `%${reference}%`;
  const notices = () => rows("select * from payment_notifications where raw like $1 order by received_at, id", named);
  const arrived = async (count: number) => {
    for (let tries = 0; (await notices()).length < count && tries < 200; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const choose = (page = "") =>
    fetch(page, { method: "POST", body: new URLSearchParams({ choice: "card" }), redirect: "manual" });
  const meant = "p.id in (select payment_id from payment_notifications where raw like $1)";
  return {
    ...payable,
    /** Opens the gateway in another tab. */
    async goToGateway() {
      const { action, fields } = await payable.begin();
      const body = new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value]));
      const answer = await fetch(action, { method: "POST", body, redirect: "manual" });
      return `${site.url}${answer.headers.get("location")}`;
    },
    choose,
    arrived,
    /** Pays in this tab and runs all reactions. */
    async pay(page?: string) {
      const before = (await notices()).length;
      await choose(page);
      await arrived(before + 1);
      await site.settle();
    },
    /** Stays on the gateway’s page for longer than an attempt lasts. */
    lapse: () =>
      rows(
        `update payments set state = 'expired', expires_at = now() - interval '1 minute' where state = 'redirected'
         and id in (select (form->>'m_payment_id')::uuid from sandbox_transactions where form->>'custom_str1' = $1)`,
        reference,
      ),
    rawNotices: async (): Promise<string[]> => (await notices()).map(({ raw }) => raw),
    refunds: () =>
      rows(
        `select r.*, p.state as payment_state from refunds r join payments p on p.id = r.payment_id
         where p.provider_payment_id in (select provider_payment_id from payment_notifications where raw like $1)
         order by r.created_at`,
        named,
      ),
    kept: () => rows(`select 1 from payments p where ${meant} and p.state = 'succeeded'`, named),
    emails: (template: string) =>
      rows("select * from messages where template = $1 and subject like $2 order by created_at", template, named),
    tasks: () => rows("select kind, title from tasks where state = 'open' and title like $1", named),
    listedRefunds: async () => (await ask("refunds-for-review", { search: reference })).refunds,
    problems: async () => (await ask("read-today", {})).problems,
  };
}

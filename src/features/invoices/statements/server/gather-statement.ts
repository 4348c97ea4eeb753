import { type AccountEntry, type Statement, statementOf } from "#domain/invoice/invoice-statement.ts";
import { supplyText } from "#domain/invoice/supply-dates.ts";
import { cents } from "#domain/money/money.ts";
import { paymentMethodLabels } from "#domain/payment/payment-labels.ts";
import { type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import {
  type Account,
  findAccountCredit,
  findAccountCreditRefunds,
  findAccountDocuments,
  findAccountMoney,
  findAccountWriteOffs,
} from "./views.ts";

export type Period = { readonly from: LocalDate; readonly until: LocalDate };

export type GatheredStatement = {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  /** Organisations pay by EFT, whatever methods guests have. */
  readonly isOrganisation: boolean;
  readonly period: Period;
  readonly statement: Statement;
};

/** An account over a period; undefined if it was never invoiced. */
export async function gatherStatement(
  ctx: Context,
  account: Account,
  period: Period,
): Promise<GatheredStatement | undefined> {
  const documents = await findAccountDocuments(ctx.db, account);
  const latest = documents[0];
  if (!latest) return undefined;
  const money = await findAccountMoney(ctx.db, account);
  const accountWriteOffs = await findAccountWriteOffs(ctx.db, account);
  const entries = [
    ...documents.map(documentEntry),
    ...money.map(moneyEntry),
    ...(await findAccountCredit(ctx.db, account)).map(creditEntry),
    ...(await findAccountCreditRefunds(ctx.db, account)).map(creditRefundEntry),
    ...accountWriteOffs.map(({ invoiceId, number, dueOn, openCents, at }) => ({
      on: localDateOf(at),
      kind: "write_off" as const,
      number,
      text: "Written off",
      amount: cents(-openCents),
      invoiceId,
      dueOn: localDate(dueOn),
    })),
  ];
  return {
    name: latest.buyerName,
    email: latest.buyerEmail,
    address: documents.find(({ buyer }) => buyer.address)?.buyer.address ?? "",
    isOrganisation: "organisationId" in account,
    period,
    statement: statementOf(entries, period),
  };
}

type DocumentRecord = Awaited<ReturnType<typeof findAccountDocuments>>[number];

function documentEntry(document: DocumentRecord): AccountEntry {
  const isCredit = document.kind === "credit_note";
  const booked = document.bookingReference && `Booking ${document.bookingReference}`;
  const about = [booked || document.note, supplyText(document.suppliedOn)].filter(Boolean).join(", ");
  return {
    on: localDateOf(document.issuedAt),
    kind: isCredit ? "credit_note" : "invoice",
    number: document.number,
    text: isCredit ? document.note || about : about,
    amount: cents(isCredit ? -document.totalCents : document.totalCents),
    invoiceId: document.creditsId ?? document.id,
    dueOn: localDate(document.dueOn),
  };
}

type CreditRow = Awaited<ReturnType<typeof findAccountCredit>>[number];

/** Dated by the bank. Once used, the resulting payment has the same date; once refunded, it stays. */
const creditEntry = ({ number, amountCents, refundedCents, paidAt }: CreditRow): AccountEntry => ({
  on: localDateOf(paidAt),
  kind: "payment",
  number,
  text: refundedCents === amountCents ? "Credit" : "Credit, not used yet",
  amount: cents(-amountCents),
  invoiceId: "",
  dueOn: localDateOf(paidAt),
});

type CreditRefundRow = Awaited<ReturnType<typeof findAccountCreditRefunds>>[number];

const creditRefundEntry = ({ number, amountCents, refundedOn }: CreditRefundRow): AccountEntry => ({
  on: localDate(refundedOn),
  kind: "refund",
  number,
  text: "Credit refunded by bank transfer",
  amount: cents(amountCents),
  invoiceId: "",
  dueOn: localDate(refundedOn),
});

const methods: Readonly<Record<string, string>> = paymentMethodLabels;

type MoneyRow = Awaited<ReturnType<typeof findAccountMoney>>[number];

const moneyEntry = (money: MoneyRow): AccountEntry => ({
  on: localDate(money.paidOn),
  // Money moved to another invoice has not left us, and a withdrawn payment was never received.
  kind: money.amountCents < 0 && money.method !== "moved" && money.method !== "withdrawn" ? "refund" : "payment",
  number: money.number,
  text: methods[money.method] ?? (money.note || "Payment"),
  amount: cents(-money.amountCents),
  invoiceId: money.invoiceId,
  dueOn: localDate(money.dueOn),
});

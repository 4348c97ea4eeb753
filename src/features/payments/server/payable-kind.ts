import type { Context } from "#platform/context.ts";
import type { PaymentRow } from "./store.ts";

/** The payer and the purpose of a payment, in the words of an email to them. */
export type Payer = {
  readonly firstName: string;
  readonly email: string;
  /** In the middle of a sentence. */
  readonly what: string;
  /** Someone else, whose address we don’t have: the booker hears of it for them. */
  readonly payerName: string | null;
  /** They hear of the booking itself, too. */
  readonly isBooker: boolean;
  readonly label: "Booking" | "Voucher" | "Invoice";
  readonly reference: string;
  readonly about: string;
  readonly isTest: boolean;
  readonly link: { readonly label: string; readonly href: string };
};

export type PayableColumn = "bookingId" | "shareId" | "voucherId" | "invoiceId";

/** Something that money comes in for. */
export type PayableKind = {
  /** Which column of a payment names it. */
  readonly column: PayableColumn;
  /** Two payments of it are decided one after the other. Before any payment is locked, as everywhere. */
  readonly lock: (ctx: Context, id: string) => Promise<unknown>;
  /** Whether it is paid without the money that has just come for it: then that goes back. */
  readonly isPaid: (ctx: Context, id: string) => Promise<boolean>;
  /** Its name for a gateway and a bank: the booking's reference, or the number of a voucher or an invoice. */
  readonly referenceOf: (ctx: Context, id: string) => Promise<string | undefined>;
  readonly payerOf: (ctx: Context, id: string) => Promise<Payer>;
  /** Tells the others that the money is ours. */
  readonly received: (ctx: Context, payment: PaymentRow) => Promise<void>;
};

declare module "#platform/context.ts" {
  interface Handed {
    /** Every kind there is, in the order in which a payment is asked: the first that it names is what it is for. */
    readonly payables: readonly PayableKind[];
  }
}

/** One payable as its link opens it now. */
export type Due = {
  readonly id: string;
  readonly dueCents: number;
  /** Every attempt to pay it, the latest first. */
  readonly attempts: readonly PaymentRow[];
  /** Why it can’t be paid; null where it can. */
  readonly obstacle: string | null;
  readonly form: FormFacts;
  /** The columns of a payment that pays it. */
  readonly pays: PaidColumns;
};

export type PaidColumns = Partial<Pick<PaymentRow, PayableColumn>>;

/** The payer and the thing on the gateway’s form. */
export type FormFacts = {
  readonly firstName: string;
  readonly lastName?: string;
  /** Empty where we have none. */
  readonly email: string;
  /** After the company’s name. */
  readonly item: string;
  readonly reference: string;
};

/** Its page is opened by a link that we email: the address and the seal say which one it is. */
export type LinkedKind<D extends Due = Due> = PayableKind & {
  readonly linkKind: string;
  readonly page: `/${string}=`;
  readonly open: (ctx: Context, id: string) => Promise<D | undefined>;
};

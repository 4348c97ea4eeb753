import type { Context } from "#platform/context.ts";
import type { PaymentRow } from "./store.ts";

/** The payer and the purpose of a payment, in the words of an email to them. */
export type Payer = {
  readonly firstName: string;
  readonly email: string;
  /** Where we know it; of whom no news goes to a phone, none. */
  readonly phone?: string;
  /** In the middle of a sentence. */
  readonly what: string;
  /** Someone whose address we don’t have: the booker is notified for them. */
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

/** Something that can be paid. */
export type PayableKind = {
  /** The payment column that names it. */
  readonly column: PayableColumn;
  /** Two payments of it are decided one after the other. Before any payment is locked, as everywhere. */
  readonly lock: (ctx: Context, id: string) => Promise<unknown>;
  /** Whether it is paid without the money just received, which is then refunded. */
  readonly isPaid: (ctx: Context, id: string) => Promise<boolean>;
  /** Its name for a gateway and a bank: the booking's reference, or the number of a voucher or an invoice. */
  readonly referenceOf: (ctx: Context, id: string) => Promise<string | undefined>;
  readonly payerOf: (ctx: Context, id: string) => Promise<Payer>;
  /** Announces the received money. */
  readonly received: (ctx: Context, payment: PaymentRow) => Promise<void>;
};

declare module "#platform/context.ts" {
  interface Handed {
    /** Every kind, in the order of checking: the first that a payment names is what it is for. */
    readonly payables: readonly PayableKind[];
  }
}

/** One payable as its link opens it. */
export type Due = {
  readonly id: string;
  readonly dueCents: number;
  /** Every attempt to pay it, the latest first. */
  readonly attempts: readonly PaymentRow[];
  /** Why it can’t be paid; null if it can. */
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
  /** Empty if we have none. */
  readonly email: string;
  /** After the company’s name. */
  readonly item: string;
  readonly reference: string;
};

/** A kind paid on a page opened by an emailed link, whose address and seal identify it. */
export type LinkedKind<D extends Due = Due> = PayableKind & {
  readonly linkKind: string;
  readonly page: `/${string}=`;
  readonly open: (ctx: Context, id: string) => Promise<D | undefined>;
};

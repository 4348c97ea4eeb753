import type { Context } from "#platform/context.ts";
import type { PaymentRow } from "./store.ts";

/** A payment’s payer and purpose, as their email words it. */
export type Payer = {
  readonly firstName: string;
  readonly email: string;
  /** Left out if unknown, or if they want no texts. */
  readonly phone?: string;
  /** Worded for the middle of a sentence. */
  readonly what: string;
  /** Set for a payer without an email address: the booker gets the email instead. */
  readonly payerName: string | null;
  /** Whether they also get the emails about the booking itself. */
  readonly isBooker: boolean;
  readonly label: "Booking" | "Voucher" | "Invoice";
  readonly reference: string;
  readonly about: string;
  readonly isTest: boolean;
  readonly link: { readonly label: string; readonly href: string };
};

export type PayableColumn = "bookingId" | "shareId" | "voucherId" | "invoiceId";

/** A kind of record that can be paid. */
export type PayableKind = {
  /** The payment column that refers to it. */
  readonly column: PayableColumn;
  /** Makes decisions about one record sequential. Taken before any payment is locked, as in all other places. */
  readonly lock: (ctx: Context, id: string) => Promise<unknown>;
  /** Whether it was already paid without the money just received, which is then refunded. */
  readonly isPaid: (ctx: Context, id: string) => Promise<boolean>;
  /** Its name for a gateway and a bank: the booking's reference, or the number of a voucher or an invoice. */
  readonly referenceOf: (ctx: Context, id: string) => Promise<string | undefined>;
  readonly payerOf: (ctx: Context, id: string) => Promise<Payer>;
  /** Emits the event for the received money. */
  readonly received: (ctx: Context, payment: PaymentRow) => Promise<void>;
};

declare module "#platform/context.ts" {
  interface Handed {
    /** Every kind, in order: a payment is for the first kind whose column it has set. */
    readonly payables: readonly PayableKind[];
  }
}

/** One record as its link opens it. */
export type Due = {
  readonly id: string;
  readonly dueCents: number;
  /** Every attempt to pay it, latest first. */
  readonly attempts: readonly PaymentRow[];
  /** Why it can’t be paid; null if it can. */
  readonly obstacle: string | null;
  readonly form: FormFacts;
  /** The columns set on a payment for it. */
  readonly pays: PaidColumns;
};

export type PaidColumns = Partial<Pick<PaymentRow, PayableColumn>>;

/** The payer and the item on the gateway’s form. */
export type FormFacts = {
  readonly firstName: string;
  readonly lastName?: string;
  /** Empty if we have none. */
  readonly email: string;
  /** Follows the company’s name. */
  readonly item: string;
  readonly reference: string;
};

/** A kind with its own payment page, opened by an emailed link with a sealed token. */
export type LinkedKind<D extends Due = Due> = PayableKind & {
  readonly linkKind: string;
  readonly page: `/${string}=`;
  readonly open: (ctx: Context, id: string) => Promise<D | undefined>;
};

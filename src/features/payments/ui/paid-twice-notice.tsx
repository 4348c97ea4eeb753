import { Alert } from "#design/alert.tsx";
import { formatRand } from "#design/money.tsx";
import { bankShowsRefund } from "#domain/payment/refund-time.ts";

type PaidTwiceProps = { what: "booking" | "share" | "voucher" | "invoice"; cents: number };

/** Paid in two tabs: shown on the page that the payer returns to, and in our email. */
export const PaidTwiceNotice = ({ what, cents }: PaidTwiceProps) =>
  cents === 0 ? null : (
    <Alert tone="info" announce title="You paid twice">
      Your {what} was already paid. We’ll refund {formatRand(cents)} the way you paid, and you don’t need to do
      anything. {bankShowsRefund}
    </Alert>
  );

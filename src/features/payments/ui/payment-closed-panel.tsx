import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { PaymentKey } from "./use-payment-key.ts";

/** Asks for reference and code; passed in by the page. */
export type AsksForKey = (request: { reference: string; onOpened: (key: PaymentKey) => void }) => ReactNode;

type PaymentClosedProps = {
  tried: PaymentKey;
  reason: "not_found" | "locked";
  company: CompanyDetails;
  asksForKey: AsksForKey;
  onOpen: (key: PaymentKey) => void;
};

/** Neither a code on this device nor a sign-in opens the booking. */
export function PaymentClosedPanel({ tried, reason, company, asksForKey, onOpen }: PaymentClosedProps) {
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6">
      <h1 className="text-h1">Pay for a booking</h1>
      <OpenProblem tried={tried} reason={reason} phone={company.phone} />
      {asksForKey({ reference: tried.reference, onOpened: onOpen })}
    </div>
  );
}

function OpenProblem({ tried, reason, phone }: { tried: PaymentKey; reason: "not_found" | "locked"; phone: string }) {
  if (reason === "locked")
    return (
      <Alert tone="bad" announce title="Too many attempts">
        Please try again in 15 minutes, or call {phone}.
      </Alert>
    );
  if (tried.reference === "" || tried.code === null) return null;
  return (
    <Alert tone="warn" announce>
      That access code doesn’t match booking {tried.reference}. Check the code in our email.
    </Alert>
  );
}

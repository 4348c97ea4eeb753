import { ChevronDown, FileText } from "lucide-react";
import { useEffect, useState } from "react";
import { CallFailed } from "#platform/browser/call-api.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import type { InvoiceDetailsInput } from "../../contract.ts";
import { invoiceDetailsContract } from "../details-contract.ts";
import { DetailsForm } from "./invoice-details-form.tsx";

type Details = OutputOf<typeof invoiceDetailsContract.invoiceDetails>;
type BookingInvoiceDetailsProps = { reference: string; code: string | null };

/**
 * The buyer on a booking’s invoice, collapsed by default. The page is also for visitors, so the card loads
 * its own data. A company’s guest has no say in the company's documents and sees nothing here.
 */
export function BookingInvoiceDetailsCard({ reference, code }: BookingInvoiceDetailsProps) {
  const [details, setDetails] = useState<Details>();
  const [saved, setSaved] = useState<InvoiceDetailsInput>();
  useEffect(() => {
    let isGone = false;
    readDetails({ reference, code }).then((read) => isGone || setDetails(read));
    return () => {
      isGone = true;
    };
  }, [reference, code]);
  if (!details) return null;
  const { name } = saved ?? details;
  const save = async (input: InvoiceDetailsInput) => {
    const saved = await callSignedIn(invoiceDetailsContract.saveInvoiceDetails, {
      ...openedBy({ reference, code }),
      ...input,
    });
    setSaved(input);
    return saved;
  };
  return (
    <details className="group rounded-md bg-surface-2 text-sm">
      <summary className="flex cursor-pointer list-none items-center gap-3 rounded-md px-4 py-3 [&::-webkit-details-marker]:hidden">
        <FileText aria-hidden="true" className="size-[18px] shrink-0 text-ink-2" />
        <span className="min-w-0 grow [overflow-wrap:anywhere]">
          Invoice to <strong>{name}</strong>
          {!details.is_settled && <span className="font-semibold text-primary-text">, change</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-2 transition-transform ease-out group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="px-4 pt-1 pb-4">
        {details.is_settled ? <Settled details={details} /> : <DetailsForm details={details} save={save} />}
      </div>
    </details>
  );
}

function Settled({ details: { number, address, vat_number } }: { details: Details }) {
  return (
    <div className="grid gap-2">
      <p>
        {number}: {address}
        {vat_number && `, VAT number ${vat_number}`}
      </p>
      <p className="text-ink-2">Need something changed? Please call or email us.</p>
    </div>
  );
}

const openedBy = ({ reference, code }: BookingInvoiceDetailsProps) => ({ reference, ...(code !== null && { code }) });

/** If it can’t be loaded it is left out, because the booking itself reports failures. */
async function readDetails(opening: BookingInvoiceDetailsProps): Promise<Details | undefined> {
  try {
    return await callSignedIn(invoiceDetailsContract.invoiceDetails, openedBy(opening));
  } catch (error) {
    if (error instanceof CallFailed) return undefined;
    throw error;
  }
}

import { Download } from "lucide-react";
import { Button } from "#design/button.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { invoicesContract } from "../contract.ts";
import { useInvoiceFile } from "./use-invoice-file.ts";

/** Saves one's own invoice as a PDF. */
export function InvoiceDownload({ number }: { number: string }) {
  const { isBusy, save } = useInvoiceFile();
  return (
    <Button
      size="sm"
      variant="outline"
      busy={isBusy}
      icon={<Download aria-hidden />}
      aria-label={`Download ${number}`}
      onClick={() => void save(() => callSignedIn(invoicesContract.invoiceFile, { number }))}
    >
      Download
    </Button>
  );
}

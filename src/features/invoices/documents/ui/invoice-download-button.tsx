import { Download } from "lucide-react";
import { Button } from "#design/button.tsx";
import { useFile } from "#design/use-file.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { invoiceDocumentsContract } from "../contract.ts";

/** Saves one's own invoice as a PDF. */
export function InvoiceDownloadButton({ number }: { number: string }) {
  const { isBusy, save } = useFile();
  return (
    <Button
      size="sm"
      variant="outline"
      busy={isBusy}
      icon={<Download aria-hidden />}
      aria-label={`Download ${number}`}
      onClick={() => void save(() => callSignedIn(invoiceDocumentsContract.invoiceFile, { number }))}
    >
      Download
    </Button>
  );
}

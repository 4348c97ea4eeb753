import { Download, ScrollText, Table2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { DateRangePicker } from "#design/dates/date-range-picker.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { useFile } from "#design/use-file.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { invoiceStatementContract } from "../../statements/contract.ts";
import { InvoiceDetailsForm } from "./invoice-details-form.tsx";

/** Above the person’s invoices: the invoice details and the statement. */
export function MyInvoiceTools() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ToolRow call={invoiceStatementContract.myStatement}>
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        Invoice details
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Invoice details"
        description="The name and address on your invoices. A tax invoice above R5 000 must show your address."
        size="sm"
      >
        <div className="pb-3">
          <InvoiceDetailsForm />
        </div>
      </Dialog>
    </ToolRow>
  );
}

export const OrganisationInvoiceTools = () => <ToolRow call={invoiceStatementContract.organisationStatement} />;

type ToolRowProps = {
  call: typeof invoiceStatementContract.myStatement | typeof invoiceStatementContract.organisationStatement;
  children?: React.ReactNode;
};

function ToolRow({ call, children }: ToolRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <Button size="sm" variant="outline" icon={<ScrollText aria-hidden />} onClick={() => setIsOpen(true)}>
        Account statement
      </Button>
      {children}
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Account statement"
        description="Invoices, payments and the amount due for a period, as a PDF."
        size="sm"
      >
        <StatementChoice call={call} />
      </Dialog>
    </div>
  );
}

function StatementChoice({ call }: Pick<ToolRowProps, "call">) {
  const today = localDateOf(new Date());
  const [period, setPeriod] = useState<{ from: string; to: string }>({ from: addDays(today, -90), to: today });
  const file = useFile();
  const table = useFile();
  const isOpen = !period.from || !period.to;
  const input = { from: period.from, until: period.to };
  return (
    <div className="grid gap-4 pb-3">
      <DateRangePicker label="Period" value={period} onChange={setPeriod} />
      <Button
        busy={file.isBusy}
        disabled={isOpen}
        icon={<Download aria-hidden />}
        onClick={() => void file.save(() => callSignedIn(call, input))}
      >
        Download statement
      </Button>
      <Button
        variant="outline"
        busy={table.isBusy}
        disabled={isOpen}
        icon={<Table2 aria-hidden />}
        onClick={() => void table.save(() => callSignedIn(call, { ...input, format: "csv" }))}
      >
        Download as CSV
      </Button>
    </div>
  );
}

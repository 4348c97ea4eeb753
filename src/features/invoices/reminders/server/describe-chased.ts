import type { ChasedInvoice } from "#domain/invoice/invoice-chasing.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { InvoiceRow } from "../../server/store.ts";

const day = (kept: string | null) => (kept === null ? null : localDate(kept));

export const describeChased = (row: InvoiceRow): ChasedInvoice => ({
  ...row,
  dueOn: localDate(row.dueOn),
  promisedOn: day(row.promisedOn),
  chasedOn: day(row.chasedOn),
});

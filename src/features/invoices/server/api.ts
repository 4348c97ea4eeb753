import { invoiceDeskApi } from "../desk/server/api.ts";
import { invoiceDetailsApi } from "../details/server/api.ts";
import { invoiceDocumentsApi } from "../documents/server/api.ts";
import { invoiceDraftsApi } from "../drafts/server/api.ts";
import { monthInvoicesApi } from "../monthly/server/api.ts";
import { invoiceMonthsApi } from "../months/server/api.ts";
import { invoiceRemindersApi } from "../reminders/server/api.ts";
import { invoiceStatementApi } from "../statements/server/api.ts";
import { invoiceUnbilledApi } from "../unbilled/server/api.ts";

/** Every call of invoices: what customers download and say, and what our team does. */
export const invoicesApi = [
  ...invoiceDocumentsApi,
  ...invoiceDetailsApi,
  ...invoiceDeskApi,
  ...invoiceDraftsApi,
  ...invoiceRemindersApi,
  ...invoiceMonthsApi,
  ...monthInvoicesApi,
  ...invoiceStatementApi,
  ...invoiceUnbilledApi,
];

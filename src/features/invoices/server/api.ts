import { bind } from "#platform/bind.ts";
import { invoicesContract } from "../contract.ts";
import { myInvoices } from "./my-invoices.ts";
import { organisationInvoices } from "./organisation-invoices.ts";

export const invoicesApi = bind(invoicesContract, { myInvoices, organisationInvoices });

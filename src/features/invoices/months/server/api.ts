import { bind } from "#platform/bind.ts";
import { invoiceMonthsContract } from "../contract.ts";
import { invoiceMonths, lockMonth, unlockMonth } from "./lock-month.ts";

export const invoiceMonthsApi = bind(invoiceMonthsContract, { invoiceMonths, lockMonth, unlockMonth });

import { bind } from "#platform/bind.ts";
import { invoiceMonthsContract } from "../contract.ts";
import { invoiceMonths } from "./invoice-months.ts";
import { lockMonth } from "./lock-month.ts";
import { openInMonth } from "./open-in-month.ts";
import { unlockMonth } from "./unlock-month.ts";

export const invoiceMonthsApi = bind(invoiceMonthsContract, { invoiceMonths, openInMonth, lockMonth, unlockMonth });

import { bind } from "#platform/bind.ts";
import { invoiceMonthsContract } from "../months-contract.ts";
import { listMonths, lockMonth, unlockMonth } from "./keep-months.ts";

export const invoiceMonthsApi = bind(invoiceMonthsContract, { invoiceMonths: listMonths, lockMonth, unlockMonth });

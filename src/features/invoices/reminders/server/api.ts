import { bind } from "#platform/bind.ts";
import { answeringFresh } from "../../server/answer-fresh.ts";
import { invoiceRemindersContract } from "../contract.ts";
import { setInvoiceChase } from "./set-invoice-chase.ts";

export const invoiceRemindersApi = bind(invoiceRemindersContract, { setInvoiceChase: answeringFresh(setInvoiceChase) });

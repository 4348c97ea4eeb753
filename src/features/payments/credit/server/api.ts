import { bind } from "#platform/bind.ts";
import { creditContract } from "../contract.ts";
import { creditTargets } from "./credit-targets.ts";
import { customerCredits } from "./customer-credits.ts";
import { refundCredit } from "./refund-credit.ts";
import { spendCredit } from "./spend-credit.ts";

export const creditApi = bind(creditContract, { customerCredits, creditTargets, spendCredit, refundCredit });

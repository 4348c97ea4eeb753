import { bind } from "#platform/bind.ts";
import { payRulesContract } from "../contract.ts";
import { readPayRules } from "./read-pay-rules.ts";
import { savePayRule } from "./save-pay-rule.ts";

export const payRulesApi = bind(payRulesContract, { readPayRules, savePayRule });

import { bind } from "#platform/bind.ts";
import { companyPolicyContract } from "../contract.ts";
import { simulatePolicy } from "./simulate-policy.ts";

export const companyPolicyApi = bind(companyPolicyContract, { simulatePolicy });

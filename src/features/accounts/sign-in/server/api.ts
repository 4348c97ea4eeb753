import { bind } from "#platform/bind.ts";
import { signInContract } from "../contract.ts";
import { demoAccounts } from "./demo-accounts.ts";

export const signInApi = bind(signInContract, { demoAccounts });

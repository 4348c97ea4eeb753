import { bind } from "#platform/bind.ts";
import { accountsContract } from "../contract.ts";
import { acceptInvite } from "./accept-invite.ts";
import type { TokenMaker } from "./make-tokens.ts";
import { offerDemoAccounts } from "./offer-demo-accounts.ts";
import { readInvite } from "./read-invite.ts";

type Settings = { readonly demo: boolean };

export const accountsApi = (settings: Settings, tokens: TokenMaker) =>
  bind(accountsContract, {
    demoAccounts: offerDemoAccounts(settings.demo),
    readInvite,
    acceptInvite: acceptInvite(tokens),
  });

import { bind } from "#platform/bind.ts";
import { walletContract } from "../contract.ts";
import { inspectLicences } from "./inspect-licences.ts";
import { myWallet } from "./my-wallet.ts";

export const walletApi = bind(walletContract, { myWallet, inspectLicences });

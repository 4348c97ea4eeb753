import { accept } from "#domain/result.ts";
import { offeredAccounts } from "./demo-views.ts";

/** No one is offered where the company is real. */
export const demoAccounts = (isDemo: boolean) => async () => accept({ accounts: isDemo ? [...offeredAccounts] : [] });

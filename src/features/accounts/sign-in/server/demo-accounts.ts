import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { offeredAccounts } from "./demo-views.ts";

/** Empty for a real company. */
export const demoAccounts = async ({ setup }: Context) =>
  accept({ accounts: setup.isDemo ? [...offeredAccounts] : [] });

import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { offeredAccounts } from "./demo-views.ts";

/** No one is offered where the company is real. */
export const demoAccounts = async ({ setup }: Context) =>
  accept({ accounts: setup.isDemo ? [...offeredAccounts] : [] });

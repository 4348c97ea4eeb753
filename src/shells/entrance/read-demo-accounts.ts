import type { LoaderFunctionArgs } from "react-router";
import type { signInContract } from "#features/accounts/sign-in/contract.ts";
import { pageStore } from "#platform/page-store.ts";

/** For the loader of a sign-in page: the accounts the demo offers. */
export const readDemoAccounts = ({ context }: LoaderFunctionArgs) =>
  context.get(pageStore).read<typeof signInContract.demoAccounts>("demo-accounts", {});

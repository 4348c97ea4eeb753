import type { LoaderFunctionArgs } from "react-router";
import type { signInContract } from "#features/accounts/sign-in/contract.ts";
import { pageStore } from "#platform/page-store.ts";

/** For a sign-in page’s loader: the demo’s accounts. */
export const readDemoAccounts = ({ context }: LoaderFunctionArgs) =>
  context.get(pageStore).read<typeof signInContract.demoAccounts>("demo-accounts", {});

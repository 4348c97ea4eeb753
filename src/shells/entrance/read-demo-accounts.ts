import type { LoaderFunctionArgs } from "react-router";
import type { accountsContract } from "#features/accounts/contract.ts";
import { pageStore } from "#platform/page-store.ts";

/** For the loader of a door: whom the demo lets in with one press. */
export const readDemoAccounts = ({ context }: LoaderFunctionArgs) =>
  context.get(pageStore).read<typeof accountsContract.demoAccounts>("demo-accounts", {});

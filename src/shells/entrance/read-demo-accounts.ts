import type { LoaderFunctionArgs } from "react-router";
import type { signInContract } from "#features/accounts/sign-in/contract.ts";
import { pageStore } from "#platform/page-store.ts";

/** For the loader of a door: whom the demo lets in with one press. */
export const readDemoAccounts = ({ context }: LoaderFunctionArgs) =>
  context.get(pageStore).read<typeof signInContract.demoAccounts>("demo-accounts", {});

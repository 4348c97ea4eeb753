import type { LoaderFunctionArgs } from "react-router";
import type { contentContract } from "#features/content/contract.ts";
import { pageStore } from "#platform/page-store.ts";

/** For loaders of pages that say whom to call. */
export async function readPhone({ context }: LoaderFunctionArgs): Promise<{ phone: string }> {
  const store = context.get(pageStore);
  const { phone } = await store.read<typeof contentContract.companyDetails>("company-details", {});
  return { phone };
}

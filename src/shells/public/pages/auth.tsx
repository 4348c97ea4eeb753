import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CustomerSignInPage } from "#features/accounts/sign-in/ui/customer-sign-in-page.tsx";
import { useFigured } from "#features/content/ui/figures.tsx";
import { signInPages } from "#features/content/words/pages/sign-in-pages.ts";
import { readDemoAccounts } from "../../entrance/read-demo-accounts.ts";
import { readPicture } from "../read-picture.ts";
import { PageMeta } from "../site-meta.tsx";

export const wakesAtOnce = true;

export async function loader(args: LoaderFunctionArgs) {
  const [picture, { accounts }] = await Promise.all([readPicture("camps-bay"), readDemoAccounts(args)]);
  return { picture, accounts };
}

const words = signInPages.customer;

export default function AuthPage() {
  const { picture, accounts } = useFigured(useLoaderData<typeof loader>());
  return (
    <div className="wrap py-10 lg:py-16">
      <PageMeta title="Sign in | {company}" description={words.metaDescription} path="/signup" noindex />
      <CustomerSignInPage words={words} picture={picture} signInPage="/auth" accounts={accounts} />
    </div>
  );
}

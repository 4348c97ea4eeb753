import { useLoaderData } from "react-router";
import { useFigured } from "#features/content/ui/figures.tsx";
import { ThankYou } from "#features/content/ui/thank-you.tsx";
import { AnswerPromiseNote } from "#features/crm/contact/ui/answer-promise-note.tsx";
import { PageMeta } from "../../site-meta.tsx";
import { useCompany } from "../../use-company.ts";

export async function loader() {
  const { thankYouPages } = await import("#features/content/words/pages/thank-you-pages.ts");
  return thankYouPages.quote;
}

export default function ThankYouQuotePage() {
  const words = useFigured(useLoaderData<typeof loader>());
  return (
    <>
      <PageMeta title={words.metaTitle} description={words.metaDescription} path="/thank-you-quote" noindex />
      <AnswerPromiseNote />
      <ThankYou words={words} company={useCompany()} />
    </>
  );
}

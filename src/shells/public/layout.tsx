import { type LoaderFunctionArgs, Outlet, useLoaderData } from "react-router";
import { OtherCurrenciesProvider } from "#design/currency/other-currency.tsx";
import { VisitNotice } from "#features/analytics/ui/visit-notice.tsx";
import { readCompanyTerms } from "#features/booking/sale/ui/use-company-terms.ts";
import type { contentContract } from "#features/content/contract.ts";
import type { legalContract } from "#features/content/legal/contract.ts";
import { FiguresProvider } from "#features/content/ui/figures.tsx";
import { figuresIn } from "#features/content/words/figures.ts";
import type { ratesContract } from "#features/settings/rates-contract.ts";
import { pageStore } from "#platform/page-store.ts";
import { FloatingWidgets } from "./floating-widgets.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MobileDrawer } from "./mobile-drawer.tsx";
import type { PublicData } from "./use-company.ts";
import { useOtherCurrencies } from "./use-other-currencies.ts";

/** The year comes with the data, so that server and browser print the same one. */
export async function loader({ context }: LoaderFunctionArgs): Promise<PublicData> {
  const store = context.get(pageStore);
  const [company, legal, terms, rates] = await Promise.all([
    store.read<typeof contentContract.companyDetails>("company-details", {}),
    store.read<typeof legalContract.legalDetails>("legal-details", {}),
    readCompanyTerms(store),
    store.read<typeof ratesContract.exchangeRates>("exchange-rates", {}),
  ]);
  return { company, legal, figures: figuresIn(terms), rates, year: new Date().getFullYear() };
}

/** The frame of every page for visitors. */
export function PublicLayout() {
  const { company, legal, figures, rates, year } = useLoaderData<PublicData>();
  return (
    <OtherCurrenciesProvider value={useOtherCurrencies(rates)}>
      <FiguresProvider value={figures}>
        <div className="flex min-h-dvh flex-col [--header:68px] xl:[--header:92px]">
          <a
            href="#main"
            className="-translate-y-24 fixed top-2 left-2 z-50 rounded-sm bg-surface px-5 py-3 font-bold text-link focus:translate-y-0 focus:shadow-3"
          >
            Skip to content
          </a>
          <Header company={company} />
          <MobileDrawer company={company} />
          <main id="main" tabIndex={-1} className="grow outline-none">
            <Outlet />
          </main>
          <Footer company={company} legal={legal} year={year} />
          <FloatingWidgets company={company} />
          <VisitNotice />
        </div>
      </FiguresProvider>
    </OtherCurrenciesProvider>
  );
}

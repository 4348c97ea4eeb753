import { Headset, Phone, X } from "lucide-react";
import { useMemo } from "react";
import { type LoaderFunctionArgs, Outlet, useLoaderData } from "react-router";
import { cx } from "#design/class-names.ts";
import { type OtherCurrencies, OtherCurrenciesProvider } from "#design/currency/other-currency.tsx";
import {
  approximately,
  currencies,
  currenciesIn,
  currencyNames,
  type ExchangeRates,
  rateDay,
} from "#domain/money/currency-rates.ts";
import { VisitNotice } from "#features/analytics/ui/visit-notice.tsx";
import { ChatButton } from "#features/chat/ui/chat-button.tsx";
import type { CompanyDetails, contentContract } from "#features/content/contract.ts";
import type { legalContract } from "#features/content/legal/contract.ts";
import { PhoneLink, WhatsAppLink } from "#features/content/ui/contact-links.tsx";
import { FiguresProvider } from "#features/content/ui/figures.tsx";
import { WhatsAppMark } from "#features/content/ui/whatsapp-mark.tsx";
import { figuresIn } from "#features/content/words/figures.ts";
import { ServiceNotice } from "#features/health/modes/ui/service-notice.tsx";
import type { maintenanceContract } from "#features/maintenance/contract.ts";
import type { shownPagesContract } from "#features/pages/shown/contract.ts";
import { BlockLink } from "#features/pages/ui/block-link.tsx";
import { readCompanyTerms } from "#features/selling/sale/ui/use-company-terms.ts";
import type { ratesContract } from "#features/settings/rates-contract.ts";
import { pageStore } from "#platform/page-store.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MobileDrawer } from "./mobile-drawer.tsx";
import type { PublicData } from "./use-company.ts";

/** The year is part of the data, so that server and browser print the same one. */
export async function loader({ context }: LoaderFunctionArgs): Promise<PublicData> {
  const store = context.get(pageStore);
  const [company, legal, terms, rates, notice, frame] = await Promise.all([
    store.read<typeof contentContract.companyDetails>("company-details", {}),
    store.read<typeof legalContract.legalDetails>("legal-details", {}),
    readCompanyTerms(store),
    store.read<typeof ratesContract.exchangeRates>("exchange-rates", {}),
    store.read<typeof maintenanceContract.siteNotice>("site-notice", {}),
    store.read<typeof shownPagesContract.siteFrame>("site-frame", {}),
  ]);
  const year = new Date().getFullYear();
  return { company, legal, figures: figuresIn(terms), rates, notice: notice.text, frame, year };
}

/** The frame of every public page. */
export function PublicLayout() {
  const { company, legal, figures, rates, notice, frame, year } = useLoaderData<PublicData>();
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
          {/* Above the header: below it, the opening picture of some pages would cover it. */}
          {notice && (
            <p role="status" className="bg-warn-soft py-3 text-center text-[0.9375rem] text-ink">
              <span className="wrap block">{notice}</span>
            </p>
          )}
          {frame.notices.map(({ id, values }) => (
            <SiteBanner key={id} notice={values} />
          ))}
          <Header company={company} menu={frame.header} />
          <MobileDrawer company={company} menu={frame.header} />
          <main id="main" tabIndex={-1} className="grow outline-none">
            <Outlet />
          </main>
          <Footer company={company} legal={legal} columns={frame.footer} year={year} />
          <FloatingWidgets company={company} />
          <VisitNotice />
        </div>
      </FiguresProvider>
    </OtherCurrenciesProvider>
  );
}

/** A notice of our team on every page, for the time it is set for. */
function SiteBanner({ notice: { text, action, tone } }: { notice: PublicData["frame"]["notices"][number]["values"] }) {
  const look = tone === "warning" ? "bg-warn-soft" : "bg-info-soft";
  return (
    <p role="status" className={cx("py-3 text-center text-[0.9375rem] text-ink", look)}>
      <span className="wrap block">
        {text} <BlockLink link={action} className="font-bold text-link underline" />
      </span>
    </p>
  );
}

/** The currencies offered beside rand, depending on the rates that are set. */
const useOtherCurrencies = (rates: ExchangeRates): OtherCurrencies => useMemo(() => tellIn(rates), [rates]);

const tellIn = (rates: ExchangeRates): OtherCurrencies => ({
  choices: currenciesIn(rates).map((id) => ({ id, label: `Rand and ${currencyNames[id]}` })),
  tell(amounts, chosen) {
    const currency = currencies.find((one) => one === chosen);
    const message = currency && approximately(amounts, currency, rates);
    return message ? `${message}, ${rateDay(rates)}` : null;
  },
});

/** The distance of the lower buttons from the screen’s edge. */
const foot = "[--foot:max(0.75rem,env(safe-area-inset-bottom))] 2xl:[--foot:1.5rem]";
const look = cx(
  "fixed z-30 size-12 place-items-center rounded-pill text-on-dark shadow-3 ring-2 ring-on-dark/85 2xl:size-14",
  "transition-transform duration-(--d-2) ease-out hover:scale-105 [--focus:var(--c-sun)] print:hidden",
);

/** A phone has no room for three, so they are above the one button that shows them. */
const folded = "grid max-lg:hidden max-lg:peer-open:grid max-lg:right-3 max-lg:left-auto";

/**
 * Ways to contact us, always visible: call on the left, WhatsApp on the right with the chat above. On a phone one
 * button opens them, and it moves aside while a form or price card passes beneath it.
 */
function FloatingWidgets({ company }: { company: CompanyDetails }) {
  return (
    <aside aria-label="Quick contact" data-quick-contact className={foot}>
      <details className="peer group/contact lg:hidden print:hidden">
        <summary
          className={cx(
            look,
            "steps-aside right-3 bottom-(--foot) grid list-none bg-atlantic [&::-webkit-details-marker]:hidden",
          )}
        >
          <span className="sr-only">Contact us</span>
          <Headset aria-hidden="true" className="size-6 group-open/contact:hidden" />
          <X aria-hidden="true" className="hidden size-6 group-open/contact:block" />
        </summary>
      </details>
      <ChatButton
        notice={<ServiceNotice place="chat" className="m-3" />}
        className={cx(
          look,
          folded,
          "right-3 bottom-[calc(var(--foot)+3.75rem)] max-lg:bottom-[calc(var(--foot)+11.25rem)] bg-sun text-atlantic! noscript:hidden 2xl:right-6 2xl:bottom-[calc(var(--foot)+4.5rem)]",
        )}
      />
      <PhoneLink
        company={company}
        aria-label={`Call us: ${company.phone}`}
        className={cx(
          look,
          folded,
          "bottom-(--foot) left-3 bg-atlantic max-lg:bottom-[calc(var(--foot)+3.75rem)] 2xl:left-6",
        )}
      >
        <Phone aria-hidden="true" className="size-6" />
      </PhoneLink>
      <WhatsAppLink
        company={company}
        aria-label="Chat with us on WhatsApp"
        className={cx(
          look,
          folded,
          "right-3 bottom-(--foot) bg-forest max-lg:bottom-[calc(var(--foot)+7.5rem)] 2xl:right-6",
        )}
      >
        <WhatsAppMark className="size-6.5" />
      </WhatsAppLink>
    </aside>
  );
}

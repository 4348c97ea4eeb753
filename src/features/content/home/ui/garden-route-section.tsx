import { buttonClass } from "#design/button.tsx";
import { OtherCurrencyOf } from "#design/currency/other-currency.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import type { GardenRoutePackage } from "../../words/garden-route-packages.ts";
import type { ServicesView } from "../../words/page-shapes.ts";

/** Three lengths of the same road, day by day. */
export function GardenRouteSection({ words }: { words: ServicesView["gardenRoute"] }) {
  const { packages, action, ...heading } = words;
  return (
    <section aria-labelledby="garden-route" className="section">
      <div className="wrap">
        <SectionHeading
          id="garden-route"
          {...heading}
          action={
            <SiteLink to={action.to} className={buttonClass({ variant: "outline" })}>
              {action.label}
            </SiteLink>
          }
        />
        <ul className="grid items-start gap-5 lg:grid-cols-3 lg:gap-7">
          {packages.map((one) => (
            <li key={one.days} className="rounded-lg bg-surface p-6 shadow-1 sm:p-7">
              <PackageWords offer={one} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function PackageWords({ offer: { title, price, route, goodFor } }: { offer: GardenRoutePackage }) {
  return (
    <>
      <h3 className="font-extrabold text-[1.75rem] leading-none">{title}</h3>
      <p className="mt-2.5 inline-block rounded-pill bg-sun px-3.5 py-1.5 font-bold font-display text-[0.9688rem] text-atlantic leading-tight">
        {price}
      </p>
      <OtherCurrencyOf text={price} className="mt-2 block text-ink-2 text-sm" />
      <p className="mt-3 text-ink-2">{goodFor}</p>
      <ol className="mt-5 grid gap-3.5 border-line border-t pt-5">
        {route.map((day, index) => (
          <li key={day} className="flex gap-3 text-[0.9688rem]">
            <span className="grid size-7 shrink-0 place-items-center rounded-pill bg-info-soft font-bold text-info text-xs">
              <span className="sr-only">Day </span>
              {index + 1}
            </span>
            <span className="pt-0.5">{day}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

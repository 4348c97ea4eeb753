import { SectionHeading } from "#design/section-heading.tsx";
import { useSurcharges } from "../../ui/figures.tsx";
import type { ServicesView } from "../../words/page-shapes.ts";

type SurchargeSectionProps = { id?: string; words: Omit<ServicesView["surcharges"], "kicker"> & { kicker?: string } };

/** Every surcharge, extra and toll of the tariff in force. */
export function SurchargeSection({ id = "surcharges", words: { columns, ...heading } }: SurchargeSectionProps) {
  const surcharges = useSurcharges();
  if (surcharges.length === 0) return null;
  return (
    <section aria-labelledby={id} className="section pt-0!">
      <div className="wrap">
        <SectionHeading id={id} {...heading} />
        <table className="block w-full rounded-xl bg-surface px-5 py-2 text-start shadow-2 sm:table sm:border-separate sm:border-spacing-0 sm:px-8 sm:py-3">
          <caption className="sr-only">{heading.title}</caption>
          <thead className="text-ink-2 text-sm max-sm:sr-only">
            <tr>
              {[columns.name, columns.adds, columns.applies].map((column) => (
                <th key={column} scope="col" className="py-4 pe-6 text-start font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {surcharges.map(({ name, adds, applies, limits }) => (
              <tr
                key={name}
                className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:border-line max-sm:py-4 max-sm:not-first:border-t sm:*:border-line sm:*:border-t"
              >
                <th scope="row" className="text-start font-semibold sm:py-4 sm:pe-6">
                  {name}
                </th>
                <td className="whitespace-nowrap font-bold font-display tabular-nums sm:py-4 sm:pe-6">{adds}</td>
                <td className="text-ink-2 text-sm max-sm:col-span-2 sm:py-4">
                  {applies}
                  {limits && <span className="block">Only: {limits}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

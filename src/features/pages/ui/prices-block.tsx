import { OtherCurrencyOf } from "#design/currency/other-currency.tsx";
import { BlockSection, headingId } from "./block-section.tsx";
import type { DrawnBlock } from "./drawn-block.tsx";

/** Prices by their marks: each row is what the tariff says today. */
export function PricesBlock({ id, values: { rows, note, ...heading } }: DrawnBlock<"prices">) {
  return (
    <BlockSection id={id} heading={heading}>
      <table
        aria-labelledby={heading.title ? headingId(id) : undefined}
        className="w-full max-w-[56rem] border-separate border-spacing-0 rounded-xl bg-surface px-5 py-2 shadow-2 sm:px-8 sm:py-3"
      >
        <thead className="sr-only">
          <tr>
            <th scope="col">What</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, price, note: about }, at) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
              key={`${at} ${label}`}
              className="*:border-line not-first:*:border-t"
            >
              <th scope="row" className="py-4 pe-6 text-start font-normal sm:py-5">
                <span className="block font-bold font-display text-[1.125rem] leading-snug">{label}</span>
                {about && <span className="block text-ink-2 text-sm">{about}</span>}
              </th>
              <td className="whitespace-nowrap py-4 text-end font-bold font-display text-[1.125rem] tabular-nums sm:py-5">
                {price}
                <OtherCurrencyOf text={price} className="block font-normal font-text text-ink-2 text-sm" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="mt-4 max-w-[56rem] text-ink-2 text-sm">{note}</p>}
    </BlockSection>
  );
}

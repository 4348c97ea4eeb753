import { formatRand } from "#design/money.tsx";
import type { TariffPreview } from "../contract.ts";

type EffectsProps = { weighed: TariffPreview };

/** By service, on public pages, and on what is open now. */
export function TariffEffects({ weighed: { by_service, pages, holds, quotes } }: EffectsProps) {
  const rows = by_service.map((one) => ({
    key: one.service_name,
    what: `${one.service_name}, ${one.bookings} ${one.bookings === 1 ? "booking" : "bookings"}`,
    from: one.charged_cents,
    to: one.would_be_cents,
  }));
  return (
    <>
      {rows.length > 0 && <FromTo caption="By service" head={["Service", "Charged", "Draft"]} rows={rows} />}
      {pages.length === 0 ? (
        <p className="text-ink-2 text-sm">No price on a public page changes today.</p>
      ) : (
        <FromTo
          caption="Prices on public pages"
          head={["Page", "Now", "Draft"]}
          rows={pages.map(({ what, page, from_cents, to_cents }) => ({
            key: `${page} ${what}`,
            what: `${what}, ${page}`,
            from: from_cents,
            to: to_cents,
          }))}
        />
      )}
      <p className="text-ink-2 text-sm">
        {openText(holds, "unpaid booking", "unpaid bookings")} {openText(quotes, "open quote", "open quotes")} They keep
        their price.
      </p>
    </>
  );
}

const openText = ({ open, different }: TariffPreview["holds"], one: string, several: string): string =>
  open === 0
    ? `There is no ${one}.`
    : `${open} ${open === 1 ? one : several}, ${different} of which would cost something else.`;

type FromToProps = {
  caption: string;
  head: readonly [string, string, string];
  rows: readonly { key: string; what: string; from: number | null; to: number | null }[];
};

function FromTo({ caption, head, rows }: FromToProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-[0.9375rem]">
        <caption className="pb-2 text-start text-sm font-semibold">{caption}</caption>
        <thead className="text-ink-2 text-sm">
          <tr>
            <th className="py-1 text-start font-medium">{head[0]}</th>
            <th className="text-end font-medium">{head[1]}</th>
            <th className="text-end font-medium">{head[2]}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line tabular-nums">
          {rows.map(({ key, what, from, to }) => (
            <tr key={key}>
              <td className="py-1.5">{what}</td>
              <td className="text-end">{from === null ? "None" : formatRand(from)}</td>
              <td className="text-end font-semibold">{to === null ? "None" : formatRand(to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

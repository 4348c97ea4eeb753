import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { Amount, Amounts, ClassTable, TariffGroup } from "./tariff-fields.tsx";
import { TourKeys } from "./tour-keys.tsx";
import type { PartEditorProps } from "./use-tariff-draft.ts";

export function ToursGroup({ draft, put }: PartEditorProps) {
  const { tours, packages, partyFactors, tourTransportShare } = draft;
  const offered = useCall(termsContract.companyTerms, {}).data?.tours ?? [];
  const nameOf = (slug: string) => offered.find((tour) => tour.slug === slug)?.name ?? slug;
  return (
    <TariffGroup
      title="Tours and packages"
      note="For a group in the class that prices are agreed for. Other vehicles use a factor."
    >
      <Amounts>
        {Object.entries(tours).map(([slug, price]) => (
          <Amount
            key={slug}
            label={nameOf(slug)}
            value={price}
            onChange={(next) => put("tours", { ...tours, [slug]: next })}
          />
        ))}
      </Amounts>
      <h4 className="text-sm font-semibold text-ink-2">Garden Route, per person</h4>
      <Amounts>
        {packages.map(({ days, perPerson }) => (
          <Amount
            key={days}
            label={`${days} days`}
            value={perPerson}
            onChange={(next) =>
              put(
                "packages",
                packages.map((one) => (one.days === days ? { ...one, perPerson: next } : one)),
              )
            }
          />
        ))}
      </Amounts>
      <ClassTable
        title="Tours and fixed routes in each vehicle: multiple of the price"
        columns={{ from: "Smallest party, ×", each: "Each further person, +×" }}
        unit="plain"
        value={partyFactors}
        onChange={(next) => put("partyFactors", next)}
      />
      <Amounts>
        <Amount
          label="Driving in a tour"
          unit="percent"
          hint="Exempt from VAT. The rest is taxed. Keep a record of how you worked it out."
          value={tourTransportShare}
          onChange={(share) => put("tourTransportShare", share)}
        />
      </Amounts>
      <TourKeys draft={draft} put={put} nameOf={nameOf} />
    </TariffGroup>
  );
}

export function HireGroup({ draft: { carHire, chauffeur, coach }, put }: PartEditorProps) {
  return (
    <TariffGroup title="Hire with driver" note="Cars, chauffeur and coaches, by the day">
      <p className="text-ink-2 text-sm">A class without a price here isn’t hired that way.</p>
      <HireTable
        title="Car hire"
        units={{ half_day: "Half a day", full_day: "A day" }}
        value={carHire}
        onChange={(next) => put("carHire", next)}
      />
      <h4 className="text-sm font-semibold text-ink-2">Chauffeur</h4>
      <Amounts>
        <Amount label="A day" value={chauffeur.day} onChange={(day) => put("chauffeur", { ...chauffeur, day })} />
        <Amount
          label="Hours in it"
          unit="plain"
          trail="h"
          value={chauffeur.includedHours}
          onChange={(includedHours) => put("chauffeur", { ...chauffeur, includedHours })}
        />
        <Amount
          label="A further hour"
          value={chauffeur.extraHour}
          onChange={(extraHour) => put("chauffeur", { ...chauffeur, extraHour })}
        />
      </Amounts>
      <HireTable
        title="Coaches"
        units={{ hop: "Short hop", day: "A day" }}
        value={coach}
        onChange={(next) => put("coach", next)}
      />
    </TariffGroup>
  );
}

type ByUnit<U extends string> = Record<U, Record<string, number>>;
type HireTableProps<U extends string> = {
  title: string;
  units: Readonly<Record<U, string>>;
  value: ByUnit<U>;
  onChange: (value: ByUnit<U>) => void;
};

/** Prices by unit of time, with a row for each class. A row that is emptied is no longer hired. */
function HireTable<U extends string>({ title, units, value, onChange }: HireTableProps<U>) {
  const names = Object.keys(units) as U[];
  const ids = [...new Set(names.flatMap((unit) => Object.keys(value[unit])))];
  const rows = Object.fromEntries(
    ids.map((id) => [id, Object.fromEntries(names.map((unit) => [unit, value[unit][id] ?? Number.NaN]))]),
  ) as Record<string, Record<U, number>>;
  const put = (next: typeof rows) => {
    const hired = Object.entries(next).filter(([, prices]) => names.some((unit) => prices[unit] > 0));
    const of = (unit: U) => Object.fromEntries(hired.map(([id, prices]) => [id, prices[unit]]));
    onChange(Object.fromEntries(names.map((unit) => [unit, of(unit)])) as ByUnit<U>);
  };
  return <ClassTable title={title} columns={units} value={rows} onChange={put} />;
}

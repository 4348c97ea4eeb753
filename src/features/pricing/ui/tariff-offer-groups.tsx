import { vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
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
  const classes = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  const isCoach = ({ id }: { id: string }) => coach.day[id] !== undefined;
  const isHired = ({ id }: { id: string }) => carHire.full_day[id] !== undefined;
  return (
    <TariffGroup title="Hire with driver" note="Cars, chauffeur and coaches, by the day">
      <h4 className="text-sm font-semibold text-ink-2">Car hire</h4>
      <Amounts>
        {classes
          .filter(isHired)
          .flatMap(({ id, name }) =>
            (["half_day", "full_day"] as const).map((unit) => (
              <Amount
                key={`${id} ${unit}`}
                label={`${name}, ${unit === "half_day" ? "half a day" : "a day"}`}
                value={carHire[unit][id] ?? 0}
                onChange={(price) => put("carHire", { ...carHire, [unit]: { ...carHire[unit], [id]: price } })}
              />
            )),
          )}
      </Amounts>
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
      <h4 className="text-sm font-semibold text-ink-2">Coaches</h4>
      <Amounts>
        {(["hop", "day"] as const).flatMap((unit) =>
          classes
            .filter(isCoach)
            .map(({ id, name }) => (
              <Amount
                key={`${id} ${unit}`}
                label={`${name}, ${unit === "hop" ? "short hop" : "a day"}`}
                value={coach[unit][id] ?? 0}
                onChange={(price) => put("coach", { ...coach, [unit]: { ...coach[unit], [id]: price } })}
              />
            )),
        )}
      </Amounts>
    </TariffGroup>
  );
}

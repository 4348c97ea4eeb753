import { Amount, Amounts, TariffGroup } from "./tariff-fields.tsx";
import type { PartEditorProps } from "./use-tariff-draft.ts";

export function ExtrasGroup({ draft: { extras }, put }: PartEditorProps) {
  return (
    <TariffGroup title="Extras" note="Added to the price">
      <Amounts>
        <Amount label="An extra stop" value={extras.stop} onChange={(stop) => put("extras", { ...extras, stop })} />
        <Amount
          label="A luggage trailer"
          value={extras.trailer}
          onChange={(trailer) => put("extras", { ...extras, trailer })}
        />
        <Amount
          label="A child seat"
          value={extras.childSeat}
          onChange={(childSeat) => put("extras", { ...extras, childSeat })}
        />
        <Amount
          label="Driver’s lodging, per night"
          value={extras.driverNight ?? 0}
          onChange={(driverNight) => put("extras", { ...extras, driverNight })}
        />
      </Amounts>
    </TariffGroup>
  );
}

export function RoundingGroup({ draft: { groupDiscount, roundTo, atLeast }, put }: PartEditorProps) {
  return (
    <TariffGroup title="Groups and rounding" note="Discount, lowest fare">
      <Amounts>
        <Amount
          label="Group discount from"
          unit="plain"
          trail="pax"
          value={groupDiscount.fromPassengers}
          onChange={(fromPassengers) => put("groupDiscount", { ...groupDiscount, fromPassengers })}
        />
        <Amount
          label="Group discount"
          unit="percent"
          value={groupDiscount.share}
          onChange={(share) => put("groupDiscount", { ...groupDiscount, share })}
        />
        <Amount label="Round to" value={roundTo} onChange={(next) => put("roundTo", next)} />
        <Amount label="Lowest fare" value={atLeast} onChange={(next) => put("atLeast", next)} />
      </Amounts>
    </TariffGroup>
  );
}

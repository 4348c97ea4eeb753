import { Plus, Trash2 } from "lucide-react";
import { Button, IconButton } from "#design/button.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { Amount, Amounts, ClassTable, partyColumns, TariffGroup } from "./tariff-fields.tsx";
import type { PartEditorProps } from "./use-tariff-draft.ts";

type ByClass = PartEditorProps["draft"]["transfer"]["perKm"];
const asColumn = (prices: ByClass) => Object.fromEntries(Object.entries(prices).map(([id, km]) => [id, { km }]));

export function TransferGroup({ draft, put }: PartEditorProps) {
  const { transfer, emptyWayShare } = draft;
  return (
    <TariffGroup title="Airport transfers and rides" note="By distance and vehicle">
      <Amounts>
        <Amount
          label="A short hop is up to"
          unit="plain"
          trail="km"
          value={transfer.hopKm}
          onChange={(hopKm) => put("transfer", { ...transfer, hopKm })}
        />
        <Amount
          label="A ride includes"
          unit="plain"
          trail="km"
          value={transfer.includedKm}
          onChange={(includedKm) => put("transfer", { ...transfer, includedKm })}
        />
        <Amount
          label="Empty return"
          unit="percent"
          hint="Beyond the service area: share of the price per kilometre, for each kilometre without passengers."
          value={emptyWayShare}
          onChange={(share) => put("emptyWayShare", share)}
        />
      </Amounts>
      <ClassTable
        title="Short hop"
        columns={partyColumns}
        value={transfer.hop}
        onChange={(hop) => put("transfer", { ...transfer, hop })}
      />
      <ClassTable
        title="Ride"
        columns={partyColumns}
        value={transfer.ride}
        onChange={(ride) => put("transfer", { ...transfer, ride })}
      />
      <ClassTable
        title="Each kilometre beyond"
        columns={{ km: "For one kilometre" }}
        value={asColumn(transfer.perKm)}
        onChange={(next) =>
          put("transfer", {
            ...transfer,
            perKm: Object.fromEntries(Object.entries(next).map(([id, { km }]) => [id, km])),
          })
        }
      />
    </TariffGroup>
  );
}

export function SharedRideGroup({ draft: { group }, put }: PartEditorProps) {
  return (
    <TariffGroup title="Private shuttles and groups" note="The same distances as transfers">
      <ClassTable
        title="Short hop"
        columns={partyColumns}
        value={group.hop}
        onChange={(hop) => put("group", { ...group, hop })}
      />
      <ClassTable
        title="Ride"
        columns={partyColumns}
        value={group.ride}
        onChange={(ride) => put("group", { ...group, ride })}
      />
    </TariffGroup>
  );
}

export function RoutesGroup({ draft: { routes }, put }: PartEditorProps) {
  const change = (at: number, next: (typeof routes)[number]) =>
    put(
      "routes",
      routes.map((route, index) => (index === at ? next : route)),
    );
  return (
    <TariffGroup
      title="Fixed routes"
      note={`Cape Town and ${routes.length} towns, one way in the class that prices are agreed for`}
    >
      <ul className="grid gap-2 sm:grid-cols-2">
        {routes.map((route, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a town may be renamed while it is typed
          <li key={at} className="grid grid-cols-[1fr_8rem_auto] items-center gap-2">
            <TextInput
              size="sm"
              aria-label={`Town ${at + 1}`}
              value={route.town}
              onChange={(event) => change(at, { ...route, town: event.currentTarget.value })}
            />
            <NumberEntry
              size="sm"
              unit="rand"
              aria-label={`Price to ${route.town}`}
              value={route.price}
              onChange={(price) => change(at, { ...route, price })}
            />
            <IconButton
              size="sm"
              label={`Remove ${route.town}`}
              onClick={() =>
                put(
                  "routes",
                  routes.filter((_, index) => index !== at),
                )
              }
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="outline"
        className="w-fit"
        icon={<Plus aria-hidden />}
        onClick={() => put("routes", [...routes, { town: "", price: 0 }])}
      >
        Add a town
      </Button>
    </TariffGroup>
  );
}

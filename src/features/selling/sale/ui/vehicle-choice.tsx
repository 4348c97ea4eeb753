import { Check, Luggage, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { OtherCurrency } from "#design/currency/other-currency.tsx";
import { formatRand } from "#design/money.tsx";
import { Picture } from "#design/pictures/picture.tsx";
import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import { photograph } from "#features/content/words/photograph.ts";
import { vehicleDrawings } from "#features/content/words/vehicle-drawings.ts";
import type { JourneyOffer } from "../../offer-contract.ts";

type Offered = JourneyOffer["vehicles"][number];

const shownFirst = 2;

type VehicleChoiceProps = {
  vehicles: readonly Offered[];
  value: VehicleClass;
  onChange: (vehicle: VehicleClass) => void;
  /** Too little is known to say how soon each is confirmed. */
  isUnplaced?: boolean;
};

/** The classes that fit this party: seats, luggage, price, and the difference to the cheapest. */
export function VehicleChoice({ vehicles, value, onChange, isUnplaced = false }: VehicleChoiceProps) {
  const [isAllShown, setAllShown] = useState(false);
  // Much larger vehicles are one click away, so that they do not get in the way.
  const shown = vehicles.filter((one, at) => isAllShown || at < shownFirst || one.vehicle_class === value);
  const cheapest = Math.min(...vehicles.map(({ total_cents }) => total_cents ?? Number.POSITIVE_INFINITY));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 font-semibold text-sm">
        Choose your vehicle <span className="font-normal text-ink-2">Prices are for your whole party.</span>
      </legend>
      <div className="grid gap-2.5">
        {shown.map((vehicle) => (
          <label key={vehicle.vehicle_class} className={card}>
            <input
              type="radio"
              name="vehicle_class"
              value={vehicle.vehicle_class}
              checked={vehicle.vehicle_class === value}
              onChange={() => onChange(vehicle.vehicle_class)}
              className="sr-only"
            />
            <Picture
              image={vehicle.picture ? photograph(vehicle.picture) : vehicleDrawings[vehicle.drawing]}
              alt=""
              sizes="144px"
              className="row-span-2 aspect-[4/3] w-24 self-stretch rounded-md sm:w-36"
            />
            <VehicleFacts vehicle={vehicle} />
            <VehiclePrice vehicle={vehicle} cheapest={cheapest} />
            <VehicleInside vehicle={vehicle} isUnplaced={isUnplaced} />
          </label>
        ))}
      </div>
      {shown.length < vehicles.length && (
        <Button variant="quiet" size="sm" onClick={() => setAllShown(true)} className="mt-2">
          Show more vehicles
        </Button>
      )}
    </fieldset>
  );
}

function VehicleFacts({ vehicle }: { vehicle: Offered }) {
  const { name, grade, seats, bags, has_trailer } = vehicle;
  return (
    <span className="grid min-w-0 content-end gap-1 self-end">
      <span className="font-bold font-display text-lg leading-tight">
        {name}
        {grade && <span className="ml-2 font-normal font-sans text-ink-2 text-sm">{grade}</span>}
      </span>
      <span className="flex flex-wrap gap-x-3.5 gap-y-0.5 font-semibold text-sm">
        {seats !== null && <Count icon={<Users />}>Up to {seats} passengers</Count>}
        <Count icon={<Luggage />}>
          {bags} large bags{has_trailer && ", with trailer"}
        </Count>
      </span>
    </span>
  );
}

/** The vehicle’s features, and how soon it is confirmed. */
function VehicleInside({
  vehicle: { description, inside, light },
  isUnplaced,
}: {
  vehicle: Offered;
  isUnplaced: boolean;
}) {
  return (
    <span className="col-span-2 col-start-2 grid min-w-0 gap-1 self-start">
      <span className="text-ink-2 text-sm leading-snug max-sm:hidden">{description}</span>
      <span className="text-ink-2 text-xs leading-snug sm:text-sm">{inside}</span>
      {!isUnplaced && <span className={cx("font-semibold text-xs", lightTone[light])}>{lightText[light]}</span>}
    </span>
  );
}

const Count = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5 [&>svg]:size-4 [&>svg]:text-link">
    <span aria-hidden="true" className="contents">
      {icon}
    </span>
    <span>{children}</span>
  </span>
);

function VehiclePrice({ vehicle: { total_cents }, cheapest }: { vehicle: Offered; cheapest: number }) {
  if (total_cents === null) return <span />;
  return (
    <span className="grid content-center justify-items-end gap-0.5 text-right">
      <span className={mark}>
        <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />
      </span>
      <span className="font-display font-extrabold text-lg leading-tight sm:text-xl">{formatRand(total_cents)}</span>
      <OtherCurrency cents={total_cents} className="max-w-28 text-ink-2 text-xs" />
      <span className="whitespace-nowrap text-ink-2 text-xs">
        {total_cents > cheapest ? `${formatRand(total_cents - cheapest)} more` : "Lowest price"}
      </span>
    </span>
  );
}

const lightText: Readonly<Record<Offered["light"], string>> = {
  green: "Instant confirmation",
  amber: "We confirm it first",
  red: "Unavailable at that time",
};
const lightTone: Readonly<Record<Offered["light"], string>> = {
  green: "text-ok",
  amber: "text-warn",
  red: "text-bad",
};

const card =
  "relative grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 rounded-lg bg-surface p-2.5 sm:gap-x-4.5 sm:pr-4.5 " +
  "inset-ring-[1.5px] inset-ring-line transition-shadow duration-(--d-2) hover:inset-ring-line-strong has-checked:bg-primary-soft has-checked:inset-ring-2 has-checked:inset-ring-primary has-checked:[--mark:1] " +
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

const mark = "grid size-6 place-items-center rounded-pill bg-primary text-on-primary opacity-(--mark,0)";

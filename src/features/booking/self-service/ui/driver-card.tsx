import { useState } from "react";
import { vehicleText } from "#domain/drive/trip-parts.ts";
import type { ShownDriver } from "../own-contract.ts";

type DriverCardProps = {
  driver: ShownDriver;
  /** The number of vehicles. */
  vehicles: number;
};

/** The driver and vehicle: a face, a vehicle and a number plate to look out for. */
export function DriverCard({ driver, vehicles }: DriverCardProps) {
  const { first_name: name, vehicle, plate, photo, vehicle_photo: vehiclePhoto } = driver;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-t pt-3">
      <div className="flex min-w-0 grow items-center gap-3">
        <Photograph
          address={photo}
          alt={`${name}, your driver`}
          className="size-16 rounded-pill"
          portrait={driver.portrait}
        />
        <p className="min-w-0 leading-snug">
          <span className="block text-ink-2 text-sm">{roleText(driver, vehicles)}</span>
          <span className="font-semibold text-lg">{name}</span>
        </p>
      </div>
      <div className="flex min-w-0 grow items-center gap-3">
        <Photograph
          address={vehiclePhoto}
          alt={vehicle}
          className="h-16 w-24 rounded-md"
          portrait={driver.vehicle_portrait}
        />
        <p className="grid min-w-0 justify-items-start gap-1 leading-snug">
          <span className="[overflow-wrap:anywhere]">{vehicle}</span>
          <span className="rounded-sm bg-surface px-2 py-0.5 font-bold tracking-wide tabular-nums inset-ring inset-ring-line-strong">
            <span className="sr-only">Number plate </span>
            {plate}
          </span>
        </p>
      </div>
    </div>
  );
}

const roleText = ({ part, passengers }: ShownDriver, vehicles: number): string =>
  vehicles > 1
    ? `${vehicleText({ part, vehicles })}, for ${passengers} ${passengers === 1 ? "passenger" : "passengers"}`
    : "Your driver";

type PhotographProps = { address: string | null; alt: string; className: string; portrait: string };

/** Its address expires with the trip: an open page then shows the portrait. */
function Photograph({ address, alt, className, portrait }: PhotographProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = address !== null && failed !== address;
  return (
    <img
      src={isShown ? address : portrait}
      alt={isShown ? alt : ""}
      loading="lazy"
      onError={() => setFailed(address)}
      className={`shrink-0 bg-surface object-cover ${className}`}
    />
  );
}

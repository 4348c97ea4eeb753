import { vehicleText } from "#domain/drive/trip-parts.ts";
import type { LiveTrip, LiveVehicle } from "../contract.ts";
import { clock, closedNews, newsOf, silenceText, waitText } from "./messages.ts";

/** The part of the page that changes, which the script reloads and replaces. */
export function LiveNow({ trip }: { trip: LiveTrip }) {
  if (trip.standing !== "open") {
    const { title, text } = closedNews(trip);
    return (
      <section className="news" data-standing={trip.standing}>
        <h1>{title}</h1>
        <p>{text}</p>
      </section>
    );
  }
  return (
    <div data-standing="open" data-states={trip.vehicles.map(({ state }) => state).join(" ")}>
      {trip.vehicles.map((vehicle) => (
        <VehicleNews key={vehicle.part} vehicle={vehicle} trip={trip} />
      ))}
      <p className="small">Updated at {clock(trip.read_at)}</p>
    </div>
  );
}

function VehicleNews({ vehicle, trip }: { vehicle: LiveVehicle; trip: LiveTrip }) {
  const { part, position, wait } = vehicle;
  const { title, text } = newsOf(vehicle, trip);
  const silence = silenceText(vehicle, trip.read_at);
  const isAlone = trip.vehicles.length === 1;
  const shown = position && [position.latitude, position.longitude, position.heading ?? ""].join(" ");
  return (
    <section
      className="news"
      data-van={part}
      data-at={shown ?? ""}
      data-rough={position?.is_rounded}
      data-silent={position?.is_silent}
    >
      {!isAlone && <p className="small">{vehicleText({ part, vehicles: trip.vehicles.length })}</p>}
      {part === 1 || isAlone ? <h1>{title}</h1> : <h2>{title}</h2>}
      <p>{text}</p>
      {silence && <p className="note">{silence}</p>}
      {wait?.is_running && <p className={wait.steps > 0 ? "note warn" : "note"}>{waitText(wait, trip.read_at)}</p>}
      <Crew vehicle={vehicle} />
    </section>
  );
}

/** Without lazy loading React would insert a preload link before this part, which must be the only content. */
const small = { loading: "lazy" } as const;

/** The driver, vehicle and number plate to look out for. */
function Crew({ vehicle: shown }: { vehicle: LiveVehicle }) {
  const { driver, vehicle, plate } = shown;
  if (!driver) return null;
  return (
    <div className="crew">
      <img
        src={driver.photo ?? driver.portrait}
        alt={driver.photo ? `${driver.first_name}, the driver` : ""}
        {...small}
        width="64"
        height="64"
      />
      <p>
        <b>{driver.first_name}</b>
        <span>{vehicle}</span>
      </p>
      <VehiclePicture vehicle={shown} />
      {plate && (
        <p className="plate">
          <span className="unseen">Number plate </span>
          {plate}
        </p>
      )}
      {driver.phone && (
        <a className="button call" href={`tel:${driver.phone.replaceAll(" ", "")}`}>
          Call {driver.first_name}
        </a>
      )}
    </div>
  );
}

/** A photo, or a drawn portrait. The name is next to it. */
function VehiclePicture({ vehicle: { vehicle_photo: photo, vehicle_portrait: portrait } }: { vehicle: LiveVehicle }) {
  const address = photo ?? portrait;
  return address && <img className="car" src={address} alt="" {...small} width="96" height="64" />;
}

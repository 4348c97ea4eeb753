import { type Box, clipArea, mayCross, pathOf, type Spot } from "#design/map/clip-shape.ts";
import { type MapOutline, ringsOf } from "#design/map/map-geometry.ts";
import { boundsOf, frameAround, isInFrame, type StillProjection, spotOf } from "#design/map/still-projection.ts";
import { streetPath } from "#design/map/street-path.ts";
import type { LinePoint } from "#domain/geography/drive.ts";
import type { Point } from "#domain/geography/measure-road.ts";
import { type Place, places } from "#domain/geography/place.ts";
import { junctions, roads } from "#domain/geography/roads.gen.ts";
import { isMainStreet, type MapBounds, type Street } from "#domain/geography/streets.ts";
import type { LiveVehicle } from "../contract.ts";

export type TripMapProps = {
  /** Its ends, if their positions are known. */
  pickup: Point | null;
  dropoff: Point | null;
  /** Along the roads, if the company has a road network. */
  line: readonly LinePoint[];
  vehicles: readonly LiveVehicle[];
  outline: MapOutline;
  /** Real streets if there is a road network; otherwise an approximate drawing of our main roads. */
  streets: readonly Street[];
  /** The attribution of the map data. */
  attribution: { readonly name: string; readonly address: string };
};

const box: Box = { width: 800, height: 600 };

type Shown = Pick<TripMapProps, "pickup" | "dropoff" | "vehicles">;

function frameOf({ pickup, dropoff, vehicles }: Shown): StillProjection | null {
  const shown = [pickup, dropoff, ...vehicles.map(({ position }) => position)].filter((one) => one !== null);
  return shown.length === 0 ? null : frameAround(shown, box);
}

/** The map’s bounds, for loading its streets. */
export function tripMapBounds(shown: Shown): MapBounds | null {
  const frame = frameOf(shown);
  return frame && boundsOf(frame);
}

/** A static map with a dot per vehicle, which the page’s script moves. Null without known positions. */
export function TripMap(props: TripMapProps) {
  const { pickup, dropoff, line, vehicles, outline, streets, attribution } = props;
  const frame = frameOf(props);
  if (!frame) return null;
  const route = line.map(([longitude, latitude]) => spotOf({ latitude, longitude }, frame));
  return (
    <figure className="map">
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={labelOf(vehicles)}
        data-frame={`${frame.left} ${frame.top} ${frame.scale}`}
      >
        <path className="land" d={landPath(outline, frame)} />
        {streets.length > 0 ? (
          <Streets streets={streets} frame={frame} />
        ) : (
          <path className="roads" d={roadsPath(frame)} />
        )}
        {route.length > 0 && <path className="route" d={pathOf(route)} />}
        <PlaceNames frame={frame} pins={[pickup, dropoff].flatMap((pin) => (pin ? [spotOf(pin, frame)] : []))} />
        {pickup && <Pin spot={spotOf(pickup, frame)} name="Pickup" kind="start" />}
        {dropoff && <Pin spot={spotOf(dropoff, frame)} name="Drop-off" kind="end" />}
        {vehicles.map((vehicle) => (
          <VehicleDot key={vehicle.part} vehicle={vehicle} frame={frame} isAlone={vehicles.length === 1} />
        ))}
      </svg>
      <figcaption>
        <a href={attribution.address} rel="noopener">
          {attribution.name}
        </a>
      </figcaption>
    </figure>
  );
}

const labelOf = (vehicles: readonly LiveVehicle[]): string =>
  vehicles.some(({ position }) => position) ? "Map of the trip with the vehicle’s position" : "Map of the trip";

const landPath = (outline: MapOutline, frame: StillProjection): string =>
  outline.features
    .filter(({ properties }) => (properties?.layer ?? "land") === "land")
    .flatMap(({ geometry }) => ringsOf(geometry))
    .map((ring) =>
      pathOf(
        clipArea(
          ring.map(([longitude = 0, latitude = 0]) => spotOf({ latitude, longitude }, frame)),
          box,
        ),
      ),
    )
    .filter(Boolean)
    .map((path) => `${path}Z`)
    .join("");

function Streets({ streets, frame }: { streets: readonly Street[]; frame: StillProjection }) {
  const pathOfAll = (some: readonly Street[]) =>
    streetPath(
      some.map(({ line }) => line.map(([longitude, latitude]) => spotOf({ latitude, longitude }, frame))),
      box,
    );
  return (
    <>
      <path className="roads minor" d={pathOfAll(streets.filter((street) => !isMainStreet(street)))} />
      <path className="roads" d={pathOfAll(streets.filter(isMainStreet))} />
    </>
  );
}

/** The main roads, simplified: enough to see where the vehicle is coming from. */
function roadsPath(frame: StillProjection): string {
  const spots = junctions.map(([latitude, longitude]) => spotOf({ latitude, longitude }, frame));
  return roads
    .flatMap(([from, to]) => {
      const [a, b] = [spots[from], spots[to]];
      return a && b && mayCross(a, b, box) ? pathOf([a, b]) : [];
    })
    .join("");
}

const namedKinds: readonly Place["kind"][] = ["city", "airport", "town", "suburb"];
const namesAtMost = 12;

/** Place names that do not overlap each other or the pins, best known first. */
function PlaceNames({ frame, pins }: { frame: StillProjection; pins: readonly Spot[] }) {
  const taken: Spot[] = [];
  const named = namedKinds
    .flatMap((kind) => places.filter((place) => place.kind === kind))
    .flatMap((place) => {
      const spot = spotOf(place, frame);
      const half = place.name.length * 6;
      const isHidden =
        taken.length >= namesAtMost ||
        !isInFrame([spot[0] - half, spot[1] - 20], box) ||
        !isInFrame([spot[0] + half, spot[1] + 60], box) ||
        pins.some((pin) => isNear(spot, pin, [half + 60, 70])) ||
        taken.some((other) => isNear(spot, other, [half + 110, 46]));
      if (isHidden) return [];
      taken.push(spot);
      return [{ id: place.id, name: place.name, x: Math.round(spot[0]), y: Math.round(spot[1]) }];
    });
  return (
    <g className="names">
      {named.map(({ id, name, x, y }) => (
        <text key={id} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
  );
}

const isNear = ([ax, ay]: Spot, [bx, by]: Spot, [across, down]: Spot): boolean =>
  Math.abs(ax - bx) < across && Math.abs(ay - by) < down;

function Pin({ spot: [x, y], name, kind }: { spot: Spot; name: string; kind: "start" | "end" }) {
  const isLow = y > box.height - 70;
  return (
    <g className={`pin ${kind}`} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      {kind === "start" ? <circle r="13" /> : <rect x="-12" y="-12" width="24" height="24" rx="5" />}
      <text y={isLow ? -26 : 44}>{name}</text>
    </g>
  );
}

type DotProps = { vehicle: LiveVehicle; frame: StillProjection; isAlone: boolean };

/** Points in the driving direction; round if that is unknown. */
function VehicleDot({ vehicle: { part, position }, frame, isAlone }: DotProps) {
  const [x, y] = position ? spotOf(position, frame) : [-100, -100];
  return (
    <g
      id={`van-${part}`}
      className={dotClass(position)}
      style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` }}
    >
      <circle className="halo" r="44" />
      <g style={{ transform: `rotate(${position?.heading ?? 0}deg)` }}>
        <path className="nose" d="M0 -46L19 -14H-19Z" />
        <circle className="body" r="21" />
      </g>
      {!isAlone && <text y="8">{part}</text>}
    </g>
  );
}

/** The script sets the same classes. */
function dotClass(position: LiveVehicle["position"]): string {
  if (!position) return "van away";
  return ["van", position.is_rounded && "rough", position.is_silent && "silent", position.heading === null && "still"]
    .filter(Boolean)
    .join(" ");
}

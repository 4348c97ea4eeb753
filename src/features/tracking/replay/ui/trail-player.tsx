import { Pause, Play } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { IconButton } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatTime } from "#design/dates/date-text.tsx";
import { Select } from "#design/fields/field.tsx";
import { StreetMapFrame } from "#design/map/street-map-frame.tsx";
import type { StreetMarker } from "#design/map/street-map-markers.ts";
import { kilometresOf, piecesOf, positionAt, type Stop, stopsOf, type TrailPosition } from "#domain/tracking/replay.ts";
import { shortPlate, spanText } from "../../ui/messages.ts";
import { useGround } from "../../ui/use-ground.tsx";

type TrailPlayerProps = { plate: string; trail: readonly TrailPosition[] };

const toMap = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ lat: latitude, lng: longitude });
const timeOf = (moment: number) => formatTime(new Date(moment));

/** A trail on the map, with a slider that moves the vehicle along it. */
export function TrailPlayer({ plate, trail }: TrailPlayerProps) {
  const [from, to] = [trail[0]?.at ?? 0, trail.at(-1)?.at ?? 0];
  const player = usePlayer(from, to);
  const { ground, attribution } = useGround();
  const stops = useMemo(() => stopsOf(trail), [trail]);
  const { lines, view } = useMemo(() => drawn(trail), [trail]);
  const now = positionAt(trail, player.at);
  const markers = [...stops.map(stopMarker), ...(now ? [vehicleMarker(plate, now)] : [])];
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid gap-3">
        <StreetMapFrame
          label={`Trail of ${plate}`}
          ground={ground}
          attribution={attribution}
          markers={markers}
          lines={lines}
          shapes={noShapes}
          view={view}
          onMarker={(id) => player.set(stops.find((stop) => String(stop.from) === id)?.from ?? player.at)}
          className="h-[max(22rem,calc(100dvh-34rem))]"
        />
        <Controls player={player} from={from} to={to} speedKmh={now?.speedKmh ?? null} />
      </div>
      <StopList stops={stops} trail={trail} onStop={({ from: start }) => player.set(start)} />
    </div>
  );
}

const noShapes: readonly never[] = [];

function drawn(trail: readonly TrailPosition[]) {
  const lines = piecesOf(trail).map((piece, index) => ({
    id: String(index),
    look: "past" as const,
    points: piece.map(toMap),
  }));
  return { lines, view: { key: String(trail[0]?.at), points: trail.map(toMap) } };
}

const stopMarker = ({ from, to, ...at }: Stop): StreetMarker => ({
  ...toMap(at),
  id: String(from),
  tone: "quiet",
  heading: null,
  mark: spanText(to - from),
  label: `Stop of ${spanText(to - from)} at ${timeOf(from)}`,
});

const vehicleMarker = (plate: string, at: TrailPosition): StreetMarker => ({
  ...toMap(at),
  id: "vehicle",
  tone: "ok",
  heading: null,
  mark: shortPlate(plate),
  isSelected: true,
  label: `${plate} at ${timeOf(at.at)}`,
});

type ControlsProps = { player: ReturnType<typeof usePlayer>; from: number; to: number; speedKmh: number | null };

function Controls({ player, from, to, speedKmh }: ControlsProps) {
  return (
    <Card className="grid gap-2 p-3! sm:flex sm:items-center sm:gap-4">
      <IconButton label={player.isPlaying ? "Pause" : "Play"} variant="primary" onClick={player.toggle}>
        {player.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
      <div className="grid min-w-0 grow gap-1">
        <input
          type="range"
          aria-label="Time"
          aria-valuetext={timeOf(player.at)}
          min={from}
          max={to}
          // The arrow keys move by a minute.
          step={60_000}
          value={player.at}
          onChange={({ target }) => player.set(Number(target.value))}
          className="h-8 w-full accent-primary"
        />
        <p className="flex justify-between text-ink-3 text-sm tabular-nums">
          <span>{timeOf(from)}</span>
          <span className="font-semibold text-ink">
            {timeOf(player.at)}
            {speedKmh !== null && `, ${Math.round(speedKmh)} km/h`}
          </span>
          <span>{timeOf(to)}</span>
        </p>
      </div>
      <div className="w-28">
        <Select
          aria-label="Playing speed"
          value={String(player.speed)}
          options={speeds.map((speed) => ({ value: String(speed), label: `${speed}×` }))}
          onChange={({ target }) => player.setSpeed(Number(target.value) as Speed)}
        />
      </div>
    </Card>
  );
}

const stopsText = (count: number) => {
  if (count === 0) return "no stop";
  return count === 1 ? "one stop" : `${count} stops`;
};

type StopListProps = { stops: readonly Stop[]; trail: readonly TrailPosition[]; onStop: (stop: Stop) => void };

function StopList({ stops, trail, onStop }: StopListProps) {
  return (
    <Card className="self-start p-4!">
      <h2 className="text-lg">Stops</h2>
      <p className="mb-2 text-ink-3 text-sm">
        About {Math.round(kilometresOf(trail))}&nbsp;km, {stopsText(stops.length)} of three minutes or more.
      </p>
      <ol className="-mx-2 grid">
        {stops.map((stop) => (
          <li key={stop.from}>
            <button
              type="button"
              onClick={() => onStop(stop)}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-sm px-2 text-start hover:bg-surface-2"
            >
              <span className="tabular-nums">
                {timeOf(stop.from)}–{timeOf(stop.to)}
              </span>
              <span className="text-ink-2">{spanText(stop.to - stop.from)}</span>
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const frameMs = 100;

const speeds = [1, 5, 15, 60] as const;
type Speed = (typeof speeds)[number];

/** A clock between two times that can be set, run at a multiple of real time, and stopped. */
function usePlayer(from: number, to: number) {
  const [at, setAt] = useState(from);
  const [speed, setSpeed] = useState<Speed>(15);
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setAt((last) => Math.min(to, last + frameMs * speed)), frameMs);
    return () => clearInterval(timer);
  }, [isPlaying, speed, to]);
  useEffect(() => {
    if (at >= to) setIsPlaying(false);
  }, [at, to]);
  return {
    at,
    speed,
    setSpeed,
    isPlaying,
    set: (moment: number) => setAt(Math.min(to, Math.max(from, moment))),
    toggle: () => {
      // At the end it starts again from the beginning.
      if (!isPlaying && at >= to) setAt(from);
      setIsPlaying(!isPlaying);
    },
  };
}

import { Minus, Plus, Scan } from "lucide-react";
import { LngLatBounds, Map as StreetMapView, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import "./street-map.css";
import { type RefObject, useEffect, useRef, useState } from "react";
import { IconButton } from "../button.tsx";
import { useTheme } from "../theme-switch.tsx";
import { useMedia } from "../use-media.ts";
import type { MapPoint } from "./map-geometry.ts";
import { changeContent, layContent, type StreetContent } from "./street-map-content.ts";
import { closestZooms, type StreetGround } from "./street-map-ground.ts";
import { addStreetImages } from "./street-map-images.ts";
import { type StreetMarker, StreetMarkers } from "./street-map-markers.ts";
import type { MapTheme } from "./street-map-palette.ts";
import { streetStyle } from "./street-map-style.ts";

// A file of our own: the policy allows no other worker.
setWorkerUrl(workerUrl);

export type StreetMapProps = StreetContent & {
  /** The map in words, for everyone who cannot see it. */
  label: string;
  ground: StreetGround;
  markers: readonly StreetMarker[];
  /** The points to bring into view, each time the key is another one. */
  view: { readonly key: string; readonly points: readonly MapPoint[] };
  onMarker?: (id: string) => void;
  /** A movable marker was dragged there. */
  onMoved?: (id: string, point: MapPoint) => void;
  /** Given while something is drawn: where the ground was pressed. */
  onGround?: ((point: MapPoint) => void) | undefined;
};

/** Around the Western Cape; no one of ours drives further. */
const bounds: [[number, number], [number, number]] = [
  [13, -37.5],
  [29, -29],
];
const start = { center: [18.52, -33.95] as [number, number], zoom: 10 };

/** The map of the streets. Imported only where someone looks at it. */
export function StreetMap({
  label,
  ground,
  markers,
  lines,
  shapes,
  view,
  onMarker,
  onMoved,
  onGround,
}: StreetMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const theme = useMapTheme();
  const pressed = useLatest({ onMarker, onMoved, onGround });
  const content = useLatest<StreetContent>({ lines, shapes });
  const map = useStreetView(frame, { ground, theme, content, pressed, label });

  useEffect(() => map?.markers.show(markers), [map, markers]);
  useEffect(() => {
    if (map) changeContent(map.view, { lines, shapes });
  }, [map, lines, shapes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is moved when another one is asked for, not when things move in it.
  useEffect(() => bringIntoView(map?.view, view.points, ground), [map, view.key]);

  return (
    <div className="street-map absolute inset-0" data-drawing={onGround !== undefined}>
      <div ref={frame} className="size-full" />
      <span aria-hidden="true" className="street-aim" />
      <div className="absolute end-3 top-3 grid overflow-hidden rounded-md bg-surface shadow-2">
        <IconButton label="Zoom in" size="sm" onClick={() => map?.view.zoomIn()}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton label="Zoom out" size="sm" onClick={() => map?.view.zoomOut()}>
          <Minus aria-hidden />
        </IconButton>
        <IconButton
          label="Show all"
          size="sm"
          onClick={() => bringIntoView(map?.view, markers.length > 0 ? markers : view.points, ground)}
        >
          <Scan aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

type Made = { readonly view: StreetMapView; readonly markers: StreetMarkers };
type Presses = Pick<StreetMapProps, "onMarker" | "onMoved" | "onGround">;
type Criteria = {
  ground: StreetGround;
  theme: MapTheme;
  label: string;
  content: RefObject<StreetContent>;
  pressed: RefObject<Presses>;
};

/** Makes the map once for its ground; another theme only changes its style. Without WebGL this throws, for who loads it to say so. */
function useStreetView(frame: RefObject<HTMLDivElement | null>, { ground, theme, label, content, pressed }: Criteria) {
  const [made, setMade] = useState<Made>();
  const [failure, setFailure] = useState<unknown>();
  const worn = useLatest(theme);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept in refs is read when it is needed, and the next effect changes the theme.
  useEffect(() => {
    if (!frame.current) return;
    try {
      const view = openView(frame.current, { style: streetStyle(worn.current, ground), ground, label });
      view.on("style.load", () => {
        addStreetImages(view, worn.current);
        layContent(view, worn.current, content.current);
      });
      view.getCanvas().addEventListener("keydown", (event) => markMiddle(event, view, pressed.current.onGround));
      view.on("click", ({ lngLat }) => pressed.current.onGround?.({ lat: lngLat.lat, lng: lngLat.lng }));
      setMade({
        view,
        markers: new StreetMarkers(
          view,
          (id) => pressed.current.onMarker?.(id),
          (id, point) => pressed.current.onMoved?.(id, point),
        ),
      });
      return () => {
        setMade(undefined);
        view.remove();
      };
    } catch (error) {
      setFailure(error);
      return undefined;
    }
  }, [ground]);

  const shown = useRef(theme);
  useEffect(() => {
    if (!made || shown.current === theme) return;
    shown.current = theme;
    made.view.setStyle(streetStyle(theme, ground), { diff: false });
  }, [made, theme, ground]);

  if (failure) throw failure;
  return made;
}

/** Drawing without a pointer moves the map, and takes its middle. */
function markMiddle(event: KeyboardEvent, view: StreetMapView, onGround: StreetMapProps["onGround"]) {
  if (event.key !== "Enter" || !onGround) return;
  event.preventDefault();
  const { lat, lng } = view.getCenter();
  onGround({ lat, lng });
}

type Opening = { style: ReturnType<typeof streetStyle>; ground: StreetGround; label: string };

function openView(container: HTMLElement, { style, ground, label }: Opening): StreetMapView {
  const { most: maxZoom } = closestZooms(ground);
  const view = new StreetMapView({
    container,
    style,
    ...start,
    maxBounds: bounds,
    minZoom: 5.5,
    maxZoom,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // Two fingers move the map on a phone; one scrolls the page past it.
    cooperativeGestures: matchMedia("(pointer: coarse)").matches,
  });
  view.touchZoomRotate.disableRotation();
  view.keyboard.disableRotation();
  view
    .getCanvas()
    .setAttribute(
      "aria-label",
      `${label}. Arrow keys move the map, plus and minus zoom. While you draw, Enter marks the middle.`,
    );
  return view;
}

/** At the right are the buttons of the map. */
const around = { top: 64, bottom: 64, left: 64, right: 96 };

function bringIntoView(view: StreetMapView | undefined, points: readonly MapPoint[], ground: StreetGround) {
  if (!view || points.length === 0) return;
  const box = new LngLatBounds();
  for (const { lat, lng } of points) box.extend([lng, lat]);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  view.fitBounds(box, { padding: around, maxZoom: closestZooms(ground).shown, animate: !isStill });
}

function useMapTheme(): MapTheme {
  const chosen = useTheme();
  const isDark = useMedia("(prefers-color-scheme: dark)");
  if (chosen !== "system") return chosen;
  return isDark ? "dark" : "light";
}

/** The newest features, for those who were set up earlier. */
function useLatest<T>(value: T): RefObject<T> {
  const kept = useRef(value);
  useEffect(() => {
    kept.current = value;
  });
  return kept;
}

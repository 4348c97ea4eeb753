import L from "leaflet";
import "leaflet/dist/leaflet.css";
import "./leaflet-map.css";
import { useEffect, useRef } from "react";
import { seriesColour } from "../charts/chart-series.ts";
import { lookOf, type MapContent, type MapMarker, type MapOutline, pointsOf, ringsOf } from "./map-geometry.ts";

export type LeafletMapProps = MapContent & {
  label: string;
  tilesUrl?: string;
  onMarker?: (marker: MapMarker) => void;
};

/** The live map. Imported only when someone asks to see it. */
export function LeafletMap({ label, tilesUrl, outline, markers, lines, onMarker }: LeafletMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(null);
  const press = useRef(onMarker);
  useEffect(() => {
    press.current = onMarker;
  });

  useEffect(() => {
    if (!frame.current) return;
    const made = L.map(frame.current, { attributionControl: false, scrollWheelZoom: false, zoomSnap: 0.25 });
    map.current = made;
    made.fitWorld();
    // The wheel scrolls the page until the map is meant.
    made.on("focus", () => made.scrollWheelZoom.enable());
    made.on("blur", () => made.scrollWheelZoom.disable());
    const sizes = new ResizeObserver(() => made.invalidateSize());
    sizes.observe(frame.current);
    return () => {
      sizes.disconnect();
      made.remove();
    };
  }, []);

  useEffect(() => layOn(map.current, groundLayer(tilesUrl, outline)), [tilesUrl, outline]);
  useEffect(
    () =>
      layOn(
        map.current,
        contentLayer({ markers, lines }, (marker) => press.current?.(marker)),
      ),
    [markers, lines],
  );
  useEffect(() => {
    const points = pointsOf({ markers, lines, outline });
    if (points.length > 0) map.current?.fitBounds(L.latLngBounds([...points]), { padding: [36, 36], maxZoom: 14 });
  }, [markers, lines, outline]);

  return (
    <section
      ref={frame}
      aria-label={`${label}. Arrow keys move the map, plus and minus zoom.`}
      className="live-map size-full"
    />
  );
}

function layOn(map: L.Map | null, layer: L.Layer) {
  if (!map) return;
  layer.addTo(map);
  return () => {
    layer.remove();
  };
}

/** Tiles where there are any, above our own outline, which stays if they do not arrive. */
function groundLayer(tilesUrl: string | undefined, outline: MapOutline | undefined) {
  const ground = L.layerGroup();
  for (const { properties, geometry } of outline?.features ?? []) {
    const look = lookOf(properties?.layer);
    const rings = ringsOf(geometry).map((ring) => ring.map(([lng = 0, lat = 0]): [number, number] => [lat, lng]));
    const style: L.PolylineOptions = {
      interactive: false,
      stroke: look.stroke !== undefined,
      color: look.stroke,
      weight: look.width,
      dashArray: look.dash,
      fillColor: look.fill,
      fillOpacity: 1,
    };
    const isArea = geometry.type === "Polygon" || geometry.type === "MultiPolygon";
    ground.addLayer(isArea ? L.polygon(rings, style) : L.polyline(rings, { ...style, fill: false }));
  }
  if (tilesUrl) ground.addLayer(L.tileLayer(tilesUrl, { maxZoom: 19 }));
  return ground;
}

function contentLayer({ markers = [], lines = [] }: MapContent, onMarker: (marker: MapMarker) => void) {
  const layer = L.layerGroup();
  lines.forEach(({ points, tone, dashed }, index) => {
    const style = { color: seriesColour(index, tone), weight: 4, dashArray: dashed ? "2 9" : undefined };
    layer.addLayer(L.polyline([...points], style));
  });
  markers.forEach((marker, index) => {
    const pin = L.marker(marker, {
      icon: pinIcon(marker, index),
      title: marker.label,
      keyboard: true,
      riseOnHover: true,
    });
    pin.bindPopup(popupOf(marker)).on("click", () => onMarker(marker));
    layer.addLayer(pin);
  });
  return layer;
}

function pinIcon({ tone, mark }: MapMarker, index: number) {
  const pin = document.createElement("span");
  pin.className = "live-map-pin";
  pin.style.setProperty("--pin", seriesColour(index, tone ?? 2));
  pin.textContent = mark ?? "";
  return L.divIcon({
    html: pin,
    className: "live-map-marker",
    iconSize: [28, 28],
    iconAnchor: [14, 28],
    popupAnchor: [0, -26],
  });
}

/** Built as elements, never as HTML text: labels come from people. */
function popupOf({ label, text }: MapMarker) {
  const box = document.createElement("div");
  const title = document.createElement("b");
  title.textContent = label;
  box.append(title);
  if (text) {
    const line = document.createElement("p");
    line.textContent = text;
    box.append(line);
  }
  return box;
}

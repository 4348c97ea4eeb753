import { Marker, type Map as StreetMapView } from "maplibre-gl";
import type { MapPoint } from "./map-geometry.ts";

/** Something on the map that can be pressed. */
export type StreetMarker = MapPoint & {
  readonly id: string;
  /** The text for screen readers. */
  readonly label: string;
  readonly tone: "ok" | "info" | "warn" | "bad" | "quiet";
  /** A few characters on it. */
  readonly mark: string;
  /** Degrees from north, where it is known. */
  readonly heading: number | null;
  readonly isSelected?: boolean;
  /** It can be dragged to another point. */
  readonly isMovable?: boolean;
};

type Kept = { readonly marker: Marker; readonly button: HTMLButtonElement };

/** Markers are buttons of the page, so that the keyboard reaches them; they are moved, never recreated. */
export class StreetMarkers {
  readonly #map: StreetMapView;
  readonly #press: (id: string) => void;
  readonly #move: (id: string, point: MapPoint) => void;
  readonly #kept = new Map<string, Kept>();

  constructor(map: StreetMapView, press: (id: string) => void, move: (id: string, point: MapPoint) => void) {
    this.#map = map;
    this.#press = press;
    this.#move = move;
  }

  show(markers: readonly StreetMarker[]) {
    const shown = new Set(markers.map(({ id }) => id));
    for (const [id, { marker }] of this.#kept) {
      if (shown.has(id)) continue;
      marker.remove();
      this.#kept.delete(id);
    }
    for (const one of markers) {
      const kept = this.#kept.get(one.id) ?? this.#make(one);
      kept.marker.setLngLat([one.lng, one.lat]);
      paint(kept.button, one);
    }
  }

  #make({ id, lat, lng, isMovable = false }: StreetMarker): Kept {
    const button = document.createElement("button");
    button.type = "button";
    button.append(document.createElement("i"), document.createElement("b"));
    button.addEventListener("click", (event) => {
      // The map beneath was not meant.
      event.stopPropagation();
      this.#press(id);
    });
    const marker = new Marker({ element: button, draggable: isMovable }).setLngLat([lng, lat]).addTo(this.#map);
    marker.on("dragend", () => this.#move(id, { lat: marker.getLngLat().lat, lng: marker.getLngLat().lng }));
    const kept = { button, marker };
    this.#kept.set(id, kept);
    return kept;
  }
}

function paint(button: HTMLButtonElement, { label, tone, mark, heading, isSelected = false }: StreetMarker) {
  button.classList.add("street-marker");
  button.dataset.tone = tone;
  button.dataset.headed = String(heading !== null);
  button.setAttribute("aria-label", label);
  button.setAttribute("aria-pressed", String(isSelected));
  button.style.setProperty("--heading", `${heading ?? 0}deg`);
  const [, words] = button.children;
  if (words && words.textContent !== mark) words.textContent = mark;
}

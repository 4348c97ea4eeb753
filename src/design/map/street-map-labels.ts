import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from "maplibre-gl";
import type { StreetPalette } from "./street-map-palette.ts";

/** Families of street-map.css; MapLibre reads the weight from the name. */
const sign = ["National Park Bold"];
const text = ["Figtree Medium"];
const strong = ["Figtree SemiBold"];

const isClass = (...names: string[]): ExpressionSpecification => ["in", ["get", "class"], ["literal", names]];
const sized = (...stops: number[]): ExpressionSpecification => ["interpolate", ["linear"], ["zoom"], ...stops];
const name: ExpressionSpecification = ["coalesce", ["get", "name:en"], ["get", "name:latin"], ["get", "name"]];
/** Low is important. */
const byRank: Layout = { "symbol-sort-key": ["coalesce", ["get", "rank"], 99] };
const capitals: Layout = { "text-transform": "uppercase", "text-letter-spacing": 0.08 };

type Layout = NonNullable<SymbolLayerSpecification["layout"]>;

type Label = {
  readonly id: string;
  readonly layer: string;
  readonly from: number;
  readonly to?: number;
  readonly filter?: ExpressionSpecification;
  readonly colour: string;
  readonly layout: Layout;
};

/** Names, the least important first: where two meet, the later one stays. */
export function streetLabels(palette: StreetPalette): LayerSpecification[] {
  const label = ({ id, layer, from, to = 24, filter, colour, layout }: Label): LayerSpecification => ({
    id,
    type: "symbol",
    source: "map",
    "source-layer": layer,
    minzoom: from,
    maxzoom: to,
    ...(filter && { filter }),
    layout: { "text-field": name, "text-font": text, "text-max-width": 8, ...layout },
    paint: { "text-color": colour, "text-halo-color": palette.halo, "text-halo-width": 1.4, "text-halo-blur": 0.4 },
  });
  return [...alongLines(palette), ...sights(palette), ...places(palette)].map(label);
}

const isBig = isClass("motorway", "trunk", "primary", "secondary", "tertiary");
const isSmall = isClass("minor", "service", "pedestrian");
/** Some tiles have the names of streets on the streets themselves, others in a layer of their own. */
const streetNames = ["transportation", "transportation_name"] as const;

function alongLines(palette: StreetPalette): Label[] {
  const along: Layout = { "symbol-placement": "line", "text-max-angle": 30 };
  const shield: Layout = {
    "symbol-placement": "line",
    "symbol-spacing": 300,
    "text-field": ["get", "ref"],
    "text-font": strong,
    "text-size": 9.5,
    "icon-image": "shield",
    "icon-text-fit": "both",
    "icon-text-fit-padding": [0, 2, 0, 2],
    "icon-rotation-alignment": "viewport",
    "text-rotation-alignment": "viewport",
    "text-padding": 14,
  };
  return [
    {
      id: "peak",
      layer: "mountain_peak",
      from: 10,
      colour: palette.peak,
      layout: {
        ...byRank,
        "icon-image": "peak",
        "icon-size": 0.8,
        "text-size": sized(10, 9.5, 14, 12),
        "text-anchor": "top",
        "text-offset": [0, 0.55],
      },
    },
    ...streetNames.flatMap((layer): Label[] => [
      {
        id: `street-${layer}`,
        layer,
        from: 14,
        filter: ["all", ["has", "name"], isSmall],
        colour: palette.roadText,
        layout: { ...along, "text-size": sized(14, 9.5, 17, 13) },
      },
      {
        id: `road-${layer}`,
        layer,
        from: 12,
        filter: ["all", ["has", "name"], isBig],
        colour: palette.roadText,
        layout: { ...along, "text-size": sized(12, 9.5, 17, 14) },
      },
      {
        id: `shield-${layer}`,
        layer,
        from: 8,
        colour: palette.ink,
        layout: shield,
        filter: ["all", ["has", "ref"], isBig, ["<=", ["length", ["get", "ref"]], 4]],
      },
    ]),
  ];
}

function sights(palette: StreetPalette): Label[] {
  const beside: Layout = {
    "text-variable-anchor": ["top", "bottom", "left", "right"],
    "text-radial-offset": 0.6,
    "text-justify": "auto",
    "text-padding": 4,
  };
  return [
    {
      id: "poi",
      layer: "poi",
      from: 14,
      colour: palette.sight,
      layout: { ...byRank, ...beside, "text-size": sized(14, 10, 17, 12.5) },
    },
    {
      id: "poi-major",
      layer: "poi",
      from: 12,
      to: 14,
      colour: palette.sight,
      filter: ["<", ["coalesce", ["get", "rank"], 99], 3],
      layout: { ...byRank, ...beside, "text-font": strong, "text-size": 10.5 },
    },
    {
      id: "park-name",
      layer: "park_label",
      from: 10,
      colour: palette.parkText,
      layout: { ...byRank, "text-font": strong, "text-size": sized(10, 10, 14, 12.5) },
    },
    {
      id: "bay",
      layer: "water_name",
      from: 6,
      colour: palette.seaText,
      layout: { ...byRank, "text-letter-spacing": 0.12, "text-size": sized(6, 10, 12, 14), "text-max-width": 6 },
    },
    {
      id: "airport",
      layer: "aerodrome_label",
      from: 8,
      colour: palette.airport,
      layout: {
        ...byRank,
        ...beside,
        "icon-image": "airport",
        "text-radial-offset": 1,
        "text-font": strong,
        "text-size": sized(9, 10, 14, 13),
        "text-optional": true,
      },
    },
  ];
}

function places(palette: StreetPalette): Label[] {
  const layer = "place";
  return [
    {
      id: "neighbourhood",
      layer,
      from: 12,
      colour: palette.ink3,
      filter: isClass("neighbourhood", "hamlet", "quarter"),
      layout: { ...byRank, "text-size": sized(12, 10, 16, 13) },
    },
    {
      id: "suburb",
      layer,
      from: 10.5,
      to: 17,
      filter: isClass("suburb", "island"),
      colour: palette.ink2,
      layout: { ...byRank, ...capitals, "text-font": sign, "text-size": sized(10.5, 9.5, 13, 11.5, 16, 15) },
    },
    {
      id: "village",
      layer,
      from: 9,
      to: 16,
      filter: isClass("village"),
      colour: palette.ink2,
      layout: { ...byRank, "text-font": strong, "text-size": sized(9, 10.5, 14, 14) },
    },
    {
      id: "town",
      layer,
      from: 6,
      to: 16,
      filter: isClass("town"),
      colour: palette.ink,
      layout: { ...byRank, "text-font": sign, "text-size": sized(6, 10.5, 10, 13, 14, 18) },
    },
    {
      id: "city",
      layer,
      from: 4,
      to: 14,
      filter: isClass("city"),
      colour: palette.ink,
      layout: { ...byRank, ...capitals, "text-font": sign, "text-size": sized(5, 12, 8, 16, 11, 22, 13, 26) },
    },
  ];
}

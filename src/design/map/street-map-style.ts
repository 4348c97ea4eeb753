import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import type { StreetGround } from "./street-map-ground.ts";
import { streetLabels } from "./street-map-labels.ts";
import { outlineStyle } from "./street-map-outline.ts";
import { type MapTheme, type StreetPalette, streetPalettes } from "./street-map-palette.ts";

/** The map in our colours. No glyphs and no sprite: names are drawn with the fonts of the page, signs on a canvas. */
export function streetStyle(theme: MapTheme, ground: StreetGround): StyleSpecification {
  const palette = streetPalettes[theme];
  return ground.kind === "tiles" ? tileStyle(palette, ground.url) : outlineStyle(palette, ground);
}

function tileStyle(palette: StreetPalette, url: string): StyleSpecification {
  // Far from towns the finest tiles are missing: they are then cut from those above them. The types do not know `sparse`.
  const source = { type: "vector" as const, tiles: [url], minzoom: 0, maxzoom: 14, sparse: true };
  return {
    version: 8,
    sources: { map: source },
    layers: [
      { id: "land", type: "background", paint: { "background-color": palette.land } },
      ...grounds(palette),
      ...roadLayers(palette),
      ...streetLabels(palette),
    ],
  };
}

const isClass = (...names: string[]): ExpressionSpecification => ["in", ["get", "class"], ["literal", names]];
const wider = (...stops: number[]): ExpressionSpecification => [
  "interpolate",
  ["exponential", 1.5],
  ["zoom"],
  ...stops,
];

type Ground = readonly [id: string, layer: string, filter: ExpressionSpecification, colour: string, from?: number];

function grounds(palette: StreetPalette): LayerSpecification[] {
  const areas: readonly Ground[] = [
    ["built", "landuse", isClass("built", "residential", "suburb", "commercial", "retail"), palette.built],
    ["industrial", "landuse", isClass("industrial", "quarry", "railway"), palette.industrial],
    ["vineyard", "landcover", isClass("vineyard", "farmland"), palette.vineyard],
    ["park", "park", isClass("national_park", "nature_reserve", "protected_area"), palette.park],
    ["wood", "landcover", isClass("wood", "forest"), palette.wood],
    ["grass", "landcover", isClass("grass", "golf", "wetland"), palette.grass],
    ["sand", "landcover", isClass("sand"), palette.sand],
    ["sea", "water", isClass("ocean", "lake", "river", "dock"), palette.sea],
    ["apron", "aeroway", ["==", ["geometry-type"], "Polygon"], palette.industrial, 11],
  ];
  return [
    ...areas.map(
      ([id, layer, filter, colour, from = 0]): LayerSpecification => ({
        id,
        type: "fill",
        source: "map",
        "source-layer": layer,
        minzoom: from,
        filter,
        paint: { "fill-color": colour },
      }),
    ),
    lineLayer({ id: "river", layer: "waterway", from: 8, colour: palette.river, width: wider(8, 0.5, 14, 1.8, 17, 5) }),
    lineLayer({
      id: "runway",
      layer: "aeroway",
      from: 11,
      colour: palette.runway,
      width: wider(11, 2, 14, 9, 17, 60),
      filter: isClass("runway"),
    }),
  ];
}

type LineLook = {
  readonly id: string;
  readonly layer: string;
  readonly from: number;
  readonly colour: string;
  readonly width: ExpressionSpecification;
  readonly filter?: ExpressionSpecification;
  readonly dash?: number[];
};

const lineLayer = ({ id, layer, from, colour, width, filter, dash }: LineLook): LayerSpecification => ({
  id,
  type: "line",
  source: "map",
  "source-layer": layer,
  minzoom: from,
  ...(filter && { filter }),
  layout: { "line-cap": dash ? "butt" : "round", "line-join": "round" },
  paint: { "line-color": colour, "line-width": width, ...(dash && { "line-dasharray": dash }) },
});

type Road = {
  readonly classes: readonly string[];
  readonly from: number;
  /** Pixels by zoom. */
  readonly width: readonly number[];
  readonly colour: keyof StreetPalette;
  readonly edge: keyof StreetPalette;
};

/** From the smallest to the largest: later ones lie above. */
const roads: readonly Road[] = [
  {
    classes: ["service", "track"],
    from: 14,
    width: [14, 0.5, 16, 2.2, 18, 7],
    colour: "minor",
    edge: "minorEdge",
  },
  {
    classes: ["minor", "pedestrian"],
    from: 12,
    width: [12, 0.5, 14, 2, 16, 7, 18, 18],
    colour: "minor",
    edge: "minorEdge",
  },
  {
    classes: ["tertiary"],
    from: 11,
    width: [11, 0.5, 12, 1.1, 14, 3.2, 16, 9, 18, 22],
    colour: "minor",
    edge: "minorEdge",
  },
  {
    classes: ["secondary"],
    from: 9,
    width: [9, 0.6, 11, 1.4, 14, 4.4, 16, 11, 18, 26],
    colour: "secondary",
    edge: "secondaryEdge",
  },
  {
    classes: ["primary"],
    from: 7,
    width: [7, 0.6, 11, 1.9, 14, 5.2, 16, 12.5, 18, 29],
    colour: "primary",
    edge: "primaryEdge",
  },
  {
    classes: ["trunk", "motorway"],
    from: 5,
    width: [5, 0.7, 9, 1.9, 11, 2.8, 14, 6.2, 16, 14, 18, 31],
    colour: "motorway",
    edge: "motorwayEdge",
  },
];

const edgePixels = 1.6;
const withEdge = (width: readonly number[]) => width.map((value, at) => (at % 2 === 0 ? value : value + edgePixels));

function roadLayers(palette: StreetPalette): LayerSpecification[] {
  const look = ({ classes, from, colour }: Road) => ({
    id: `road-${classes[0]}`,
    layer: "transportation",
    from,
    colour: palette[colour],
    filter: isClass(...classes),
  });
  const layer = "transportation";
  return [
    ...roads.map((road) =>
      lineLayer({
        ...look(road),
        id: `${look(road).id}-edge`,
        from: road.from + 1,
        colour: palette[road.edge],
        width: wider(...withEdge(road.width)),
      }),
    ),
    ...roads.map((road) => lineLayer({ ...look(road), width: wider(...road.width) })),
    lineLayer({
      id: "rail",
      layer,
      from: 11,
      colour: palette.rail,
      width: wider(11, 0.6, 16, 2.4),
      filter: isClass("rail"),
    }),
    lineLayer({
      id: "ferry",
      layer,
      from: 9,
      colour: palette.ferry,
      width: wider(9, 0.8, 14, 1.6),
      filter: isClass("ferry"),
      dash: [3, 3],
    }),
  ];
}

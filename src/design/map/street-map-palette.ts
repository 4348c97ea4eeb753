export type MapTheme = "light" | "dark";

/** What the map is drawn with: a canvas knows no custom properties, so these repeat the tone of tokens.css. */
export type StreetPalette = Readonly<Record<ColourName, string>>;

type ColourName = (typeof colourNames)[number];

const colourNames = [
  ...(["sea", "seaText", "river", "land", "built", "industrial", "park", "parkText", "wood", "grass"] as const),
  ...(["vineyard", "sand", "runway", "minor", "minorEdge", "secondary", "secondaryEdge", "primary"] as const),
  ...(["primaryEdge", "motorway", "motorwayEdge", "rail", "ferry", "ink", "ink2", "ink3", "halo"] as const),
  ...(["roadText", "shield", "shieldEdge", "sight", "airport", "peak"] as const),
  // What we lay on it.
  ...(["way", "wayEdge", "past", "fence", "draft", "pickup"] as const),
] as const;

const light: StreetPalette = {
  ...{ sea: "#b5d6d8", seaText: "#1f566c", river: "#a7cdd1", land: "#fbf5e9", built: "#f4e9d6" },
  ...{ industrial: "#ece2d3", park: "#e2e8c9", parkText: "#4b672a", wood: "#cedbb5", grass: "#dae3c0" },
  ...{ vineyard: "#ebe6c5", sand: "#f6e1b6", runway: "#d8ccba", minor: "#ffffff", minorEdge: "#e2d3b7" },
  ...{ secondary: "#fff6e3", secondaryEdge: "#e0cca6", primary: "#fdeac6", primaryEdge: "#dcbd8a" },
  ...{ motorway: "#f4c581", motorwayEdge: "#c8924c", rail: "#c2b6a3", ferry: "#5f96a8" },
  ...{ ink: "#10293f", ink2: "#3f525e", ink3: "#54636d", halo: "#fffaf1", roadText: "#5a5445" },
  ...{ shield: "#fffaf1", shieldEdge: "#8c8371", sight: "#6c4f2a", airport: "#14627f", peak: "#735337" },
  ...{ way: "#c8391f", wayEdge: "#fffaf1", past: "#14627f", fence: "#5a4691", draft: "#c8391f", pickup: "#23654a" },
};

const dark: StreetPalette = {
  ...{ sea: "#081726", seaText: "#5f96af", river: "#0a2035", land: "#10263a", built: "#152f45" },
  ...{ industrial: "#183042", park: "#123330", parkText: "#79aa8d", wood: "#143a34", grass: "#153830" },
  ...{ vineyard: "#163330", sand: "#2a3438", runway: "#294760", minor: "#22415b", minorEdge: "#10263a" },
  ...{ secondary: "#31536d", secondaryEdge: "#0d2032", primary: "#406077", primaryEdge: "#0d2032" },
  ...{ motorway: "#8f7c57", motorwayEdge: "#0b1c2c", rail: "#36546c", ferry: "#305b74" },
  ...{ ink: "#f4ecdf", ink2: "#b4c3cf", ink3: "#8ba0b0", halo: "#0d2032", roadText: "#a6b6c3" },
  ...{ shield: "#17334b", shieldEdge: "#5f7c94", sight: "#d4b993", airport: "#6fcadb", peak: "#b89d7d" },
  ...{ way: "#ff8161", wayEdge: "#0d2032", past: "#5fb9d3", fence: "#c5b3f2", draft: "#ff8161", pickup: "#86d9ab" },
};

export const streetPalettes: Readonly<Record<MapTheme, StreetPalette>> = { light, dark };

import { type Point, points, roughen } from "./geometry.ts";

// The skyline from Bloubergstrand, looking south, plotted from spot heights: kilometres along the view, metres above
// the sea. Devil's Peak, Table Mountain, Lion's Head, Signal Hill.
const spotHeights = points(`
  -6.4,0 -5.6,40 -4.9,90 -4.3,190 -3.85,370 -3.5,560 -3.15,790 -2.95,930 -2.84,975 -2.72,1000 -2.62,968 -2.5,905
  -2.3,850 -2.12,745 -1.98,705 -1.84,742 -1.72,800 -1.62,860 -1.56,985 -1.49,1052 -1.3,1078 -1.12,1086 -0.8,1077
  -0.35,1072 -0.12,1064 -0.05,1024 0.04,1060 0.4,1067 0.85,1064 1.3,1068 1.44,1064 1.5,1030 1.54,925 1.63,850
  1.72,780 1.9,610 2.1,470 2.4,350 2.75,262 3,240 3.2,290 3.42,390 3.6,490 3.72,575 3.8,640 3.88,662 3.95,669
  4.02,655 4.08,602 4.16,520 4.3,425 4.55,330 4.85,288 5.2,310 5.7,350 6.15,342 6.6,290 7,200 7.35,90 7.7,20 8.3,0`);

export type MassifView = {
  /** Pixels to a kilometre across and to a metre upwards. */
  kilometre: number;
  metre: number;
  /** Where the middle of the table stands, and the level of the sea. */
  centre: number;
  base: number;
};

/** Turns kilometres and metres into the picture's own coordinates. */
export const onView = ({ kilometre, metre, centre, base }: MassifView) => ({
  x: (kilometres: number) => centre + kilometres * kilometre,
  y: (metres: number) => base - metres * metre,
});

export function skyline(view: MassifView, seed: number, amount = 0.1): Point[] {
  const { x, y } = onView(view);
  const plotted = spotHeights.map(([kilometres, metres]): Point => [x(kilometres), y(metres)]);
  return roughen(plotted, { amount, passes: 2, seed, shortest: 9 });
}

/** Details were drawn for a view of 122 pixels to the kilometre; other views scale them. */
export const detailScale = (view: MassifView) => view.kilometre / 122;
export const heightScale = (view: MassifView) => view.metre / 0.238;

import { circle, rect, shape, together } from "./svg.ts";

// The logo on a field of 48 × 48: the sun behind a flat-topped mountain, the road leaving through the bay.
// src/design/pictures/logo.tsx shows the same mark on the page.
const ground = "#10293f";
const sunInk = "#ffb937";
const paper = "#fff6e4";
const bay = "#d5452a";

/** In a disc, for everything that stands on a page. */
export const discMark = () =>
  together(
    circle(24, 24, 24, ground),
    circle(31, 16, 8, sunInk),
    shape("M1.2 31.8L1 30.8L8.5 21.5L12 25.5L15 18H32L35.5 26.5L39 29L41.5 25.5L47 30.9L46.8 31.8z", paper),
    shape("M1.2 31.5A24 24 0 0 0 46.8 31.5z", bay),
    shape(
      "M22.6 31.5H25.4C26 34 35.5 34.6 36.5 38.6C37.3 41.8 33.9 43.9 33.5 46A24 24 0 0 1 14.2 45.9C17.3 42.5 27.6 41.7 28 38.8C28.4 36.2 22.2 35 22.6 31.5z",
      paper,
    ),
  );

/** Filling a square, for launchers that cut their own shape: the outer fifth may be lost. */
export const squareMark = () =>
  together(
    rect(0, 0, 48, 48, ground),
    circle(29.6, 17.6, 6.6, sunInk),
    shape(
      "M-1 31L4 25.8L8 29.4L11.2 22.4L14.4 25.6L16.8 19.4H30.6L33.4 26.2L36.2 28.2L38.3 25.4L43 29.6L49 25V32H-1z",
      paper,
    ),
    rect(0, 30.4, 48, 17.6, bay),
    shape(
      "M22.9 30H25.1C25.6 32.6 33.2 33.1 34 36.3C34.8 39.6 31 42 31.6 48H12.5C14.5 41.6 26.8 39.2 27.2 36.5C27.5 34.4 22.5 33.3 22.9 30.4z",
      paper,
    ),
  );

/** The mark for sixteen pixels: fewer and bolder shapes. */
export const smallMark = () =>
  together(
    circle(24, 24, 24, ground),
    circle(33, 14.5, 8.5, sunInk),
    shape("M1.4 32L9 21L13.5 26L16 16.5H33L37.5 27L42 25L46.6 32z", paper),
    shape("M1.4 31.5A24 24 0 0 0 46.6 31.5z", bay),
  );

import { bush } from "./grasses.ts";
import { shape, together } from "./svg.ts";

type StreetTree = { seed: number; leaf?: string; lit?: string };

/** A round young tree on a pavement, about 150 tall, in its square of earth. */
export const streetTree = ({ seed, leaf = "#2f6b50", lit = "#86b566" }: StreetTree) =>
  together(
    shape("M-24 4L-18-4H18L24 4z", "#8a6a58"),
    shape("M-5 0C-3-30-4-50-3-78H4C4-50 4-30 6 0z", "#6b4a3c"),
    bush({ x: 0, y: -64, width: 104, height: 84, seed, colour: leaf, lit }),
    bush({ x: 4, y: -92, width: 74, height: 60, seed: seed + 3, colour: leaf, lit }),
  );

import { catalogue } from "./catalogue.ts";
import { discMark } from "./kit/brand.ts";
import { lettering, letteringWidth } from "./kit/lettering.ts";
import { minibus } from "./kit/minibus.ts";
import type { Scene } from "./kit/scene.ts";
import { place, rect, together } from "./kit/svg.ts";
import type { PictureSource } from "./picture-source.ts";
import { hero } from "./scenes/hero.ts";
import { shareTitles } from "./share-titles.ts";

/** What a link to one of our pages looks like in a chat: a cream print margin, words left, the picture right. */
export type ShareCard = {
  name: string;
  draw: () => Scene;
  focus: [x: number, y: number];
  title: string[];
  note: string[];
  /** Stands on a sun-coloured pill. */
  tag: string;
};

const homeCard: ShareCard = {
  name: "share-home",
  draw: () => hero.draw().add(place(1010, 800, 0.6, minibus())),
  focus: [88, 100],
  title: ["The Cape,", "door to", "door."],
  note: ["Transfers, shuttles", "and day tours"],
  tag: "24/7, 365 days",
};

/** One for every picture that has words of its own. */
export const shareCards: ShareCard[] = [homeCard, ...catalogue.flatMap(cardOf)];

function cardOf({ name, draw, focus = [50, 50] }: PictureSource): ShareCard[] {
  const words = shareTitles[name];
  if (!words) return [];
  const [title, note, tag] = words;
  return [{ name: `share-${name}`, draw, focus, title: title.split("|"), note: note.split("|"), tag }];
}

export const card = { width: 1200, height: 630 };
/** Where the picture stands on the card. */
export const frame = { left: 404, top: 22, width: 774, height: 586 };

const ink = "#10293f";
const largestTitle = 62;
const titleWidth = 344;

/** A long word makes the whole title smaller, never one line of it. */
function titleSize(lines: string[]) {
  const widest = Math.max(...lines.map((line) => letteringWidth(line, largestTitle)));
  return Math.min(largestTitle, Math.floor((largestTitle * titleWidth) / widest));
}

/** The paper and the words; the picture is laid over it. */
export function cardPaper({ title, note, tag }: ShareCard) {
  const size = titleSize(title);
  const leading = size - 2;
  const noteTop = 590 - 56 - 42 - (note.length - 1) * 32;
  const titleTop = noteTop - 52 - (title.length - 1) * leading;
  const pillTop = 530;
  return svg(
    card,
    together(
      rect(0, 0, card.width, card.height, "#fff6e4"),
      place(44, 44, 58 / 48, discMark()),
      lettering("Cape Town", { x: 118, y: 69, size: 27, colour: ink }),
      lettering("Shuttle", { x: 118, y: 98, size: 27, colour: ink }),
      ...title.map((line, index) => lettering(line, { x: 44, y: titleTop + index * leading, size, colour: ink })),
      ...note.map((line, index) => lettering(line, { x: 44, y: noteTop + index * 32, size: 25, colour: "#4a5c6c" })),
      rect(44, pillTop, letteringWidth(tag, 25) + 48, 56, "#ffb937", { rx: 28 }),
      lettering(tag, { x: 68, y: pillTop + 37, size: 25, colour: ink }),
    ),
  );
}

/** The frame's rounded shape, as a mask for the picture. */
export const frameMask = () => svg(frame, rect(0, 0, frame.width, frame.height, "#fff", { rx: 14 }));

const svg = ({ width, height }: { width: number; height: number }, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

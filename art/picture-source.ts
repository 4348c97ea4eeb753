import type { Scene } from "./kit/scene.ts";

/** A picture of the site before it is rendered: every file in scenes/ exports one. */
export type PictureSource = {
  /** Names its files: `public/art/<name>-<width>.avif`. */
  name: string;
  /** What a person who cannot see it should know. */
  alt: string;
  /** The part every crop must keep, in percent from the left and from the top; the middle unless told. */
  focus?: [x: number, y: number];
  /** The widths it is rendered in, ascending; `usualWidths` unless told. */
  widths?: number[];
  draw: () => Scene;
};

export const usualWidths = [480, 800, 1200, 1920];

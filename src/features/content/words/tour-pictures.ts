import type { PictureFile } from "#design/pictures/picture.tsx";
import {
  capePeninsulaPicture,
  gardenRoutePicture,
  overbergPicture,
  robbenIslandPicture,
  sunsetPhotographyPicture,
  tableMountainPicture,
  townshipPicture,
  westCoastPicture,
  whaleWatchingPicture,
  winelandsPicture,
} from "./pictures.gen.ts";

/** The posters' pictures alone: a page that shows them need not carry the list of all pictures. */
export const tourPictures: Readonly<Record<string, PictureFile>> = {
  "cape-peninsula": capePeninsulaPicture,
  winelands: winelandsPicture,
  "table-mountain": tableMountainPicture,
  "whale-watching": whaleWatchingPicture,
  township: townshipPicture,
  "sunset-photography": sunsetPhotographyPicture,
  "garden-route": gardenRoutePicture,
  "robben-island": robbenIslandPicture,
  "west-coast": westCoastPicture,
  overberg: overbergPicture,
};

import { join } from "node:path";
import sharp from "sharp";

/** Of each picture of the fleet 960 by 720 points around the vehicle: how far from the left. */
const lefts = { sedan: 120, shuttle: 220, luxury_coach: 236, large_coach: 120 };

/** The module with which the demo company photographs its vehicles: small JPEG files, as a phone would send them. */
export async function vehiclePicturesText(pictureFolder: string): Promise<string> {
  const lines = await Promise.all(
    Object.entries(lefts).map(async ([band, left]) => {
      const file = join(pictureFolder, `fleet-${band.replace("_", "-")}-1200.webp`);
      const picture = await sharp(file)
        .extract({ left, top: 80, width: 960, height: 720 })
        .resize(400, 300)
        .jpeg({ quality: 62, mozjpeg: true })
        .toBuffer();
      return `  ${band}: "${picture.toString("base64")}",`;
    }),
  );
  return `// Written by \`npm run art\` from the drawings in art/: change those, not this.
/** A JPEG of a vehicle of each class, in Base64. */
export const vehiclePictures = {
${lines.join("\n")}
} as const;
`;
}

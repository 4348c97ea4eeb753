/** Enough to see what is on it; a phone's originals have ten times as much data. */
const longestSide = 1600;
const quality = 0.8;

/** The scaled size, never larger than the original. */
export function shrunkSize(width: number, height: number, longest = longestSide) {
  const share = Math.min(1, longest / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/**
 * A picture as a JPEG small enough for a slow connection. Redrawing it drops the camera’s metadata; where it was taken
 * is known from the phone, with its owner's consent.
 */
export async function shrinkPicture(file: Blob, longest = longestSide): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const { width, height } = shrunkSize(picture.width, picture.height, longest);
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext("2d");
    if (pen) {
      // A JPEG has no transparency: what was clear would be black.
      pen.fillStyle = "#fff";
      pen.fillRect(0, 0, width, height);
      pen.drawImage(picture, 0, 0, width, height);
    }
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    if (!made) throw new Error("This picture can’t be read.");
    return made;
  } finally {
    picture.close();
  }
}

/** Larger than any place we show a face in, on a sharp screen. */
const squareSide = 640;

/** The middle of a picture as a square JPEG, without the camera’s metadata. A little above the middle where it is upright: there is the face. */
export async function squarePicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const { side, left, top } = squareIn(picture.width, picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.min(side, squareSide);
    canvas.height = canvas.width;
    canvas.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.width);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    if (!made) throw new Error("This picture can’t be read.");
    return made;
  } finally {
    picture.close();
  }
}

/** The whole picture in a square PNG: at its full size with clear corners, or with a margin on white. */
export async function framedPicture(file: Blob, side: number, ground?: "white"): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const canvas = document.createElement("canvas");
    canvas.width = side;
    canvas.height = side;
    const pen = canvas.getContext("2d");
    const room = ground ? side * 0.72 : side;
    const share = room / Math.max(picture.width, picture.height);
    const [width, height] = [picture.width * share, picture.height * share];
    if (pen && ground) {
      pen.fillStyle = ground;
      pen.fillRect(0, 0, side, side);
    }
    pen?.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!made) throw new Error("This picture can’t be read.");
    return made;
  } finally {
    picture.close();
  }
}

/** The square that is kept of a picture. */
export function squareIn(width: number, height: number) {
  const side = Math.min(width, height);
  return { side, left: Math.round((width - side) / 2), top: Math.round((height - side) / 3) };
}

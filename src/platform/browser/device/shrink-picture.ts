/** The data needed to show what is on it; a phone's own pictures have ten times as much. */
const longestSide = 1600;
const quality = 0.8;

/** How large a picture becomes: never larger than it is. */
export function shrunkSize(width: number, height: number, longest = longestSide) {
  const share = Math.min(1, longest / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/**
 * A picture as a JPEG for a slow connection. Drawn again, it has nothing of what a camera writes beside it: the
 * place it was taken at comes from the phone, with its owner's consent.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const { width, height } = shrunkSize(picture.width, picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    if (!made) throw new Error("This picture can’t be read.");
    return made;
  } finally {
    picture.close();
  }
}

import { expect, test } from "vitest";
import { aJpeg, aPdf, aPng } from "#testing/builders/services/a-file.ts";
import { cleanPicture } from "./clean-picture.ts";
import { fileKindOf } from "./file-kind.ts";

/** Exif as a phone writes it: an orientation, and somewhere in it where the picture was taken. */
function exif(orientation: number): Buffer {
  const body = Buffer.concat([
    Buffer.from("Exif\0\0II*\0", "latin1"),
    Buffer.from([8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]),
    Buffer.from("GPS 33.9249 S 18.4241 E", "latin1"),
  ]);
  return segment(0xe1, body);
}

function segment(kind: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

const withSegments = (...segments: Buffer[]) =>
  Buffer.concat([aJpeg().subarray(0, 2), ...segments, aJpeg().subarray(2)]);

test("where and with what a picture was taken is gone, and the picture is as before", () => {
  const taken = withSegments(
    exif(1),
    segment(0xfe, Buffer.from("by Thandi's phone")),
    segment(0xe1, Buffer.from("http://ns.adobe.com/xap/1.0/ position")),
    segment(0xed, Buffer.from("Photoshop 3.0 city")),
  );
  const clean = cleanPicture(Buffer.concat([taken, Buffer.from("a film behind the picture, 33.9249 S")]));
  expect(clean).toMatchObject({ width: 1, height: 1 });
  expect(fileKindOf(clean?.content ?? Buffer.alloc(0))).toBe("image/jpeg");
  expect(clean?.content.toString("latin1")).not.toMatch(/Exif|GPS|33\.92|Thandi|adobe\.com|Photoshop|film/);
  expect(clean?.content).toEqual(cleanPicture(aJpeg())?.content);
});

test("a phone held upright still shows the picture upright", () => {
  const clean = cleanPicture(withSegments(exif(6)))?.content ?? Buffer.alloc(0);
  expect(clean.toString("latin1")).not.toContain("GPS");
  expect(clean.indexOf("Exif")).toBeGreaterThan(0);
  // Cleaned again it is the same: what is kept can be read.
  expect(cleanPicture(clean)?.content).toEqual(clean);
});

test("colours keep their profile", () => {
  const profile = segment(0xe2, Buffer.from("ICC_PROFILE\0\x01\x01display"));
  expect(cleanPicture(withSegments(profile))?.content.toString("latin1")).toContain("ICC_PROFILE");
});

test("texts and anything behind its end leave a PNG", () => {
  const png = aPng();
  const text = Buffer.from("tEXtGPS\x0033.9249", "latin1");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length - 4);
  const end = png.length - 12;
  const marked = Buffer.concat([
    png.subarray(0, end),
    length,
    text,
    Buffer.alloc(4),
    png.subarray(end),
    Buffer.from("<script>"),
  ]);
  const clean = cleanPicture(marked);
  expect(clean?.content).toEqual(png);
  expect(clean).toMatchObject({ width: 16, height: 16 });
});

const huge = () => {
  const png = Buffer.from(aPng());
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  return png;
};

test.each([
  ["a document", aPdf()],
  ["a JPEG without a picture", Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ["a JPEG that breaks off", aJpeg().subarray(0, 40)],
  ["a PNG that breaks off", aPng().subarray(0, 40)],
  ["a JPEG whose segment says it is longer than the file", withSegments(Buffer.from([0xff, 0xe1, 0xff, 0xff]))],
  ["nothing", Buffer.alloc(0)],
  ["a picture of 60 000 by 60 000 points", huge()],
])("%s is refused", (_what, content) => {
  expect(cleanPicture(content)).toBeUndefined();
});

import { expect, test } from "vitest";
import { pictureAddress, pictureProblem, readPictureName } from "./picture.ts";

const hash = "0123456789abcdef0123456789abcdef";

test.each([
  [{ width: 1600, height: 1067 }, { width: 640, height: 427 }, null],
  [{ width: 1200, height: 1600 }, { width: 480, height: 640 }, null],
  [{ width: 800, height: 600 }, undefined, null],
  [{ width: 799, height: 600 }, undefined, "too_small"],
  [{ width: 1601, height: 1067 }, undefined, "not_a_picture"],
  [{ width: 1600, height: 1067 }, { width: 641, height: 427 }, "not_a_picture"],
  [{ width: 1600, height: 1067 }, { width: 640, height: 640 }, "not_a_picture"],
] as const)("%j with a copy of %j: %s", (large, small, problem) => {
  expect(pictureProblem(large, small)).toBe(problem);
});

test("an address names the picture and the width of its file", () => {
  const address = pictureAddress(hash, 640);
  expect(address).toBe(`/pictures/${hash}-640.jpg`);
  expect(readPictureName(address.slice("/pictures/".length))).toEqual({
    hash,
    width: 640,
    format: null,
    type: "image/jpeg",
  });
  expect(readPictureName(`${hash}-512.png`)).toEqual({ hash, width: 512, format: null, type: "image/png" });
  expect(readPictureName(`${hash}-480.avif`)).toEqual({ hash, width: 480, format: "avif", type: "image/avif" });
});

test.each([`${hash}-640.svg`, `${hash}-0.jpg`, `${hash.slice(1)}-640.jpg`, `${hash}.jpg`, `../${hash}-640.jpg`])(
  "%s is no such address",
  (name) => {
    expect(readPictureName(name)).toBeUndefined();
  },
);
